import { type ReactNode, useId, useMemo, useRef } from 'react'
import { useSite } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { FIXED_OVERLAY } from '../../domain/fitting/placement.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { altOf } from '../catalog/product-words.ts'
import { AdjustmentControls } from './adjustment-controls.tsx'
import { handlePlacement, placementStyle } from './mirror/handle.ts'
import { MirrorState } from './mirror/mirror-state.tsx'
import { MirrorTools } from './mirror/mirror-tools.tsx'
import { usePictureDetail } from './mirror/picture-detail.ts'
import { useFaceCloseUp } from './mirror/use-face-close-up.ts'
import { useFramePreloading } from './mirror/use-frame-preloading.ts'
import { usePhotoPainting } from './mirror/use-photo-painting.ts'
import { useSubject } from './mirror/use-subject.ts'
import { useTrueScale } from './mirror/use-true-scale.ts'
import type { TryOnSession } from './mirror/use-try-on-session.ts'
import { WornGlassesNote } from './mirror/worn-glasses-note.tsx'
import type { Photo } from './photo.ts'
import { renderModeOf } from './render-modes.ts'
import { remember } from './try-on-memory.ts'
import { useManualAdjustment } from './use-manual-adjustment.ts'

interface MirrorProps {
  photo: Photo
  product: ProductCard | undefined
  session: TryOnSession
  others?: readonly ProductCard[]
  /** Frames to choose from, below the picture. */
  strip?: ReactNode
  onChoose?: (product: ProductCard) => void
}

const NONE: readonly ProductCard[] = []

export function Mirror({ photo, product, session, others = NONE, strip, onChoose }: MirrorProps) {
  const { words, language } = useSite()
  const { tryOn } = words
  const manual = useManualAdjustment(`${photo.url} ${product?.id}`)
  const hintId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const { subject: found, accept } = useSubject(photo, session)
  const trueScale = useTrueScale(photo, found)
  const scale = trueScale?.scale ?? 1
  const closeUp = useFaceCloseUp(found)
  const detail = usePictureDetail(image, photo, closeUp.scale)
  const subject = useMemo(() => found && { ...found, scale, detail }, [found, scale, detail])
  const painter = usePhotoPainting(canvas, session, subject, product, manual.adjustment)
  useFramePreloading(session.frameCache, painter, others)
  const frame = product?.images[0]
  const isFitted = painter !== null && subject !== null
  const style = placementStyle(isFitted ? handlePlacement(subject, product) : FIXED_OVERLAY, manual.adjustment)
  return (
    <div data-render-mode={product && renderModeOf(session.renderState).mode}>
      <div className="isolate mx-auto w-fit max-w-full overflow-hidden bg-chalk">
        <div className="relative" style={closeUp.style}>
          <img
            ref={image}
            src={photo.url}
            alt={photo.source === 'sample' ? tryOn.samplePhoto : tryOn.photo}
            width={photo.width}
            height={photo.height}
            className={`block h-auto w-auto max-w-full ${strip ? 'max-h-[44dvh]' : 'max-h-[60dvh]'}`}
          />
          <canvas
            ref={canvas}
            width={Math.round(photo.width * detail)}
            height={Math.round(photo.height * detail)}
            role="img"
            aria-label={product && altOf(product, words, language)}
            hidden={!isFitted}
            className="pointer-events-none absolute inset-0 size-full"
          />
          {product && frame && (
            <>
              {!isFitted && (
                <img
                  src={frame}
                  alt={altOf(product, words, language)}
                  style={style}
                  className="pointer-events-none absolute opacity-70 mix-blend-multiply"
                />
              )}
              <button
                ref={manual.handleRef}
                type="button"
                aria-label={tryOn.adjust}
                aria-describedby={hintId}
                style={style}
                {...manual.handlers}
                className="absolute aspect-[8/5] cursor-move touch-none rounded-edge"
              />
            </>
          )}
        </div>
      </div>
      {closeUp.toggle && (
        <Button look="bare" className="mx-auto mt-2 flex min-h-11" onClick={closeUp.toggle}>
          {closeUp.isClose ? tryOn.wholePhoto : tryOn.closeUp}
        </Button>
      )}
      {strip && <div className="mt-3">{strip}</div>}
      <p role="status" className="mt-4 text-center text-small">
        {product ? fill(tryOn.wearing, { product: localized(product, 'name', language) }) : tryOn.chooseFrame}
      </p>
      {product && <MirrorState session={session} onAccept={accept} />}
      {subject?.wearsGlasses && <WornGlassesNote key={photo.url} />}
      {product && subject && (
        <MirrorTools
          {...{ canvas, subject, product, others, session, painter }}
          scaleSource={trueScale?.source ?? null}
          onMeasured={(measuredScale) => remember({ cardScale: { url: photo.url, scale: measuredScale } })}
          {...(onChoose && { onChoose })}
        />
      )}
      {product && frame && <AdjustmentControls hintId={hintId} onStep={manual.step} onReset={manual.reset} />}
    </div>
  )
}
