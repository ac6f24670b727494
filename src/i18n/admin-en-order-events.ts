export const adminEnOrderEvents = {
  /** Of the timeline of an order: what happened, by subject and event. Texts may have {amount} and {reference}. */
  orderEvents: {
    payment: {
      other: 'Payment: {event}',
      authorised: 'Payment of {amount} authorised ({reference})',
      captured: 'Paid: {amount} ({reference})',
      received_in_part: 'A part of the money has come: {amount} ({reference})',
      declined: 'Payment declined ({reference})',
      expired: 'Payment ended unpaid ({reference})',
      hold_over: 'Not paid in time: its pieces are free again',
      method_changed: 'The buyer has chosen another way to pay ({reference})',
      reversed: 'Authorisation given free ({reference})',
      refused: 'The buyer did not accept the parcel, so nothing was paid ({reference})',
      surplus: 'Money that is not owed: {amount} go back ({reference})',
      needs_call: 'Cash on delivery of {amount}: call the buyer before sending',
      amount_differs: 'To be looked at: the gateway has {amount}, not what was due ({reference})',
      currency_differs: 'To be looked at: paid in another currency ({reference})',
      order_changed: 'To be looked at: {amount} were paid for what the order cost before it was changed ({reference})',
      transfer_short: 'To be looked at: only {amount} were transferred in time ({reference})',
      charged_back: 'To be looked at: the buyer’s bank has taken {amount} back. Do not ship ({reference})',
    },
    refund: { other: 'Refund: {event}', intended: 'Refund of {amount} under way ({reference})' },
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
