import type { ErrorCode } from '../../contract/errors.ts'

/**
 * A token bucket: `most` units at once, refilled evenly within `minutes`. In the database it is shared by all processes.
 */
export interface Limit {
  key: string
  most: number
  minutes: number
  /** Units per attempt; by default 1. */
  units?: number
  /**
   * Makes it a growing limit: `most` attempts within `minutes`, then a wait of `minutes` that doubles each time up to this
   * value.
   */
  growsToMinutes?: number
  /** Error code; by default `too_many_attempts`. */
  code?: ErrorCode
}

export interface ExceededLimit {
  limit: Limit
  waitMs: number
}

export const MINUTE_MS = 60_000

/** Milliseconds in which a bucket refills the units of one attempt. */
export const costMsOf = ({ most, minutes, units = 1 }: Limit): number =>
  Math.floor((minutes * MINUTE_MS * units) / most)

/** Milliseconds in which an empty bucket refills completely. */
export const sizeMsOf = ({ minutes }: Limit): number => minutes * MINUTE_MS
