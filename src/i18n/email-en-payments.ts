/** Of e-mails about payments; see email-en.ts. */
export const emailEnPayments = {
  payment_received: {
    subject: 'We have received your payment for order {number}',
    preview: 'Thank you. We are preparing it now.',
    heading: 'Thank you, your payment is here',
    text: 'We have received your payment for order {number} of {date}, and are preparing it now. We will write to you when it is on its way.',
  },
  transfer_reminder: {
    subject: 'Your order {number} is waiting for your transfer',
    preview: 'We keep its pieces for you until your transfer arrives.',
    heading: 'We are waiting for your transfer',
    text: 'Your transfer for order {number} of {date} has not arrived yet. If you have sent it already, there is nothing to do. The account and the reference are on the page of your order.',
  },
  order_expired: {
    subject: 'Your order {number} was not paid and is cancelled',
    preview: 'Nothing was charged. You can order again at any time.',
    heading: 'Your order was not paid in time',
    text: 'Your order {number} of {date} was not paid in time, so we have cancelled it. Nothing was charged. Should a payment still arrive, we send the order if its pieces are there, or return the money.',
  },
} as const
