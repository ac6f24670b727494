import { createHash } from 'node:crypto'
import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import type { Finishes } from '../finishes.ts'
import type { ViewName } from './views.ts'

/** Raise a number after a change to how its subject looks: the images that depend on it then become due. */
export const RENDER_VERSIONS = {
  light: 1,
  geometry: { acetate: 1, metal: 1, browline: 1, shield: 1, 'half-rim': 1, rimless: 1, accessory: 1 },
  acetates: { solid: 1, islands: 1, layers: 1, horn: 1, flecks: 2, laminate: 1, translucent: 1 },
  /** Brightness behind clear acetate in views other than the front. */
  behind: 1,
  views: { front: 1, 'three-quarter': 1, side: 1, detail: 1 },
} as const

/** The hashed geometry: a frame's whole design, or the kind of accessory. Renaming a key makes every image due. */
export type ProductGeometry = FrameDesign | { accessory: string; construction: 'accessory' }

/** Clear acetate shows what is behind it, so its light turns with the camera. */
export const isClear = ({ acetate }: Finishes): boolean =>
  acetate?.stuff === 'acetate' && acetate.family === 'translucent'

/** Identifies one image's inputs: design, finishes, versions and view. The keys are hashed too, so they must stay. */
export function renderHash(design: ProductGeometry, finishes: Finishes, view: ViewName, draft: boolean): string {
  const acetate = finishes.acetate
  const parts = {
    design,
    finishes,
    draft,
    light: RENDER_VERSIONS.light,
    geometry: RENDER_VERSIONS.geometry[design.construction],
    sheet: acetate?.stuff === 'acetate' ? RENDER_VERSIONS.acetates[acetate.family] : 0,
    view: [view, RENDER_VERSIONS.views[view]],
    ...(isClear(finishes) && view !== 'front' && { behind: RENDER_VERSIONS.behind }),
  }
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
