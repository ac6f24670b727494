import type { ProductCard } from '../../../contract/catalog.ts'
import { frontScale } from '../../../domain/front-scale.ts'
import { FRONT_FIELD_MM, imageVariantOf, UPLOADED_VIEW } from '../../../domain/image-variants.ts'

export interface FrontPicture {
  picture: HTMLCanvasElement
  shadow: HTMLCanvasElement
  widthMm: number
  /** Tinted lenses are multiplied with what is behind them; other frames cover it. */
  isTinted: boolean
}

/** Drawn fronts are 1600 pixels wide at 8.8 pixels a millimetre. */
const DRAWN_FIELD_MM = 1600 / 8.8
const WIDTH = 1000
const SHADOW_WIDTH = 72
const STEEPNESS = 3.2

/** @throws Error where the product has no picture or it cannot be loaded */
export async function loadFront(product: ProductCard): Promise<FrontPicture> {
  const url = frontOf(product)
  if (!url) throw new Error(`${product.slug} has no picture`)
  const print = imageVariantOf(url)
  const image = new Image()
  image.src = print ? print.at(WIDTH) : url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('2D canvas is not available')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const isTinted = product.lensColor !== null && product.lensColor !== 'clear'
  removeWhite(context, isTinted ? 1 : STEEPNESS)
  return {
    picture: canvas,
    shadow: createShadow(canvas),
    widthMm: print ? studioFieldMm(product) : DRAWN_FIELD_MM,
    isTinted,
  }
}

/** Uploaded photographs have any scale: without another front, the drawn one takes their place. */
function frontOf({ images: [first, ...others], slug }: ProductCard): string | undefined {
  if (first === undefined || imageVariantOf(first)?.view !== UPLOADED_VIEW) return first
  return others.find((image) => imageVariantOf(image)?.view === 'front') ?? `/pictures/${slug}/front.svg`
}

/** The width that a studio picture shows at the depth of the frame's front. */
const studioFieldMm = ({ measurements }: ProductCard) => FRONT_FIELD_MM / frontScale(measurements?.templeMm ?? 0)

function removeWhite(context: CanvasRenderingContext2D, steepness: number): void {
  const { width, height } = context.canvas
  const pixels = context.getImageData(0, 0, width, height)
  const { data: values } = pixels
  for (let i = 0; i < values.length; i += 4) {
    const [r, g, b] = [values[i] ?? 0, values[i + 1] ?? 0, values[i + 2] ?? 0]
    const opacity = 1 - Math.min(r, g, b) / 255
    const alpha = Math.min(1, opacity * steepness)
    if (alpha === 0) {
      values[i + 3] = 0
      continue
    }
    for (const [at, value] of [r, g, b].entries()) values[i + at] = 255 - (255 - value) / alpha
    values[i + 3] = alpha * (values[i + 3] ?? 255)
  }
  context.putImageData(pixels, 0, 0)
}

function createShadow(picture: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = SHADOW_WIDTH
  canvas.height = Math.round((SHADOW_WIDTH * picture.height) / picture.width)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('2D canvas is not available')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = 'black'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
