import type { QueryClient } from '@tanstack/react-query'
import type { Product } from '../../../contract/catalog.ts'
import { reading } from '../../site/queries.ts'
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
  /** Whether a painter has this frame ready already. */
  isReady: (painter: Painter, product: Product) => boolean
  empty: () => void
}

export function createWardrobe(queries: QueryClient): Wardrobe {
  const flatPainter = createPainter2d()
  let modelPainter: Promise<Painter> | undefined
  const ready = new Map<Painter, Set<number>>()
  const isReady = (painter: Painter, product: Product) => ready.get(painter)?.has(product.id) ?? false
  const prepared = async (painter: Painter, product: Product) => {
    await painter.prepare(product)
    ready.set(painter, (ready.get(painter) ?? new Set()).add(product.id))
    return painter
  }
  const findLook = (slug: string) => queries.fetchQuery(reading('GET /api/products/{slug}/look', { params: { slug } }))

  return {
    isReady,
    flat: (product) => prepared(flatPainter, product),
    async model(product) {
      if (!canDraw3d()) return 'noWebGl'
      if (product.model === null || (await findLook(product.slug).catch(() => null)) === null) return 'noModel'
      modelPainter ??= openModelPainter(findLook)
      try {
        return await prepared(await modelPainter, product)
      } catch {
        return 'noModel'
      }
    },
    empty() {
      flatPainter.dispose()
      void modelPainter?.then((painter) => painter.dispose())
      modelPainter = undefined
      ready.clear()
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
