import type { Product } from '../../contract/catalog.ts'
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
}

const STUDIO_FRONT = 'front'
const DRAWN = /\/([a-z-]+)\.svg$/

/** The gallery of a product: its pictures, and after photographs the front once more with its measurements. */
export function slidesOf(product: Product, words: Dictionary, language: Language): Slide[] {
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
    }
  }
  const slides = product.images.map((src) => slide(src, imageVariantOf(src)?.view ?? DRAWN.exec(src)?.[1] ?? ''))
  const [front] = product.images
  // Only the studio's pictures are to scale.
  const isPhotographed = front !== undefined && imageVariantOf(front)?.view === STUDIO_FRONT
  return isPhotographed && product.measurements ? [...slides, slide(front, 'measured', true)] : slides
}
