import { type CSSProperties, useId } from 'react'
import type { Product } from '../../contract/catalog.ts'
import type { Adjustment } from '../../domain/fitting/hand-adjustment.ts'
import { FIXED_OVERLAY, type Placement } from '../../domain/fitting/placement.ts'
import { fill } from '../../i18n/translate.ts'
import { altOf, nameOf } from '../catalog/product-words.ts'
import { useSite } from '../site/site-context.tsx'
import { HandControls } from './hand-controls.tsx'
import type { Photo } from './photo.ts'
import { useHand } from './use-hand.ts'

const percent = (share: number) => `${share * 100}%`

function styleOf({ left, top, width, turn }: Placement, hand: Adjustment): CSSProperties {
  return {
    left: percent(left + hand.right),
    top: percent(top + hand.down),
    width: percent(width),
    rotate: `${turn + hand.turn}deg`,
    scale: String(hand.scale),
  }
}

/** The photo with a frame over it, and the means to set the frame right by hand. */
export function Mirror({ photo, product }: { photo: Photo; product: Product | undefined }) {
  const { words, language } = useSite()
  const { tryOn } = words
  const hand = useHand(`${photo.address} ${product?.id}`)
  const keysId = useId()
  const frame = product?.images[0]
  const style = styleOf(FIXED_OVERLAY, hand.adjustment)
  return (
    <div>
      <div className="relative isolate mx-auto w-fit max-w-full overflow-hidden bg-chalk">
        <img
          src={photo.address}
          alt={photo.source === 'sample' ? tryOn.samplePhoto : tryOn.photo}
          width={photo.width}
          height={photo.height}
          className="block h-auto max-h-[60dvh] w-auto max-w-full"
        />
        {product && frame && (
          <>
            <img
              src={frame}
              alt={altOf(product, words, language)}
              style={style}
              className="pointer-events-none absolute opacity-70 mix-blend-multiply"
            />
            <button
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
      <p role="status" className="mt-4 text-center text-small">
        {product ? fill(tryOn.wearing, { product: nameOf(product, language) }) : tryOn.chooseFrame}
      </p>
      {product && frame && <HandControls keysId={keysId} onStep={hand.step} onPutBack={hand.putBack} />}
    </div>
  )
}
