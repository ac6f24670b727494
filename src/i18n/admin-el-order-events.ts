import type { adminEnOrderEvents } from './admin-en-order-events.ts'
import type { Translation } from './translation.ts'

export const adminElOrderEvents = {
  orderEvents: {
    payment: {
      other: 'Πληρωμή: {event}',
      authorised: 'Δεσμεύτηκαν {amount} ({reference})',
      captured: 'Πληρώθηκε: {amount} ({reference})',
      received_in_part: 'Ήρθε μέρος των χρημάτων: {amount} ({reference})',
      declined: 'Η πληρωμή απορρίφθηκε ({reference})',
      expired: 'Η πληρωμή έληξε χωρίς χρέωση ({reference})',
      hold_over: 'Δεν πληρώθηκε εγκαίρως: τα τεμάχια αποδεσμεύτηκαν',
      method_changed: 'Ο αγοραστής διάλεξε άλλον τρόπο πληρωμής ({reference})',
      reversed: 'Η δέσμευση ακυρώθηκε ({reference})',
      refused: 'Ο αγοραστής δεν παρέλαβε το δέμα και δεν πληρώθηκε τίποτα ({reference})',
      surplus: 'Χρήματα που δεν οφείλονται: επιστρέφονται {amount} ({reference})',
      needs_call: 'Αντικαταβολή {amount}: τηλεφωνήστε στον αγοραστή πριν την αποστολή',
      amount_differs: 'Για έλεγχο: η τράπεζα έχει {amount}, όχι το οφειλόμενο ποσό ({reference})',
      currency_differs: 'Για έλεγχο: πληρώθηκε σε άλλο νόμισμα ({reference})',
      order_changed: 'Για έλεγχο: πληρώθηκαν {amount}, όσο κόστιζε η παραγγελία πριν αλλάξει ({reference})',
      transfer_short: 'Για έλεγχο: εμβάστηκαν εγκαίρως μόνο {amount} ({reference})',
      charged_back: 'Για έλεγχο: η τράπεζα του αγοραστή πήρε πίσω {amount}. Μην το στείλετε ({reference})',
    },
    refund: { other: 'Επιστροφή χρημάτων: {event}', intended: 'Επιστρέφονται {amount} ({reference})' },
    parcel: { other: 'Δέμα: {event}' },
    document: {
      other: 'Παραστατικό: {event}',
      invoice: 'Εκδόθηκε το τιμολόγιο {reference}: {amount}',
      receipt: 'Εκδόθηκε η απόδειξη {reference}: {amount}',
      credit_note: 'Εκδόθηκε το πιστωτικό τιμολόγιο {reference}: {amount}',
    },
    withdrawal: { other: 'Υπαναχώρηση: {event}' },
    claim: { other: 'Απαίτηση εγγύησης: {event}' },
  },
} as const satisfies Translation<typeof adminEnOrderEvents>
