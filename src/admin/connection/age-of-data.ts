const OLD_MS = 120_000

/** What is known of one reading that is on the screen. */
export interface Reading {
  /** When its data was read, in milliseconds; 0 if it never was. */
  readAt: number
  /** Whether reading it again has failed, or waits for the connection. */
  isFailing: boolean
}

/**
 * Since when the shown data is no longer fresh, in milliseconds; null while nothing needs to be said. Without a
 * connection that is the oldest of it, otherwise the oldest whose reading fails, once it is two minutes old.
 */
export function ageOfData(readings: readonly Reading[], isLost: boolean, now: number): number | null {
  const meant = readings.filter(({ readAt, isFailing }) => readAt > 0 && (isLost || isFailing))
  if (meant.length === 0) return null
  const oldest = Math.min(...meant.map(({ readAt }) => readAt))
  return isLost || now - oldest > OLD_MS ? oldest : null
}
