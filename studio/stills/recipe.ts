import { createHash } from 'node:crypto'
import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import type { Finishes } from '../colours/finishes.ts'
import type { ViewName } from './views.ts'

/**
 * Raise a number when what it names would now look otherwise: pictures made before are then made again,
 * and only those that it touches.
 */
export const RECIPE = {
  light: 1,
  geometry: { acetate: 1, metal: 1, browline: 1, shield: 1, 'half-rim': 1, rimless: 1, accessory: 1 },
  acetates: { solid: 1, islands: 1, layers: 1, horn: 1, flecks: 2, laminate: 1, translucent: 1 },
  /** How bright it is behind clear sheet that is not seen from the front. */
  behind: 1,
  views: { front: 1, 'three-quarter': 1, side: 1, detail: 1 },
} as const

/** What is hashed of a product's form: a frame's whole design, or which accessory it is. */
export type Form = FrameDesign | { accessory: string; construction: 'accessory' }

/** Clear sheet shows what is behind it, so its light turns with the camera. */
export const isClear = ({ acetate }: Finishes): boolean =>
  acetate?.stuff === 'acetate' && acetate.family === 'translucent'

/** The mark of one picture: it changes when the design, its colours or the recipe change. */
export function hashOf(design: Form, finishes: Finishes, view: ViewName, draft: boolean): string {
  const acetate = finishes.acetate
  const parts = {
    design,
    finishes,
    draft,
    light: RECIPE.light,
    geometry: RECIPE.geometry[design.construction],
    sheet: acetate?.stuff === 'acetate' ? RECIPE.acetates[acetate.family] : 0,
    view: [view, RECIPE.views[view]],
    ...(isClear(finishes) && view !== 'front' && { behind: RECIPE.behind }),
  }
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
