import { useId, useMemo, useRef, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import type { Product } from '../../contract/catalog.ts'
import { FIXED_OVERLAY } from '../../domain/fitting/placement.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { altOf } from '../catalog/product-words.ts'
import { HandControls } from './hand-controls.tsx'
import { standing } from './ladder.ts'
import { holdOf, styleOf } from './mirror/hold.ts'
import { MirrorState } from './mirror/mirror-state.tsx'
import { MirrorTools } from './mirror/mirror-tools.tsx'
import { useCloser } from './mirror/use-closer.ts'
import { useNextFrames } from './mirror/use-next-frames.ts'
import { useSitter } from './mirror/use-sitter.ts'
import { useWorn } from './mirror/use-worn.ts'
import type { Photo } from './photo.ts'
import type { Fitting } from './use-fitting.ts'
import { useHand } from './use-hand.ts'

interface MirrorProps {
  photo: Photo
  product: Product | undefined
  fitting: Fitting
  /** Other frames at hand: made ready meanwhile, and proposed where they would fit better. */
  others?: readonly Product[]
  onChoose?: (product: Product) => void
}

const NONE: readonly Product[] = []

/** The photo with a frame on: fitted to the face where one is found, and set right by hand in any case. */
export function Mirror({ photo, product, fitting, others = NONE, onChoose }: MirrorProps) {
  const { words, language } = useSite()
  const { tryOn } = words
  const hand = useHand(`${photo.address} ${product?.id}`)
  const keysId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [measured, setMeasured] = useState({ address: '', scale: 1 })
  const found = useSitter(photo, fitting)
  const isByCard = measured.address === photo.address
  const scale = isByCard ? measured.scale : photo.source === 'camera' ? fitting.faceScale : 1
  const sitter = useMemo(() => found && { ...found, scale }, [found, scale])
  const worn = useWorn(canvas, fitting, sitter, product, hand.adjustment)
  useNextFrames(fitting.wardrobe, worn, others)
  const frame = product?.images[0]
  const closer = useCloser(sitter)
  const isFitted = worn !== null && sitter !== null
  const style = styleOf(isFitted ? holdOf(sitter, product) : FIXED_OVERLAY, hand.adjustment)
  return (
    <div data-rung={product && standing(fitting.ladder).rung}>
      <div className="isolate mx-auto w-fit max-w-full overflow-hidden bg-chalk">
        <div className="relative" style={closer.style}>
          <img
            src={photo.address}
            alt={photo.source === 'sample' ? tryOn.samplePhoto : tryOn.photo}
            width={photo.width}
            height={photo.height}
            className="block h-auto max-h-[60dvh] w-auto max-w-full"
          />
          <canvas
            ref={canvas}
            width={photo.width}
            height={photo.height}
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
                ref={hand.hold}
                type="button"
                aria-label={tryOn.adjust}
                aria-describedby={keysId}
                style={style}
                {...hand.handlers}
                className="absolute aspect-[8/5] cursor-move touch-none rounded-edge"
              />
            </>
          )}
        </div>
      </div>
      {closer.toggle && (
        <Button look="bare" className="mx-auto mt-2 flex min-h-11" onClick={closer.toggle}>
          {closer.isClose ? tryOn.wholePhoto : tryOn.closer}
        </Button>
      )}
      <p role="status" className="mt-4 text-center text-small">
        {product ? fill(tryOn.wearing, { product: localized(product, 'name', language) }) : tryOn.chooseFrame}
      </p>
      {product && <MirrorState fitting={fitting} />}
      {product && sitter && (
        <MirrorTools
          {...{ canvas, sitter, product, others, fitting, worn, isByCard }}
          onMeasured={(measuredScale) => setMeasured({ address: photo.address, scale: measuredScale })}
          {...(onChoose && { onChoose })}
        />
      )}
      {product && frame && <HandControls keysId={keysId} onStep={hand.step} onPutBack={hand.putBack} />}
    </div>
  )
}
