import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useSite } from '../../../client/site-context.tsx'
import type { ProductCard } from '../../../contract/catalog.ts'
import { mirrorPlacement } from '../../../domain/fitting/placement.ts'
import { altOf } from '../../catalog/product-words.ts'
import { renderModeOf } from '../render-modes.ts'
import type { useManualAdjustment } from '../use-manual-adjustment.ts'
import { handlePlacement, placementStyle } from './handle.ts'
import type { Subject } from './painter.ts'
import { useLivePainting } from './use-live-painting.ts'
import type { EyeListener } from './use-pupil-measurement.ts'
import type { TryOnSession } from './use-try-on-session.ts'

interface LiveMirrorProps {
  video: RefObject<HTMLVideoElement | null>
  session: TryOnSession
  product: ProductCard | undefined
  manual: ReturnType<typeof useManualAdjustment>
  hintId: string
  eyeListener: RefObject<EyeListener | null>
}

export function LiveMirror({ video, session, product, manual, hintId, eyeListener }: LiveMirrorProps) {
  const { words, language } = useSite()
  const canvas = useRef<HTMLCanvasElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const adjustment = useRef(manual.adjustment)
  useEffect(() => {
    adjustment.current = manual.adjustment
  }, [manual.adjustment])
  // The handle follows the face at the camera's rate, which is too often to render.
  const moveHandle = useCallback(
    (subject: Subject) => {
      const place = placementStyle(mirrorPlacement(handlePlacement(subject, product)), adjustment.current)
      if (handle.current) Object.assign(handle.current.style, place)
    },
    [product],
  )
  const painted = useLivePainting({ canvas, video, adjustment, eyeListener, onFace: moveHandle }, session, product)
  const proportion = painted ? painted.width / painted.height : 1
  const handleRef = useCallback(
    (button: HTMLButtonElement | null) => {
      handle.current = button
      return manual.handleRef(button)
    },
    [manual.handleRef],
  )
  return (
    <div
      hidden={!painted}
      data-render-mode={product && renderModeOf(session.renderState).mode}
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
          ref={handleRef}
          type="button"
          aria-label={words.tryOn.adjust}
          aria-describedby={hintId}
          {...manual.handlers}
          className="absolute aspect-[8/5] cursor-move touch-none rounded-edge"
        />
      </div>
    </div>
  )
}
