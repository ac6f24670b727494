import type { ErrorCode } from '../../contract/errors.ts'

/**
 * A token bucket: `most` units at once, refilled evenly within `minutes`. Kept in the database, it holds for all
 * processes of a shop together.
 */
export interface Limit {
  key: string
  most: number
  minutes: number
  /** What one try takes; 1 where it is not given. */
  units?: number
  /**
   * Makes the limit a growing one instead: `most` tries within `minutes`, then a wait of as many minutes that doubles
   * each time up to this many.
   */
  growsToMinutes?: number
  /** What a refusal says; `too_many_attempts` where it is not given. */
  code?: ErrorCode
}

/** A limit that refused, and for how long. */
export interface ExceededLimit {
  limit: Limit
  waitMs: number
}

export const MINUTE_MS = 60_000

/** Milliseconds in which a bucket refills what one try takes. */
export const costMsOf = ({ most, minutes, units = 1 }: Limit): number =>
  Math.floor((minutes * MINUTE_MS * units) / most)

/** Milliseconds in which an empty bucket refills whole. */
export const sizeMsOf = ({ minutes }: Limit): number => minutes * MINUTE_MS
