import { useEffect } from 'react'
import type { Product } from '../../../contract/catalog.ts'
import type { Painter } from './painter.ts'
import type { Wardrobe } from './wardrobe.ts'

const MOST = 8

/** Makes the frames that may be asked for next ready, one after another, once the present one is worn. */
export function useNextFrames(wardrobe: Wardrobe, worn: Painter | null, products: readonly Product[]): void {
  useEffect(() => {
    if (!worn) return
    let isLeft = false
    const prepareAll = async () => {
      for (const product of products.slice(0, MOST)) {
        if (isLeft) return
        await wardrobe.readyAhead(product)
      }
    }
    void prepareAll()
    return () => {
      isLeft = true
    }
  }, [wardrobe, worn, products])
}
