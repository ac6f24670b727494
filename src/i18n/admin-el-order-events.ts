import type { adminEnOrderEvents } from './admin-en-order-events.ts'
import type { Translation } from './translation.ts'

export const adminElOrderEvents = {
  orderEvents: {
    payment: { other: 'Πληρωμή: {event}' },
    refund: { other: 'Επιστροφή χρημάτων: {event}' },
    parcel: { other: 'Δέμα: {event}' },
    document: { other: 'Παραστατικό: {event}' },
    withdrawal: {
      matched: 'Ο πελάτης υπαναχώρησε',
      goods_due: 'Υπαναχώρηση: αναμένονται τα προϊόντα',
      received: 'Υπαναχώρηση: τα προϊόντα έφτασαν',
      inspected: 'Υπαναχώρηση: έγινε έλεγχος, επιστρέφονται {amount}',
      refund_due: 'Υπαναχώρηση: ζητήθηκε επιστροφή {amount}',
      refunded: 'Υπαναχώρηση: επιστράφηκαν τα χρήματα',
      refused: 'Η υπαναχώρηση απορρίφθηκε',
      lapsed: 'Υπαναχώρηση: τα προϊόντα δεν επέστρεψαν',
      other: 'Υπαναχώρηση: {event}',
    },
    claim: {
      claimed: 'Υποβλήθηκε απαίτηση εγγύησης',
      examined: 'Απαίτηση εγγύησης: εξετάστηκε',
      repair: 'Απαίτηση εγγύησης: για επισκευή',
      replace: 'Απαίτηση εγγύησης: για αντικατάσταση',
      reduce: 'Απαίτηση εγγύησης: μείωση τιμής',
      refund: 'Απαίτηση εγγύησης: για επιστροφή χρημάτων',
      settled: 'Η απαίτηση εγγύησης διευθετήθηκε',
      rejected: 'Η απαίτηση εγγύησης απορρίφθηκε',
      other: 'Απαίτηση εγγύησης: {event}',
    },
  },
} as const satisfies Translation<typeof adminEnOrderEvents>
