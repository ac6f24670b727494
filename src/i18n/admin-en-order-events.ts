export const adminEnOrderEvents = {
  /** Of the timeline of an order: what happened, by subject and event. Texts may have {amount} and {reference}. */
  orderEvents: {
    payment: { other: 'Payment: {event}' },
    refund: { other: 'Refund: {event}' },
    parcel: { other: 'Parcel: {event}' },
    document: { other: 'Document: {event}' },
    withdrawal: {
      matched: 'Withdrawn from by the buyer',
      goods_due: 'Withdrawal: the goods are on their way back',
      received: 'Withdrawal: the goods have arrived',
      inspected: 'Withdrawal: inspected, {amount} to be refunded',
      refund_due: 'Withdrawal: refund of {amount} asked for',
      refunded: 'Withdrawal: refunded',
      refused: 'Withdrawal refused',
      lapsed: 'Withdrawal: the goods did not come back',
      other: 'Withdrawal: {event}',
    },
    claim: {
      claimed: 'Guarantee claim made',
      examined: 'Guarantee claim: examined',
      repair: 'Guarantee claim: to be repaired',
      replace: 'Guarantee claim: to be replaced',
      reduce: 'Guarantee claim: lower price',
      refund: 'Guarantee claim: to be refunded',
      settled: 'Guarantee claim settled',
      rejected: 'Guarantee claim rejected',
      other: 'Guarantee claim: {event}',
    },
  },
} as const
