export const enMoneyErrors = {
  refund_too_large: 'This is nothing, or more than was paid and not yet given back. Nothing was refunded.',
  refund_settled: 'This refund has been dealt with meanwhile.',
  nothing_due: 'Nothing is due for this order.',
  payment_not_awaited: 'No transfer is awaited for this payment.',
  payment_not_in_review: 'This payment has been decided on meanwhile.',
} as const
