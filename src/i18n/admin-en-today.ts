/** The back office's first screen. */
export const adminEnToday = {
  today: {
    title: 'Today',
    orders: 'Orders that wait',
    waiting: {
      pending: 'To confirm',
      confirmed: 'To pack',
      in_fulfilment: 'Being packed',
      ready_for_collection: 'To be collected',
    },
    since: 'the oldest since {moment}',
    noneWait: 'none waits',
    bookings: 'Appointments today',
    noBookings: 'Nobody is booked today.',
    requests: {
      one: '{count} appointment was asked for and has no time yet.',
      other: '{count} appointments were asked for and have no time yet.',
    },
    lowStock: 'Running out',
    lowStockCount: {
      one: '{count} product has two pieces or fewer in all stores.',
      other: '{count} products have two pieces or fewer in all stores.',
    },
    allLowStock: 'All of them',
    noLowStock: 'Every product has more than two pieces.',
    pieces: { one: '{count} piece', other: '{count} pieces' },
    soldOut: 'sold out',
    sales: 'Sales of 30 days',
    salesText:
      'Orders of the last 30 days, today included, against the 30 days before. VAT and delivery are in; cancelled and returned orders are out.',
    last: 'Last 30 days',
    before: '30 days before',
    orderCount: { one: '{count} order', other: '{count} orders' },
    change: '{percent} against the 30 days before',
    noChange: 'The 30 days before had no sales.',
    figures: 'The figures as a table',
    chart: 'Sales by day: bars are the last 30 days, the line is the 30 days before. The figures follow as a table.',
    day: 'Day',
    total: 'Total',
  },
} as const
