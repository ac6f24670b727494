import type { adminEnOrderEvents } from './admin-en-order-events.ts'
import type { Translation } from './translation.ts'

export const adminElOrderEvents = {
  orderEvents: {
    payment: { other: 'Πληρωμή: {event}' },
    refund: { other: 'Επιστροφή χρημάτων: {event}' },
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
