import type { Product } from '../../../contract/catalog.ts'
import { frontScale } from '../../../domain/front-scale.ts'
import { FRONT_FIELD_MM, printOf } from '../../../domain/prints.ts'

/** The front view of a frame with the white behind it taken away, and how many mm it shows across. */
export interface FrontPicture {
  picture: HTMLCanvasElement
  /** The same in black, so small that it comes out soft when it is drawn large. */
  shadow: HTMLCanvasElement
  widthMm: number
  /** Sunglasses darken what is behind their lenses; other frames cover it. */
  isTinted: boolean
}

/** Drawn fronts are 1600 pixels wide at 8.8 to a millimetre. */
const DRAWN_FIELD_MM = 1600 / 8.8
const WIDTH = 1000
const SHADOW_WIDTH = 72
/** How soon a colour counts as the frame's own rather than the white ground's. */
const STEEPNESS = 3.2

/** @throws where the product has no picture, or it cannot be had */
export async function loadFront(product: Product): Promise<FrontPicture> {
  const [address] = product.images
  if (!address) throw new Error(`${product.slug} has no picture`)
  const print = printOf(address)
  const image = new Image()
  image.src = print ? print.at(WIDTH) : address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const isTinted = product.lensColor !== null && product.lensColor !== 'clear'
  takeWhiteAway(context, isTinted ? 1 : STEEPNESS)
  return { picture: canvas, shadow: shadowOf(canvas), widthMm: print ? fieldOf(product) : DRAWN_FIELD_MM, isTinted }
}

/** What a studio front shows across, at the depth of the frame's front. */
const fieldOf = ({ measurements }: Product) => FRONT_FIELD_MM / frontScale(measurements?.templeMm ?? 0)

/** Each pixel as the least paint on white that shows it; `steepness` makes faint paint cover sooner. */
function takeWhiteAway(context: CanvasRenderingContext2D, steepness: number): void {
  const { width, height } = context.canvas
  const pixels = context.getImageData(0, 0, width, height)
  const { data: values } = pixels
  for (let i = 0; i < values.length; i += 4) {
    const [r, g, b] = [values[i] ?? 0, values[i + 1] ?? 0, values[i + 2] ?? 0]
    const least = 1 - Math.min(r, g, b) / 255
    const cover = Math.min(1, least * steepness)
    if (cover === 0) {
      values[i + 3] = 0
      continue
    }
    for (const [at, value] of [r, g, b].entries()) values[i + at] = 255 - (255 - value) / cover
    values[i + 3] = cover * (values[i + 3] ?? 255)
  }
  context.putImageData(pixels, 0, 0)
}

function shadowOf(picture: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = SHADOW_WIDTH
  canvas.height = Math.round((SHADOW_WIDTH * picture.height) / picture.width)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = 'black'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
