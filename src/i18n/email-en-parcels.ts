/** E-mails about parcels; part of `emailEn`. */
export const emailEnParcels = {
  order_shipped: {
    subject: 'Your order {number} is on its way',
    preview: 'We have handed it to the courier.',
    heading: 'Your order is on its way',
    text: 'We have handed your order {number} of {date} to the courier.',
    carrier: 'Courier',
    trackingNumber: 'Tracking number',
    track: 'Follow the parcel',
  },
  parcel_ready: {
    subject: 'Your order {number} is in the locker',
    preview: 'You can collect it now.',
    heading: 'Your parcel is in the locker',
    text: 'Your order {number} of {date} is waiting for you in the locker.',
    place: 'Locker',
    code: 'The courier sends the code that opens it to your phone. Parcels that nobody collects come back to us.',
  },
  order_delivered: {
    subject: 'Your order {number} has been delivered',
    preview: 'We hope it suits you.',
    heading: 'Your order has been delivered',
    text: 'Your order {number} of {date} has been delivered.',
    withdrawal:
      'If it is not what you wanted, you may withdraw from the contract within 14 days from today, without giving a reason. On the page of your order, press “Withdraw from contract here”. Lenses made to your prescription are excepted.',
    guarantee: 'If something is faulty, write to us at any time within two years.',
  },
} as const
