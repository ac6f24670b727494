import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { callQuery } from '../../client/queries.ts'
import { useSite } from '../../client/site-context.tsx'
import type { ShownProduct } from '../../contract/catalog.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { GalleryStrip } from './gallery-strip.tsx'
import { ProductPicture } from './product-picture.tsx'
import { type Slide, slidesOf } from './slides.ts'
import { WornCaption } from './worn-caption.tsx'

const Viewer3d = lazy(() => import('./viewer-3d.tsx').then((module) => ({ default: module.Viewer3d })))
const ZoomDialog = lazy(() => import('./zoom-dialog.tsx').then((module) => ({ default: module.ZoomDialog })))

export const lookQuery = (slug: string) => callQuery('GET /api/products/{slug}/look', { params: { slug } })

export function Gallery({ product }: { product: ShownProduct }) {
  const { words, language } = useSite()
  const { data: look } = useQuery(lookQuery(product.slug))
  const [wanted, setChosen] = useState(0)
  const [head, setHead] = useState(0)
  const [open, setOpen] = useState<'zoom' | '3d' | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const name = localized(product, 'name', language)
  const slides = slidesOf(product, words, language, head)
  const chosen = Math.min(wanted, slides.length - 1)
  const headWidthMm = slides[chosen]?.headWidthMm ?? null

  const closeViewer = () => {
    setOpen(null)
    opener.current?.focus()
  }
  return (
    <section aria-label={fill(words.product.gallery, { product: name })}>
      <div className="relative aspect-[8/5] overflow-hidden bg-white sm:aspect-[4/3] lg:aspect-[10/7]">
        <GalleryStrip
          slug={product.slug}
          slides={slides}
          chosen={chosen}
          onChange={setChosen}
          onEnlarge={() => setOpen('zoom')}
          measurements={product.measurements}
        />
        <IconButton
          label={words.productView.enlarge}
          aria-haspopup="dialog"
          onClick={() => setOpen('zoom')}
          className="absolute top-2 right-2 noscript:hidden"
        >
          <path d="M7 3H3v4M11 3h4v4M15 11v4h-4M7 15H3v-4" />
        </IconButton>
        {look && (
          <Button
            ref={opener}
            look="plain"
            onClick={() => setOpen('3d')}
            className="absolute bottom-2 left-2 inline-flex min-h-11 items-center gap-2.5 max-sm:border-transparent max-sm:px-3 sm:bottom-3 sm:left-3 border border-ink/35 bg-white/85 px-4 text-small transition-colors hover:border-ink noscript:hidden"
          >
            <svg viewBox="0 0 20 20" className="size-4.5" fill="none" stroke="currentColor" aria-hidden="true">
              <ellipse cx="10" cy="10" rx="8.500" ry="3.500" />
              <path d="M10 1.500v17M4 4l12 12" className="opacity-40" />
            </svg>
            <span className="max-sm:sr-only">{words.productView.view3d}</span>
          </Button>
        )}
        {headWidthMm !== null && (
          <WornCaption
            headWidthMm={headWidthMm}
            onAnother={product.wornImages && product.wornImages.length > 1 ? () => setHead(head + 1) : undefined}
          />
        )}
        {open === '3d' && look && (
          <div className="absolute inset-0 bg-white">
            {product.images[1] && <Poster src={product.images[1]} />}
            <Suspense>
              <Viewer3d key={product.id} look={look} name={name} onClose={closeViewer} />
            </Suspense>
          </div>
        )}
      </div>
      <Thumbnails slides={slides} chosen={chosen} onChoose={setChosen} columns={columnsOf(product, slides)} />
      {open === 'zoom' && (
        <Suspense>
          <ZoomDialog slides={slides} first={chosen} name={name} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  )
}

const Poster = ({ src }: { src: string }) => (
  <ProductPicture
    src={src}
    alt=""
    sizes="(min-width: 64rem) 60vw, 100vw"
    className="absolute inset-0 size-full object-contain"
  />
)

/** As many as the frame's pictures need, also while those that no list sends are on their way: nothing moves when they come. */
function columnsOf({ wornImages, measurements }: ShownProduct, { length }: readonly Slide[]): 5 | 6 {
  const isAwaited = wornImages === undefined && measurements !== null
  return length > 5 || isAwaited ? 6 : 5
}

interface ThumbnailsProps {
  columns: 5 | 6
  slides: readonly Slide[]
  chosen: number
  onChoose: (index: number) => void
}

function Thumbnails({ columns, slides, chosen, onChoose }: ThumbnailsProps) {
  const { productView, product } = useSite().words
  if (slides.length < 2) return null
  const labelOf = ({ view }: Slide, index: number) => {
    const place = { number: index + 1, total: slides.length }
    return view ? fill(productView.thumbnail, { ...place, view }) : fill(product.picture, place)
  }
  return (
    <ul className={`mt-2 grid gap-2 sm:mt-3 sm:gap-3 ${columns === 6 ? 'grid-cols-6' : 'grid-cols-5'}`}>
      {slides.map((slide, index) => (
        <li key={slide.key}>
          <Button
            look="plain"
            aria-current={index === chosen || undefined}
            aria-label={labelOf(slide, index)}
            onClick={() => onChoose(index)}
            className="relative block aspect-[4/3] w-full border border-transparent bg-white transition-colors hover:border-hairline forced-colors:border-[Canvas] aria-[current]:border-ink forced-colors:aria-[current]:border-[CanvasText]"
          >
            <ProductPicture
              src={slide.src}
              alt=""
              sizes="9rem"
              suffices={320}
              className={`absolute inset-0 size-full ${slide.headWidthMm === null ? 'multiplied object-contain p-1' : 'object-cover'}`}
            />
            {slide.isMeasured && (
              <svg
                viewBox="0 0 100 75"
                className="absolute inset-0 size-full stroke-sea"
                fill="none"
                aria-hidden="true"
              >
                <path d="M12 63h76M12 59v8M88 59v8" vectorEffect="non-scaling-stroke" />
              </svg>
            )}
          </Button>
        </li>
      ))}
    </ul>
  )
}
