/** What one can come for, and how many minutes it takes. Settings, as shop-facts are. */
export const SERVICES = {
  eye_exam: { minutes: 45 },
  fitting: { minutes: 30 },
  styling: { minutes: 30 },
  collection: { minutes: 15 },
} as const
export type Service = keyof typeof SERVICES
export const SERVICE_NAMES = Object.keys(SERVICES) as [Service, ...Service[]]

/** What a time is kept for where nobody said: the longest, so that it is long enough for any. */
export const DEFAULT_SERVICE: Service = 'eye_exam'

export const BOOKING = {
  /** How long before it begins a time may still be taken. */
  leadMinutes: 60,
  /** How many days ahead times are given out. */
  daysAhead: 90,
  /** When the reminder goes out on the day before, in minutes since midnight in Cyprus. */
  remindsAt: 10 * 60,
} as const
