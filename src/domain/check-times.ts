const MINUTE_MS = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/** Minutes after the start: every two while the buyer is at the gateway, hourly for a day, daily for a week. */
const CHECKS_AT_MINUTES: readonly number[] = [
  ...Array.from({ length: 20 }, (_, index) => 1 + 2 * index),
  ...Array.from({ length: 24 }, (_, index) => (index + 1) * HOUR),
  ...Array.from({ length: 6 }, (_, index) => (index + 2) * DAY),
]

/** When a gateway is asked next about a payment; null once it is a week old. */
export function nextCheckAt(createdAt: Date, now: Date): Date | null {
  const minutes = (now.valueOf() - createdAt.valueOf()) / MINUTE_MS
  const next = CHECKS_AT_MINUTES.find((at) => at > minutes)
  return next === undefined ? null : new Date(createdAt.valueOf() + next * MINUTE_MS)
}

const REMINDER_DAYS = [3, 6] as const

/** When a buyer is reminded of a transfer next; null after the last time. */
export function nextReminderAt(createdAt: Date, now: Date): Date | null {
  const days = (now.valueOf() - createdAt.valueOf()) / (DAY * MINUTE_MS)
  const next = REMINDER_DAYS.find((at) => at > days)
  return next === undefined ? null : new Date(createdAt.valueOf() + next * DAY * MINUTE_MS)
}
