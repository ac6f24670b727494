import { z } from 'zod'
import { SESSION_DAYS, SESSION_IDLE_DAYS, STAFF_IDLE_MINUTES, STAFF_SESSION_HOURS } from '../domain/session-ends.ts'

/** Shorter than the default, never longer: the privacy page promises the default. */
const upTo = (most: number, least = 1) => z.coerce.number().int().min(least).max(most).default(most)

export const sessionVariables = {
  SESSION_IDLE_DAYS: upTo(SESSION_IDLE_DAYS),
  SESSION_DAYS: upTo(SESSION_DAYS),
  STAFF_SESSION_IDLE_MINUTES: upTo(STAFF_IDLE_MINUTES, 5),
  STAFF_SESSION_HOURS: upTo(STAFF_SESSION_HOURS),
}

const schema = z.object(sessionVariables)

/** How long a session lasts without a request, and altogether. */
interface SessionEnds {
  idleMs: number
  longestMs: number
}

export interface SessionSettings {
  customers: SessionEnds
  staff: SessionEnds
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export function toSessionSettings(value: z.infer<typeof schema>): SessionSettings {
  return {
    customers: { idleMs: value.SESSION_IDLE_DAYS * DAY_MS, longestMs: value.SESSION_DAYS * DAY_MS },
    staff: {
      idleMs: value.STAFF_SESSION_IDLE_MINUTES * MINUTE_MS,
      longestMs: value.STAFF_SESSION_HOURS * HOUR_MS,
    },
  }
}
