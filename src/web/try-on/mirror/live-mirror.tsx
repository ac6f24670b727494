import { type RefObject, useRef } from 'react'
import type { Product } from '../../../contract/catalog.ts'
import { altOf } from '../../catalog/product-words.ts'
import { useSite } from '../../site/site-context.tsx'
import { standing } from '../ladder.ts'
import type { Fitting } from '../use-fitting.ts'
import { useLivePainting } from './use-live-painting.ts'

interface LiveMirrorProps {
  video: RefObject<HTMLVideoElement | null>
  fitting: Fitting
  product: Product | undefined
}

/** The camera's picture with the frame on, over the camera's own, which shows while there is nothing to wear. */
export function LiveMirror({ video, fitting, product }: LiveMirrorProps) {
  const { words, language } = useSite()
  const canvas = useRef<HTMLCanvasElement>(null)
  const isWorn = useLivePainting(canvas, video, fitting, product)
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={product && altOf(product, words, language)}
      hidden={!isWorn}
      data-rung={product && standing(fitting.ladder).rung}
      className="absolute inset-0 size-full -scale-x-100 object-contain"
    />
  )
}
