import type { Page } from '@playwright/test'
import { solvePose } from '../../src/domain/fitting/solve-pose.ts'
import { read } from './measure-faces.ts'
import type { Bench } from './page.ts'
import { mean, type Row } from './rows.ts'

const FRAMES = 60
/** The first ones pay for what is made ready once. */
const WARM_UP = 5
const FITS = 200

/** How long a live picture of 640 pixels takes; told only, for it is the machine's load that is measured too. */
export async function measureSpeed(page: Page, address: string): Promise<Row[]> {
  const still = await read(page, address)
  const copy = { scale: 640 / Math.max(still.width, still.height) }
  const tracked: number[] = []
  for (let i = 0; i < FRAMES; i++) tracked.push((await read(page, address, copy, 'live')).tookMs)
  const began = performance.now()
  for (let i = 0; i < FITS; i++) solvePose(still.landmarks ?? [], still)
  const fitMs = (performance.now() - began) / FITS
  const painted = await page.evaluate(
    ([a, c, times]) => (window as unknown as { bench: Bench }).bench.paintLive(a, c, times),
    [address, copy, FRAMES] as const,
  )
  const warm = painted.slice(WARM_UP)
  return [
    told('tracker p95, live', '≤ 12 ms idle', `${p95(tracked.slice(WARM_UP)).toFixed(1)} ms`),
    told('fit', '≤ 0.5 ms', `${fitMs.toFixed(2)} ms`),
    told('our CPU per live frame', '≤ 15 ms', `${mean(warm).toFixed(1)} ms, p95 ${p95(warm).toFixed(1)} ms`),
  ]
}

const told = (what: string, target: string, measured: string): Row => ({ what, target, measured, isMet: null })

const p95 = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0
