import { type RefObject, useEffect, useState } from 'react'
import type { Product } from '../../../contract/catalog.ts'
import type { Adjustment } from '../../../domain/fitting/manual-adjustment.ts'
import type { TryOnSession } from '../use-try-on-session.ts'
import type { Painter, Subject } from './painter.ts'

/**
 * Paints a subject with a frame on: as a flat picture first, then as a 3D model once that is prepared.
 *
 * @returns the painter that painted last, or null
 */
export function usePhotoPainting(
  canvas: RefObject<HTMLCanvasElement | null>,
  { frameCache, dispatch }: TryOnSession,
  subject: Subject | null,
  product: Product | undefined,
  adjustment: Adjustment,
): Painter | null {
  const [painted, setPainted] = useState<{ by: Painter; product: Product } | null>(null)

  useEffect(() => {
    if (!subject || !product) return setPainted(null)
    let isCancelled = false
    const paintWith = (by: Painter) => !isCancelled && setPainted({ by, product })
    const preparePainters = async () => {
      await frameCache.painter2d(product).then(paintWith, () => {})
      const model = await frameCache.painter3d(product)
      if (isCancelled) return
      if (model === 'noWebGl') return dispatch({ kind: model })
      dispatch({ kind: 'modelChecked', exists: model !== 'noModel' })
      if (model !== 'noModel') paintWith(model)
    }
    void preparePainters()
    return () => {
      isCancelled = true
    }
  }, [subject, product, frameCache, dispatch])

  const by = painted && painted.product === product ? painted.by : null
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context && by && subject && product) by.paint(context, subject, product, adjustment)
  }, [canvas, by, subject, product, adjustment])
  return by
}
