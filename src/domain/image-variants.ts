/**
 * The studio's pictures by their addresses. An address names the widest print, as
 * `/pictures/aviator-gold/3f9c1a20bd/front-2000.webp`; the narrower ones, and the same in AVIF, stand beside it.
 */

/** A product's views, in the order shoppers see them; the first is also what the try-on lays over a face. */
export const IMAGE_VIEWS = ['front', 'three-quarter', 'side', 'detail'] as const

/** In pixels; a view has all of them up to its widest. */
export const IMAGE_WIDTHS = [320, 640, 1000, 1600, 2000] as const

/** All prints are so many times as wide as high. */
export const IMAGE_RATIO = 1.6

/** How many mm a front shows across: all frames are shot at one scale, the middle of the frame in the middle. */
export const FRONT_FIELD_MM = 172

const IMAGE_ADDRESS = /^(\/pictures\/.+\/)([a-z-]+)-(\d+)\.webp$/

export interface ImageVariant {
  view: string
  width: number
  height: number
  /** The address of one of its prints. */
  at: (width: number, format?: 'webp' | 'avif') => string
}

/** What an address says of a picture; `null` where it is not the studio's: a drawing, or a picture of the importer's. */
export function imageVariantOf(address: string): ImageVariant | null {
  const [, folder, view = '', widest] = IMAGE_ADDRESS.exec(address) ?? []
  if (folder === undefined) return null
  const width = Number(widest)
  return {
    view,
    width,
    height: width / IMAGE_RATIO,
    at: (narrower, format = 'webp') => `${folder}${view}-${narrower}.${format}`,
  }
}

/** The value of a `srcset`: every print up to a width that suffices. */
export function srcSetOf(print: ImageVariant, format: 'webp' | 'avif', suffices = Number.POSITIVE_INFINITY): string {
  return IMAGE_WIDTHS.filter((width) => width <= print.width && width <= suffices)
    .map((width) => `${print.at(width, format)} ${width}w`)
    .join(', ')
}
