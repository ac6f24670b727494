/** Texts of the e-mails about paying. */
export const emailEnPayments = {
  payment_received: {
    subject: 'We have your payment for order {number}',
    preview: '{amount} received. Thank you.',
    heading: 'Your payment has arrived',
    text: 'We have received {amount} for your order {number} of {date}.',
    next: {
      standard: 'We now prepare it, and write to you when we hand it to the courier.',
      express: 'We now prepare it before others, and write to you when we hand it to the courier.',
      locker: 'We now prepare it, and write to you when it is on its way to the locker.',
      collection: 'We now prepare it, and write to you when you can collect it.',
    },
    /** For orders that the buyer has in hand. */
    handedOver: 'Thank you for your purchase.',
    paid: 'Paid',
    method: 'Payment',
    invoice: 'Invoice',
    attached: 'Your invoice is attached. Please keep it: it is also your proof for the guarantee.',
  },
  payment_expired: {
    subject: 'Your order {number} was not paid and is cancelled',
    preview: 'No money was taken. You are welcome to order again.',
    heading: 'Your order is cancelled',
    text: 'Your order {number} of {date} was not paid in the time we could keep its pieces for you, so we have cancelled it. No money was taken. Should a payment still arrive, we send the order if its pieces are there, or return the money. Should you see an amount reserved by your bank, it is released by itself.',
    transferText:
      'The transfer for your order {number} of {date} did not reach us in the time we could keep its pieces for you, so we have cancelled it. Is it on its way? Please write or call us: we either send the order after all or return the money.',
    again: 'The pieces are in the shop again. You are welcome to order them once more.',
    button: 'Look at the collection',
  },
  transfer_reminder: {
    subject: 'We are waiting for your transfer: order {number}',
    preview: '{total}, by {until}.',
    heading: 'We keep your order for you',
    text: 'The transfer of {total} for your order {number} of {date} has not reached us yet. We keep its pieces until {until}.',
    left: 'Days left: {days}',
    sent: 'Have you sent it already? Then you need do nothing: a transfer may take a working day or two.',
    show: 'See the order and how to pay',
  },
  refund_done: {
    subject: 'We have returned {amount} for order {number}',
    preview: 'It reaches you in the way you paid.',
    heading: 'Your money is on its way back',
    text: 'We have returned {amount} for your order {number} of {date}.',
    ways: {
      credit_card: 'It goes to the card you paid with. Banks take up to 10 working days to show it.',
      paypal: 'It goes to your PayPal account, and from there to the card or bank you paid with.',
      transfer: 'We have transferred it to your bank account. It arrives within one or two working days.',
      cash: 'You have received it in cash at our store.',
      terminal: 'It was returned to your card at our store. Banks take up to 10 working days to show it.',
    },
    amount: 'Returned',
    order: 'Order',
    creditNote: 'Credit note',
    attached: 'The credit note is attached.',
  },
  awaiting_payment: {
    title: 'Awaiting payment',
    text: 'Your order is not paid yet. We keep its pieces until {until}.',
    plainText: 'Your order is not paid yet.',
    button: 'Pay now',
    payments: {
      credit_card: 'By card: not paid yet.',
      paypal: 'By PayPal: not paid yet.',
      bank_transfer:
        'Please transfer {total} to the account below, with the order number {number} as the reference. We send the order once the money has arrived.',
    },
  },
  transfer: {
    holder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    reference: 'Reference',
    amount: 'Amount',
    until: 'We keep your pieces until',
    byPhone: 'Please call or write to us for the number of our account.',
  },
} as const
