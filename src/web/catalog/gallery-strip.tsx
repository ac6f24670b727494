import { useEffect, useRef } from 'react'
import { useWords } from '../../client/site-context.tsx'
import type { Measurements } from '../../domain/eyewear.ts'
import { DimensionLines } from './dimension-lines.tsx'
import { ProductPicture } from './product-picture.tsx'
import type { Slide } from './slides.ts'

export const GALLERY_SIZES = '(min-width: 90rem) 57rem, (min-width: 64rem) 60vw, 100vw'
/** The width in pixels beyond which no screen sees a difference. */
export const GALLERY_SUFFICES = 1600

interface GalleryStripProps {
  slug: string
  slides: readonly Slide[]
  chosen: number
  measurements: Measurements | null
  onChange: (index: number) => void
  onEnlarge: () => void
}

/** The large pictures in a scrolling strip, which browsers let fingers and arrow keys move. */
export function GalleryStrip({ slug, slides, chosen, measurements, onChange, onEnlarge }: GalleryStripProps) {
  const { productView } = useWords()
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const element = strip.current
    if (element && indexIn(element) !== chosen) element.scrollTo({ left: chosen * element.clientWidth })
  }, [chosen])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same
    <ul
      ref={strip}
      data-morph={slug}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={productView.pictures}
      onScroll={(event) => onChange(indexIn(event.currentTarget))}
      onClick={onEnlarge}
      className="no-scrollbar flex size-full bg-white cursor-zoom-in snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-2"
    >
      {slides.map((slide, index) => (
        <li key={slide.key} className="grid size-full shrink-0 snap-center place-items-center">
          <div className={`relative ${shapeOf(slide)}`}>
            <ProductPicture
              src={slide.src}
              alt={slide.alt}
              preview={slide.preview}
              isEager={index === 0}
              suffices={GALLERY_SUFFICES}
              sizes={GALLERY_SIZES}
              className={`absolute inset-0 size-full ${slide.headWidthMm === null ? 'multiplied object-contain' : 'object-cover'} ${slide.isMeasured ? 'opacity-55' : ''}`}
            />
            {slide.isMeasured && measurements && <DimensionLines measurements={measurements} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A head fills the gallery; a frame keeps its scale. */
function shapeOf({ isMeasured, headWidthMm }: Slide): string {
  if (headWidthMm !== null) return 'size-full'
  return `aspect-[8/5] ${isMeasured ? 'w-[86%]' : 'w-full'}`
}

const indexIn = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / Math.max(1, clientWidth))
