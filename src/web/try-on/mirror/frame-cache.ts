import type { QueryClient } from '@tanstack/react-query'
import { callQuery } from '../../../client/queries.ts'
import type { ProductCard } from '../../../contract/catalog.ts'
import { drawing3d } from './drawing-3d.ts'
import type { Painter } from './painter.ts'
import { createPainter2d } from './painter-2d.ts'

export type NoModelReason = 'noWebGl' | 'noModel'

export interface FrameCache {
  painter2d: (product: ProductCard) => Promise<Painter>
  /** The first call loads three.js and the face mesh. */
  painter3d: (product: ProductCard) => Promise<Painter | NoModelReason>
  /** Prepares a frame that may be chosen next; its 3D model only where the last one was prepared quickly. */
  preload: (product: ProductCard) => Promise<void>
  dispose: () => void
}

/** Without a graphics card a model takes seconds to prepare, and the page waits for it. */
const FAST_PREPARE_MS = 1500

export function createFrameCache(queryClient: QueryClient): FrameCache {
  const sharedPainter2d = createPainter2d()
  let sharedPainter3d: Promise<Painter> | undefined
  let is3dFast = false
  const painter2d = async (product: ProductCard) => {
    await sharedPainter2d.prepare(product)
    return sharedPainter2d
  }
  const findLook = (slug: string) =>
    queryClient.fetchQuery(callQuery('GET /api/products/{slug}/look', { params: { slug } }))

  const painter3d = async (product: ProductCard) => {
    if (drawing3d() === 'none') return 'noWebGl'
    if (product.model === null || (await findLook(product.slug).catch(() => null)) === null) return 'noModel'
    sharedPainter3d ??= openPainter3d(findLook)
    try {
      const painter = await sharedPainter3d
      const startedAtMs = performance.now()
      await painter.prepare(product)
      is3dFast = performance.now() - startedAtMs < FAST_PREPARE_MS
      return painter
    } catch {
      return 'noModel'
    }
  }

  return {
    painter2d,
    painter3d,
    async preload(product) {
      await painter2d(product).catch(() => {})
      if (is3dFast) await painter3d(product)
    },
    dispose() {
      sharedPainter2d.dispose()
      void sharedPainter3d?.then((painter) => painter.dispose())
      sharedPainter3d = undefined
    },
  }
}

async function openPainter3d(findLook: Parameters<typeof import('./painter-3d.ts').createPainter3d>[1]) {
  const [{ createPainter3d }, { loadFaceMesh }] = await Promise.all([
    import('./painter-3d.ts'),
    import('../tracker/load-face-mesh.ts'),
  ])
  return createPainter3d(await loadFaceMesh(), findLook)
}
