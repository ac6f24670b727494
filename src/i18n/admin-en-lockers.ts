/** The locker of an order. */
export const adminEnLockers = {
  lockerField: {
    find: 'Locker',
    results: 'Lockers',
    none: 'No locker is chosen yet.',
  },
} as const
