import { createHash } from 'node:crypto'
import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import type { Finishes } from '../finishes.ts'
import type { StripLights, ViewName } from './views.ts'

/** Raise a number after a change to how its subject looks: the images that depend on it then become due. */
export const RENDER_VERSIONS = {
  light: 1,
  geometry: { acetate: 1, metal: 1, browline: 1, shield: 2, 'half-rim': 1, rimless: 2, accessory: 1 },
  acetates: { solid: 1, islands: 2, layers: 2, horn: 2, flecks: 3, laminate: 1, translucent: 1 },
  /** Brightness behind clear acetate in views other than the front. */
  behind: 1,
  /** Light round clear acetate, and what metal reflects. */
  clear: 2,
  bright: 2,
  /** Size and maker's mark inside temples. */
  print: 1,
  /** Nose pads on arms. */
  pads: 1,
  views: { front: 1, 'three-quarter': 1, side: 1, detail: 2 },
} as const

/** The hashed geometry: a frame's whole design, or the kind of accessory. Renaming a key makes every image due. */
export type ProductGeometry = FrameDesign | { accessory: string; construction: 'accessory' }

/** Clear acetate shows what is behind it, so its light turns with the camera. */
export const isClear = ({ acetate }: Finishes): boolean =>
  acetate?.stuff === 'acetate' && acetate.family === 'translucent'

const WIRE_CONSTRUCTIONS: readonly ProductGeometry['construction'][] = ['metal', 'half-rim', 'rimless']

/** Thin metal reflects bright surroundings, in which it shows its colour. */
export const isWire = ({ construction }: ProductGeometry): boolean => WIRE_CONSTRUCTIONS.includes(construction)

const hasPads = (geometry: ProductGeometry): boolean =>
  isWire(geometry) || geometry.construction === 'browline' || geometry.construction === 'shield'

/** From the side, the near temple covers the print on the far one unless it is clear. */
const showsPrint = (design: ProductGeometry, finishes: Finishes, view: ViewName): boolean =>
  design.construction !== 'accessory' &&
  (view === 'three-quarter' || view === 'detail' || (view === 'side' && isClear(finishes)))

/** What is rendered, apart from the view. */
interface RenderSubject {
  geometry: ProductGeometry
  finishes: Finishes
  strips: (view: ViewName) => StripLights | undefined
}

/** Identifies one image's inputs: design, finishes, lights, versions and view. The keys are hashed too, so they must stay. */
export function renderHash(
  { geometry: design, finishes, strips }: RenderSubject,
  view: ViewName,
  draft: boolean,
): string {
  const lights = strips(view)
  return hashOf({
    ...subject(design, finishes, draft),
    view: [view, RENDER_VERSIONS.views[view]],
    ...(isClear(finishes) && view !== 'front' && { behind: RENDER_VERSIONS.behind }),
    ...(isClear(finishes) && { clear: RENDER_VERSIONS.clear }),
    ...(showsPrint(design, finishes, view) && { print: RENDER_VERSIONS.print }),
    ...(isWire(design) && { bright: RENDER_VERSIONS.bright }),
    ...(lights && { strips: lights }),
  })
}

/** Identifies the frame in a picture with a light of its own. */
export const frameHash = (design: ProductGeometry, finishes: Finishes, draft: boolean): string =>
  hashOf({ ...subject(design, finishes, draft), view: ['front', 1] })

const subject = (design: ProductGeometry, finishes: Finishes, draft: boolean) => ({
  design,
  finishes,
  draft,
  light: RENDER_VERSIONS.light,
  geometry: RENDER_VERSIONS.geometry[design.construction],
  sheet: finishes.acetate?.stuff === 'acetate' ? RENDER_VERSIONS.acetates[finishes.acetate.family] : 0,
  ...(hasPads(design) && { pads: RENDER_VERSIONS.pads }),
})

const hashOf = (inputs: object): string =>
  createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16)
