import type { ShownProduct } from '../../contract/catalog.ts'
import { HEAD_WIDTHS_MM, headOfView } from '../../domain/fitting/limestone-heads.ts'
import { imageVariantOf } from '../../domain/image-variants.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { type Dictionary, fill } from '../../i18n/translate.ts'
import { altOf } from './product-words.ts'

export interface Slide {
  key: string
  src: string
  view: string
  alt: string
  /** Placeholder until it is loaded, as a data URI. */
  preview: string | null
  isMeasured: boolean
  /** The width in mm of the head that wears the frame; `null` in other pictures. */
  headWidthMm: number | null
}

const STUDIO_FRONT = 'front'
const DRAWN = /\/([a-z-]+)\.svg$/

/**
 * The gallery of a product: its pictures, the frame on a head, and after photographs the front once more with its measurements.
 * @param head counts the heads that wear the frame
 */
export function slidesOf(product: ShownProduct, words: Dictionary, language: Language, head: number): Slide[] {
  const views: Record<string, string> = words.productView.views
  const slide = (src: string, name: string, isMeasured = false): Slide => {
    const view = views[name] ?? ''
    const own = product.imageAlts[src]?.[language]
    const alt = altOf(product, words, language)
    const key = isMeasured ? `${src} ${name}` : src
    const preview = src === product.images[0] ? product.preview : null
    return {
      key,
      src,
      view,
      preview,
      alt: own || (view ? fill(words.productView.altOfView, { product: alt, view }) : alt),
      isMeasured,
      headWidthMm: null,
    }
  }
  const slides = product.images.map((src) => slide(src, imageVariantOf(src)?.view ?? DRAWN.exec(src)?.[1] ?? ''))
  const worn = wornSlide(product, words, language, head)
  const [front] = product.images
  // Only the studio's pictures are to scale.
  const isPhotographed = front !== undefined && imageVariantOf(front)?.view === STUDIO_FRONT
  const measured = isPhotographed && product.measurements ? [slide(front, 'measured', true)] : []
  return [...slides, ...(worn ? [worn] : []), ...measured]
}

function wornSlide(product: ShownProduct, words: Dictionary, language: Language, head: number): Slide | null {
  const { wornImages = [] } = product
  const src = wornImages[head % wornImages.length]
  const name = src && headOfView(imageVariantOf(src)?.view ?? '')
  if (!src || !name) return null
  const { views, worn } = words.productView
  const width = HEAD_WIDTHS_MM[name]
  const alt = fill(worn.alt, { product: altOf(product, words, language), head: worn.heads[name], width })
  return { key: 'worn', src, view: views.worn, alt, preview: null, isMeasured: false, headWidthMm: width }
}
