export interface MemoryPoint {
  /** Requests answered so far. */
  requests: number
  /** Bytes in use after a forced collection. */
  heapUsed: number
}

/** Above this, a leak; below, caches that fill. In bytes a request. */
export const MOST_BYTES_A_REQUEST = 150
/** Less than this in all is noise: code that was compiled, caches with a bound. */
const NOISE_BYTES = 24 * 1024 * 1024

/**
 * The slope of the heap over the requests, in bytes a request: the median of the slopes between all pairs of points
 * (Theil and Sen), which single outliers don't move. The first third is left out: caches fill.
 */
export function heapTrend(points: readonly MemoryPoint[]): { bytesPerRequest: number; isGrowing: boolean } {
  const later = points.slice(Math.floor(points.length / 3))
  const slopes = later
    .flatMap((to, at) =>
      later.slice(0, at).map((from) => (to.heapUsed - from.heapUsed) / (to.requests - from.requests)),
    )
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
  const bytesPerRequest = slopes[Math.floor(slopes.length / 2)] ?? 0
  const grown = (later.at(-1)?.heapUsed ?? 0) - (later[0]?.heapUsed ?? 0)
  return { bytesPerRequest, isGrowing: bytesPerRequest > MOST_BYTES_A_REQUEST && grown > NOISE_BYTES }
}
