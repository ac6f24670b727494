import type { ErrorCode } from '../../contract/errors.ts'

/**
 * A token bucket: `most` units at once, refilled evenly within `minutes`. All processes share those in the database.
 */
export interface Limit {
  key: string
  most: number
  /** At most `DAY_MINUTES`: the sweep deletes what was counted soon after. */
  minutes: number
  units?: number
  /** Makes it a growing limit: after `most` attempts a wait of `minutes`, which doubles each time up to this value. */
  growsToMinutes?: number
  /** Error code; by default `too_many_attempts`. */
  code?: ErrorCode
}

export interface ExceededLimit {
  limit: Limit
  waitMs: number
}

export const MINUTE_MS = 60_000
export const DAY_MINUTES = 1440

export const costMsOf = ({ most, minutes, units = 1 }: Limit): number =>
  Math.floor((minutes * MINUTE_MS * units) / most)

export const sizeMsOf = ({ minutes }: Limit): number => minutes * MINUTE_MS
