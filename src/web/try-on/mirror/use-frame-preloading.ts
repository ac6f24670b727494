import { useEffect } from 'react'
import type { ProductCard } from '../../../contract/catalog.ts'
import type { FrameCache } from './frame-cache.ts'
import type { Painter } from './painter.ts'

const MAX_PRELOADED = 8

export function useFramePreloading(
  frameCache: FrameCache,
  painter: Painter | null,
  products: readonly ProductCard[],
): void {
  useEffect(() => {
    if (!painter) return
    let isCancelled = false
    const prepareAll = async () => {
      for (const product of products.slice(0, MAX_PRELOADED)) {
        if (isCancelled) return
        await frameCache.preload(product)
      }
    }
    void prepareAll()
    return () => {
      isCancelled = true
    }
  }, [frameCache, painter, products])
}
