/**
 * URLs of rendered product images. A URL names the widest variant, as `/pictures/aviator-gold/3f9c1a20bd/front-2000.webp`;
 * narrower ones, and the same widths in AVIF, are in the same folder.
 */

/** A product's views in display order; the try-on uses the first. */
export const IMAGE_VIEWS = ['front', 'three-quarter', 'side', 'detail'] as const

/** In pixels; a view has all of them up to its widest variant. */
export const IMAGE_WIDTHS = [320, 640, 1000, 1600, 2000] as const

/** Width divided by height. */
export const IMAGE_RATIO = 1.6

/** The width in mm that a front view shows: all frames are rendered at one scale, centred. */
export const FRONT_FIELD_MM = 172

/** The view of an uploaded photograph: any scale, any angle. */
export const UPLOADED_VIEW = 'photo'

const UPLOADED_ADDRESS = /^\/pictures\/([0-9A-Za-z]{20})\/photo-\d+\.webp$/

/** The address of an uploaded picture, as of a rendered one. @param width in pixels, of its widest variant */
export const uploadedAddress = (mark: string, width: number) => `/pictures/${mark}/${UPLOADED_VIEW}-${width}.webp`

/** What names the contents of an uploaded picture; `null` for any other address. */
export const uploadedMark = (address: string): string | null => UPLOADED_ADDRESS.exec(address)?.[1] ?? null

/** The height in pixels of a picture this wide. */
export const imageHeight = (width: number) => Math.round(width / IMAGE_RATIO)

const IMAGE_ADDRESS = /^(\/pictures\/.+\/)([a-z-]+)-(\d+)\.webp$/

export interface ImageVariant {
  view: string
  width: number
  height: number
  at: (width: number, format?: 'webp' | 'avif') => string
}

/** Parses the URL of a rendered image; `null` for placeholder drawings and imported pictures. */
export function imageVariantOf(address: string): ImageVariant | null {
  const [, folder, view = '', widest] = IMAGE_ADDRESS.exec(address) ?? []
  if (folder === undefined) return null
  const width = Number(widest)
  return {
    view,
    width,
    height: imageHeight(width),
    at: (narrower, format = 'webp') => `${folder}${view}-${narrower}.${format}`,
  }
}

export function srcSetOf(image: ImageVariant, format: 'webp' | 'avif', maxWidth = Number.POSITIVE_INFINITY): string {
  return IMAGE_WIDTHS.filter((width) => width <= image.width && width <= maxWidth)
    .map((width) => `${image.at(width, format)} ${width}w`)
    .join(', ')
}
