import { type RefObject, useEffect, useState } from 'react'
import type { ProductCard } from '../../../contract/catalog.ts'
import type { Adjustment } from '../../../domain/fitting/manual-adjustment.ts'
import type { Painter, Subject } from './painter.ts'
import { preparePainters } from './prepare-painters.ts'
import type { TryOnSession } from './use-try-on-session.ts'

/**
 * Paints a subject with a frame on: as a flat picture first, then as a 3D model once that is prepared.
 *
 * @returns the painter that painted last, or null
 */
export function usePhotoPainting(
  canvas: RefObject<HTMLCanvasElement | null>,
  { frameCache, dispatch, lensView }: TryOnSession,
  subject: Subject | null,
  product: ProductCard | undefined,
  adjustment: Adjustment,
): Painter | null {
  const [painted, setPainted] = useState<{ by: Painter; product: ProductCard } | null>(null)

  useEffect(() => {
    if (!subject || !product) return setPainted(null)
    let isCancelled = false
    void preparePainters({ frameCache, dispatch }, product, {
      onPainter: (by) => setPainted({ by, product }),
      isCancelled: () => isCancelled,
    })
    return () => {
      isCancelled = true
    }
  }, [subject, product, frameCache, dispatch])

  const by = painted && painted.product === product ? painted.by : null
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context && by && subject && product) by.paint(context, subject, product, adjustment, lensView)
  }, [canvas, by, subject, product, adjustment, lensView])
  return by
}
