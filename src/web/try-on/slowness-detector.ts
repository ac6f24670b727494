const SLOW_MS = 40
const WINDOW_MS = 2000

/** @returns a function that is called for each painted picture and returns whether those of two seconds were too slow */
export function createSlownessDetector(): (tookMs: number, nowMs: number) => boolean {
  let samples: { tookMs: number; atMs: number }[] = []
  let startedAtMs: number | null = null
  return (tookMs, nowMs) => {
    startedAtMs ??= nowMs
    samples = [...samples.filter(({ atMs }) => nowMs - atMs < WINDOW_MS), { tookMs, atMs: nowMs }]
    const mean = samples.reduce((sum, one) => sum + one.tookMs, 0) / samples.length
    return nowMs - startedAtMs >= WINDOW_MS && mean > SLOW_MS
  }
}
