import type { Page } from '@playwright/test'
import { solvePose } from '../../src/domain/fitting/solve-pose.ts'
import { read } from './measure-faces.ts'
import type { Bench } from './page.ts'
import type { Row } from './result-table.ts'

const FRAMES = 60
const WARM_UP = 5
const FITS = 200

/**
 * The time for a live picture of 640 pixels. Most rows are informative, since they depend on the machine's load. Only our
 * own CPU time without drawing calls has a limit: a busy machine changes it little.
 */
export async function measureSpeed(page: Page, url: string): Promise<Row[]> {
  const still = await read(page, url)
  const copy = { scale: 640 / Math.max(still.width, still.height) }
  const tracked: number[] = []
  for (let i = 0; i < FRAMES; i++) tracked.push((await read(page, url, copy, 'live')).tookMs)
  const fits = Array.from({ length: FITS }, () => {
    const began = performance.now()
    solvePose(still.landmarks ?? [], still)
    return performance.now() - began
  })
  const paint = (isCoarse: boolean) =>
    page.evaluate(
      ([a, c, times, coarse]) => (window as unknown as { bench: Bench }).bench.paintLive(a, c, times, coarse),
      [url, copy, FRAMES, isCoarse] as const,
    )
  const painted = await paint(false)
  const coarse = (await paint(true)).slice(WARM_UP).map((cost) => cost.totalMs)
  const warm = painted.slice(WARM_UP)
  const own = median(warm.map(({ totalMs, drawingMs }) => totalMs - drawingMs))
  const whole = warm.map((cost) => cost.totalMs)
  return [
    informative('tracker p95, live', '≤ 12 ms idle', `${p95(tracked.slice(WARM_UP)).toFixed(1)} ms`),
    informative('fit', '≤ 0.5 ms', `${median(fits).toFixed(2)} ms (median)`),
    {
      name: 'our CPU per live frame, without drawing calls',
      target: '≤ 15 ms',
      measured: `${own.toFixed(1)} ms (median)`,
      isMet: own <= 15,
    },
    informative(
      'the same with drawing calls, rendered in software',
      '≤ 15 ms',
      `${median(whole).toFixed(1)} ms, p95 ${p95(whole).toFixed(1)} ms`,
    ),
    informative(
      'the same on a slow device: a lower resolution, shadows now and then',
      '≤ 25 ms',
      `${median(coarse).toFixed(1)} ms, p95 ${p95(coarse).toFixed(1)} ms`,
    ),
  ]
}

const informative = (name: string, target: string, measured: string): Row => ({ name, target, measured, isMet: null })

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

const p95 = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0
