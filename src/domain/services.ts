/** Services that can be booked, with their duration in minutes. */
export const SERVICES = {
  eye_exam: { minutes: 45 },
  fitting: { minutes: 30 },
  styling: { minutes: 30 },
  collection: { minutes: 15 },
} as const
export type Service = keyof typeof SERVICES
export const SERVICE_NAMES = Object.keys(SERVICES) as [Service, ...Service[]]

/** The service of a request that names none: the longest on offer, so that the time suffices for any. */
export function defaultService(services: Record<Service, { minutes: number; isOffered: boolean }>): Service {
  const offered = SERVICE_NAMES.filter((name) => services[name].isOffered)
  return (offered.length > 0 ? offered : SERVICE_NAMES).reduce((longest, name) =>
    services[name].minutes > services[longest].minutes ? name : longest,
  )
}

export const BOOKING = {
  /** The minimum time between booking and appointment, in minutes. */
  leadMinutes: 60,
  /** How many days ahead appointments can be booked. */
  daysAhead: 90,
  /** In minutes since midnight in Cyprus, on the day before. */
  remindsAt: 10 * 60,
  /** VAT included; 0 is free of charge. */
  eyeExamCents: 2_000,
} as const
