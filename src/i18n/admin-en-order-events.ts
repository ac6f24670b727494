export const adminEnOrderEvents = {
  /** Of the timeline of an order: what happened, by subject and event. Texts may have {amount} and {reference}. */
  orderEvents: {
    payment: { other: 'Payment: {event}' },
    refund: { other: 'Refund: {event}' },
    parcel: {
      other: 'Parcel: {event}',
      created: 'Parcel created: {reference}',
      handed_over: 'Parcel handed over: {reference}',
      in_transit: 'Parcel in transit: {reference}',
      ready_at_point: 'Parcel in the locker: {reference}',
      delivered: 'Parcel delivered: {reference}',
      refused: 'Parcel refused: {reference}',
      expired: 'Parcel not collected: {reference}',
      returning: 'Parcel coming back: {reference}',
      returned: 'Parcel came back: {reference}',
      lost: 'Parcel lost: {reference}',
      cancelled: 'Parcel cancelled: {reference}',
      stuck: 'Nothing heard of the parcel for five days: {reference}',
      carrier_refused: 'The courier refused the parcel: {reference}',
      carrier_unknown: 'The courier did not answer: {reference}',
      cash_paid_out: 'The courier paid out {amount}',
    },
    document: { other: 'Document: {event}' },
    withdrawal: { other: 'Withdrawal: {event}' },
    claim: { other: 'Guarantee claim: {event}' },
  },
} as const
