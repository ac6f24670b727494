import type { Construction } from '../../src/domain/finishes/construction.ts'
import { colourwayOf, finishesOf } from '../../src/domain/finishes/dress-frame.ts'
import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import type { SeedProduct } from '../../src/server/db/seed/seed-product.ts'
import { accessoryOf } from '../accessories/accessory.ts'
import type { Finishes } from '../colours/finishes.ts'
import { modelDesign } from '../designs/model-design.ts'
import { buildFrame } from '../geometry/frame.ts'
import { DRAFT, type Part, STILL } from '../geometry/part.ts'
import { accessoryViews } from './accessory-views.ts'
import { type Form, isClear } from './recipe.ts'
import { type View, viewsOf } from './views.ts'

/** What stands before the camera: its form, its finishes, and how it is built and looked at. */
export interface Subject {
  form: Form
  finishes: Finishes
  build: (draft: boolean) => Part[]
  views: (parts: readonly Part[], draft: boolean) => View[]
}

/** The subject of a product; throws where the studio can build neither frame nor accessory of it. */
export function subjectOf(product: SeedProduct): Subject {
  const accessory = accessoryOf(product)
  if (accessory) {
    return {
      form: { accessory: accessory.kind, construction: 'accessory' },
      finishes: accessory.finishes,
      build: accessory.build,
      views: (parts, draft) => accessoryViews(parts, draft, accessory.isFlat),
    }
  }
  const design = modelDesign(product)
  const colourway = colourwayOf(product)
  if (!design || !colourway) throw new Error(`${product.slug} is neither a frame nor a known accessory`)
  const finishes = finishesOf(colourway)
  return {
    form: design,
    finishes,
    build: (draft) => buildFrame(design, draft ? DRAFT : STILL),
    views: (parts, draft) => viewsOf(parts, draft, liesFolded(product, design, finishes)),
  }
}

/** Wires hide little: from near, the far temple would come into the picture. */
const OPEN_BUILDS: readonly Construction[] = ['metal', 'half-rim', 'rimless']

/** The fourth picture: sunglasses, clear sheets and wires lie folded, the rest show their hinge from near. */
function liesFolded(product: SeedProduct, design: FrameDesign, finishes: Finishes): boolean {
  return product.filterCategory !== null || isClear(finishes) || OPEN_BUILDS.includes(design.construction)
}
