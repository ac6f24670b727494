import type { QueryClient } from '@tanstack/react-query'
import { callQuery } from '../../../client/queries.ts'
import type { Product } from '../../../contract/catalog.ts'
import { canDraw3d } from './can-draw-3d.ts'
import type { Painter } from './painter.ts'
import { createPainter2d } from './painter-2d.ts'

/** Why a frame is not worn in three dimensions. */
export type Refusal = 'noWebGl' | 'noModel'

/** The frames that were made ready to be worn, flat and as models. */
export interface Wardrobe {
  flat: (product: Product) => Promise<Painter>
  /** The painter with this frame ready, or why there is none. What a model needs is loaded with the first. */
  model: (product: Product) => Promise<Painter | Refusal>
  /** Makes a frame ready before it is asked for, as far as that is no burden for the device. */
  readyAhead: (product: Product) => Promise<void>
  empty: () => void
}

/** Without a graphics card a model takes seconds to make ready, and everything waits for it. */
const QUICK_MS = 1500

export function createWardrobe(queries: QueryClient): Wardrobe {
  const flatPainter = createPainter2d()
  let modelPainter: Promise<Painter> | undefined
  let isQuick = false
  const flat = async (product: Product) => {
    await flatPainter.prepare(product)
    return flatPainter
  }
  const findLook = (slug: string) =>
    queries.fetchQuery(callQuery('GET /api/products/{slug}/look', { params: { slug } }))

  const model = async (product: Product) => {
    if (!canDraw3d()) return 'noWebGl'
    if (product.model === null || (await findLook(product.slug).catch(() => null)) === null) return 'noModel'
    modelPainter ??= openModelPainter(findLook)
    try {
      const painter = await modelPainter
      const began = performance.now()
      await painter.prepare(product)
      isQuick = performance.now() - began < QUICK_MS
      return painter
    } catch {
      return 'noModel'
    }
  }

  return {
    flat,
    model,
    async readyAhead(product) {
      await flat(product).catch(() => {})
      if (isQuick) await model(product)
    },
    empty() {
      flatPainter.dispose()
      void modelPainter?.then((painter) => painter.dispose())
      modelPainter = undefined
    },
  }
}

async function openModelPainter(findLook: Parameters<typeof import('./painter-3d.ts').createPainter3d>[1]) {
  const [{ createPainter3d }, { loadFaceMesh }] = await Promise.all([
    import('./painter-3d.ts'),
    import('../tracker/load-face-mesh.ts'),
  ])
  return createPainter3d(await loadFaceMesh(), findLook)
}
