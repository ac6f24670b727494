import { type RefObject, useEffect, useState } from 'react'
import type { Product } from '../../../contract/catalog.ts'
import type { Adjustment } from '../../../domain/fitting/hand-adjustment.ts'
import type { Fitting } from '../use-fitting.ts'
import type { Painter, Sitter } from './painter.ts'

/**
 * Paints a sitter with a frame on into a canvas: flat at once, as a model as soon as that is ready. What is changed by
 * hand is painted at once.
 *
 * @returns the painter that painted, or null while nothing is painted
 */
export function useWorn(
  canvas: RefObject<HTMLCanvasElement | null>,
  { wardrobe, tell }: Fitting,
  sitter: Sitter | null,
  product: Product | undefined,
  hand: Adjustment,
): Painter | null {
  const [painted, setPainted] = useState<{ by: Painter; product: Product } | null>(null)

  useEffect(() => {
    if (!sitter || !product) return setPainted(null)
    let isLeft = false
    const paintWith = (by: Painter) => !isLeft && setPainted({ by, product })
    const dress = async () => {
      await wardrobe.flat(product).then(paintWith, () => {})
      const model = await wardrobe.model(product)
      if (isLeft) return
      if (model === 'noWebGl') return tell({ kind: model })
      tell({ kind: 'modelLooked', isThere: model !== 'noModel' })
      if (model !== 'noModel') paintWith(model)
    }
    void dress()
    return () => {
      isLeft = true
    }
  }, [sitter, product, wardrobe, tell])

  const by = painted && painted.product === product ? painted.by : null
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context && by && sitter && product) by.paint(context, sitter, product, hand)
  }, [canvas, by, sitter, product, hand])
  return by
}
