import { colourwayOf, finishesOf } from '../../src/domain/finishes/frame-finishes.ts'
import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import type { SeedProduct } from '../../src/server/db/seed/seed-product.ts'
import { accessoryOf } from '../accessories/accessory.ts'
import { modelDesign } from '../designs/model-design.ts'
import type { Finishes } from '../finishes.ts'
import { buildFrame } from '../geometry/frame.ts'
import { DRAFT_DETAIL, type Part, RENDER_DETAIL } from '../geometry/part.ts'
import { sizePrint } from '../geometry/temple-print.ts'
import { accessoryViews } from './accessory-views.ts'
import { isClear, isWire, type ProductGeometry } from './render-hash.ts'
import { stripLights } from './strip-lights.ts'
import { type StripLights, type View, type ViewName, viewsOf } from './views.ts'

export interface RenderSpec {
  geometry: ProductGeometry
  finishes: Finishes
  /** The lights that a view's lenses mirror; accessories have none. */
  strips: (view: ViewName) => StripLights | undefined
  build: (draft: boolean) => Part[]
  views: (parts: readonly Part[], draft: boolean) => View[]
}

/** Throws for a product that is neither a frame nor a known accessory. */
export function renderSpecOf(product: SeedProduct): RenderSpec {
  const accessory = accessoryOf(product)
  if (accessory) {
    return {
      geometry: { accessory: accessory.kind, construction: 'accessory' },
      finishes: accessory.finishes,
      strips: () => undefined,
      build: accessory.build,
      views: (parts, draft) => accessoryViews(parts, draft, accessory.isFlat),
    }
  }
  const design = modelDesign(product)
  const colourway = colourwayOf(product)
  if (!design || !colourway) throw new Error(`${product.slug} is neither a frame nor a known accessory`)
  const finishes = finishesOf(colourway)
  const strips = (view: ViewName) => stripLights(product.model ?? product.slug, view)
  const print = { left: sizePrint(design.size), right: product.brand }
  return {
    geometry: design,
    finishes,
    strips,
    build: (draft) => buildFrame(design, draft ? DRAFT_DETAIL : RENDER_DETAIL, print),
    views: (parts, draft) =>
      viewsOf(parts, draft, isShownFolded(product, design, finishes)).map((view) => ({
        ...view,
        strips: strips(view.name),
      })),
  }
}

/**
 * The `detail` view shows a folded frame or a close view of the hinge. In a close view of a thin frame, the far temple
 * would be visible behind the hinge.
 */
function isShownFolded(product: SeedProduct, design: FrameDesign, finishes: Finishes): boolean {
  return product.filterCategory !== null || isClear(finishes) || isWire(design)
}
