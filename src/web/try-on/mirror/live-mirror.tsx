import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useSite } from '../../../client/site-context.tsx'
import type { Product } from '../../../contract/catalog.ts'
import { mirroredPlacement } from '../../../domain/fitting/placement.ts'
import { altOf } from '../../catalog/product-words.ts'
import { standing } from '../ladder.ts'
import type { Fitting } from '../use-fitting.ts'
import type { useHand } from '../use-hand.ts'
import { holdOf, styleOf } from './hold.ts'
import type { Sitter } from './painter.ts'
import { useLivePainting } from './use-live-painting.ts'
import type { EyeWatch } from './use-pupils.ts'

interface LiveMirrorProps {
  video: RefObject<HTMLVideoElement | null>
  fitting: Fitting
  product: Product | undefined
  hand: ReturnType<typeof useHand>
  keysId: string
  watch: RefObject<EyeWatch | null>
}

/** The camera's picture with the frame on, over the camera's own, which shows while there is nothing to wear. */
export function LiveMirror({ video, fitting, product, hand, keysId, watch }: LiveMirrorProps) {
  const { words, language } = useSite()
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef<HTMLButtonElement>(null)
  const adjustment = useRef(hand.adjustment)
  useEffect(() => {
    adjustment.current = hand.adjustment
  }, [hand.adjustment])
  // The hold goes with the face at the camera's rate, which is no rate to render at.
  const follow = useCallback(
    (sitter: Sitter) => {
      const place = styleOf(mirroredPlacement(holdOf(sitter, product)), adjustment.current)
      if (held.current) Object.assign(held.current.style, place)
    },
    [product],
  )
  const painted = useLivePainting({ canvas, video, adjustment, watch, onFace: follow }, fitting, product)
  const proportion = painted ? painted.width / painted.height : 1
  const hold = useCallback(
    (button: HTMLButtonElement | null) => {
      held.current = button
      return hand.hold(button)
    },
    [hand.hold],
  )
  return (
    <div
      hidden={!painted}
      data-rung={product && standing(fitting.ladder).rung}
      className="peer absolute inset-0 grid place-items-center [container-type:size]"
    >
      <div className="relative" style={{ aspectRatio: proportion, width: `min(100cqw, ${100 * proportion}cqh)` }}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={product && altOf(product, words, language)}
          className="block size-full -scale-x-100"
        />
        <button
          ref={hold}
          type="button"
          aria-label={words.tryOn.adjust}
          aria-describedby={keysId}
          {...hand.handlers}
          className="absolute aspect-[8/5] cursor-move touch-none rounded-edge"
        />
      </div>
    </div>
  )
}
