import { createHash } from 'node:crypto'
import type { StripLight, StripLights, ViewName } from './views.ts'

/** Views in which the lenses face the camera enough to mirror the strips. */
const VIEWS_WITH_STRIPS: readonly ViewName[] = ['front', 'three-quarter']

/**
 * Where the two strips stand for a model. A photographer moves them for each frame, and so the lenses of two models do
 * not mirror the same; the colourways of one model do. `undefined` for views that show no lens from the front.
 */
export function stripLights(model: string, view: ViewName): StripLights | undefined {
  if (!VIEWS_WITH_STRIPS.includes(view)) return undefined
  const chance = [...createHash('sha256').update(model).digest()].map((byte) => byte / 255)
  const between = (k: number, low: number, high: number): number =>
    Math.round((low + (chance[k] as number) * (high - low)) * 100) / 100
  const strip = (side: -1 | 1, k: number): StripLight => ({
    width: between(k, 0.8, 2.6),
    length: between(k + 1, 5.5, 9.5),
    at: [side * between(k + 2, 4.3, 6.2), -5.5, between(k + 3, 1.2, 3.2)],
    roll: side * between(k + 4, -6, 16),
  })
  return { 'strip-left': strip(-1, 0), 'strip-right': strip(1, 8) }
}
