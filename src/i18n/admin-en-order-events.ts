export const adminEnOrderEvents = {
  /** Of the timeline of an order: what happened, by subject and event. Texts may have {amount} and {reference}. */
  orderEvents: {
    payment: { other: 'Payment: {event}' },
    refund: { other: 'Refund: {event}' },
    parcel: { other: 'Parcel: {event}' },
    document: {
      other: 'Document: {event}',
      invoice: 'Invoice {reference} issued: {amount}',
      receipt: 'Receipt {reference} issued: {amount}',
      credit_note: 'Credit note {reference} issued: {amount}',
    },
    withdrawal: { other: 'Withdrawal: {event}' },
    claim: { other: 'Guarantee claim: {event}' },
  },
} as const
