import type { enShippingErrors } from './en-shipping-errors.ts'

export const elShippingErrors: Record<keyof typeof enShippingErrors, string> = {
  parcel_exists:
    'Αυτή η παραγγελία έχει ήδη δέμα. Ακυρώστε πρώτα εκείνο ή προσθέστε άλλο από τη σελίδα της παραγγελίας.',
  parcel_not_cancellable:
    'Ο μεταφορέας έχει ήδη αυτό το δέμα, γι’ αυτό δεν ακυρώνεται από εδώ. Τηλεφωνήστε στον μεταφορέα.',
  parcel_step_not_allowed: 'Το δέμα δεν είναι σε στάδιο που το επιτρέπει. Δείτε το ξανά.',
  carrier_not_possible: 'Αυτός ο μεταφορέας δεν παραδίδει με τον τρόπο που παραγγέλθηκε. Επιλέξτε άλλον.',
  carrier_not_connected: 'Δεν υπάρχει σύνδεση με αυτόν τον μεταφορέα. Χρησιμοποιήστε το γκισέ ή τη σελίδα του.',
  carrier_refused: 'Ο μεταφορέας αρνήθηκε: {named}.',
  carrier_unavailable: 'Ο μεταφορέας δεν απαντά προς το παρόν. Δοκιμάστε ξανά σε λίγα λεπτά.',
  tracking_number_required: 'Πληκτρολογήστε τον αριθμό αποστολής που έδωσε ο μεταφορέας.',
  label_missing: 'Δεν υπάρχει ακόμη ετικέτα: ο μεταφορέας δεν έχει δεχτεί αυτό το δέμα.',
  remittance_file_unreadable:
    'Το αρχείο δεν διαβάζεται. Χρειάζεται μία στήλη με τον αριθμό αποστολής και μία με το ποσό.',
}
