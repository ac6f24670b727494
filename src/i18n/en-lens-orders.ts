/** Lines with lenses in the cart, at the checkout and in orders. */
export const enLensOrders = {
  lensOrders: {
    lenses: 'Lenses',
    onePair: 'One pair',
    ofLine: '{product} with lenses',
    heldUntil: 'Price held until {date}',
    change: 'Change lenses',
    changeOf: 'Change lenses of {product}',
    chooseAgain: 'Choose lenses again',
    chooseAgainOf: 'Choose lenses again for {product}',
    expired:
      'The price of these lenses was held until {date}. Choose the lenses again to order them at today’s price, or remove this line.',
    expiredShort: 'The price of these lenses is no longer held. Choose them again in the cart.',
    madeForYou: {
      legend: 'Made for you',
      agree:
        'My glasses with lenses are made for me. I know that I cannot withdraw from them within 14 days, as I can from other goods.',
      note: 'The legal guarantee holds for them as for everything else.',
      except: 'This right does not hold for glasses with lenses, which are made for you.',
    },
    visit: {
      delivery: 'We measure you in the store, so these glasses are collected there.',
      legend: 'Your time for measuring',
      note: 'Your lenses are made after an optician has measured you in the frame. Choose a day and a time for it.',
      day: 'Day of the visit',
      chooseStore: 'Choose a store first; then its free times appear here.',
      noTimes: 'No free times on this day. Choose another.',
      tooFar: 'Times are given out {days} days ahead. Choose an earlier day.',
      timesFailed: 'The free times could not be loaded. Try again in a moment, or call the store.',
      booked: 'Measuring on {date} at {time}',
      change: 'See or move the time',
    },
    days: {
      afterwards: 'counted from when your lenses are made',
      making: 'with the days your lenses take',
      prescription: 'Your lenses are made once we have your prescription; then we tell you the day',
    },
    work: {
      title: 'Your lenses',
      again: 'We are making this pair again.',
      toCome: 'still to come',
      question:
        'Our optician has a question. It is behind the link in our e-mail, and your lenses wait for your answer.',
      refused:
        'Our optician cannot make these lenses as they were ordered. Call us or come by: we explain why, and you pay nothing for them.',
      call: 'Call or visit us',
      states: {
        awaiting_prescription: 'Prescription to come',
        checking: 'An optician checks it',
        question: 'We asked you something',
        measuring: 'Measuring in the store',
        approved: 'Cleared to be made',
        refused: 'Not made',
        ordered: 'Lenses ordered',
        arrived: 'Lenses arrived',
        fitting: 'Edged and fitted to the frame',
        quality_check: 'Quality check',
        failed: 'Made again',
        ready: 'Ready',
        done: 'Handed over',
        cancelled: 'Cancelled',
      },
    },
    next: {
      title: 'What happens next with your lenses',
      later:
        'Bring your prescription to one of our stores, or send it to us. An optician will be in touch with you. Your lenses are made once the optician has approved it.',
      eye_test: 'We test your eyes in the store at the time you booked. After that your lenses are made.',
      visit: 'An optician measures you in the store at the time you booked. After that your lenses are made.',
      checked:
        'An optician checks your prescription and is in touch if anything is unclear. After that your lenses are made.',
    },
  },
} as const
