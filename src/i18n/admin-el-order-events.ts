import type { adminEnOrderEvents } from './admin-en-order-events.ts'
import type { Translation } from './translation.ts'

export const adminElOrderEvents = {
  orderEvents: {
    payment: { other: 'Πληρωμή: {event}' },
    refund: { other: 'Επιστροφή χρημάτων: {event}' },
    parcel: {
      other: 'Δέμα: {event}',
      created: 'Δημιουργήθηκε δέμα: {reference}',
      handed_over: 'Το δέμα παραδόθηκε στον μεταφορέα: {reference}',
      in_transit: 'Το δέμα είναι σε μεταφορά: {reference}',
      ready_at_point: 'Το δέμα είναι στη θυρίδα: {reference}',
      delivered: 'Το δέμα παραδόθηκε: {reference}',
      refused: 'Το δέμα δεν έγινε δεκτό: {reference}',
      expired: 'Το δέμα δεν παραλήφθηκε: {reference}',
      returning: 'Το δέμα επιστρέφει: {reference}',
      returned: 'Το δέμα επέστρεψε: {reference}',
      lost: 'Το δέμα χάθηκε: {reference}',
      cancelled: 'Το δέμα ακυρώθηκε: {reference}',
      stuck: 'Πέντε μέρες χωρίς νέα για το δέμα: {reference}',
      carrier_refused: 'Ο μεταφορέας αρνήθηκε το δέμα: {reference}',
      carrier_unknown: 'Ο μεταφορέας δεν απάντησε: {reference}',
      cash_paid_out: 'Ο μεταφορέας απέδωσε {amount}',
    },
    document: { other: 'Παραστατικό: {event}' },
    withdrawal: { other: 'Υπαναχώρηση: {event}' },
    claim: { other: 'Απαίτηση εγγύησης: {event}' },
  },
} as const satisfies Translation<typeof adminEnOrderEvents>
