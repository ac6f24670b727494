export const enPaymentErrors = {
  payment_not_secured:
    'This order is not paid yet, so it cannot be prepared. Take the payment or wait for it, then try again.',
  payment_not_possible: 'There is nothing to pay for this order now. Please look at how it stands.',
  payment_attempts_used:
    'Payment for this order was tried too often. Please pay by bank transfer, or call one of our stores.',
  payment_method_not_offered: 'This way to pay is not offered at the moment. Please choose another.',
  cards_paused: 'Cards cannot be used for a short while. Please pay in another way, or try again later.',
  cash_not_offered: 'Cash on delivery is not possible for this order. Please choose another way to pay.',
  too_many_declines: 'Several payments were declined. Please wait a while, or choose another way to pay.',
  gateway_unavailable:
    'The bank’s page does not answer. Nothing was charged. Please try again, or choose another way to pay.',
} as const
