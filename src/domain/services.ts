/** Services that can be booked, with their duration in minutes. Settings, like shop-facts. */
export const SERVICES = {
  eye_exam: { minutes: 45 },
  fitting: { minutes: 30 },
  styling: { minutes: 30 },
  collection: { minutes: 15 },
} as const
export type Service = keyof typeof SERVICES
export const SERVICE_NAMES = Object.keys(SERVICES) as [Service, ...Service[]]

/** The service of a request that names none: the longest, so that the time suffices for any. */
export const DEFAULT_SERVICE: Service = 'eye_exam'

export const BOOKING = {
  /** The minimum time between booking and appointment, in minutes. */
  leadMinutes: 60,
  /** How many days ahead appointments can be booked. */
  daysAhead: 90,
  /** In minutes since midnight in Cyprus, on the day before. */
  remindsAt: 10 * 60,
} as const
