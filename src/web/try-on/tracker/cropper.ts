import type { Region } from './region.ts'

/** Darker crops are brightened to this mean, or the models miss faces in evening light. */
const TARGET_MEAN = 105
const DARK_MEAN = 80
const MAX_GAIN = 6

/** Crops squares of pictures to a model's input: RGB, row by row, from `min` to 1. */
export function createCropper(side: number, min: -1 | 0) {
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('2D canvas is not available in this worker')
  context.imageSmoothingQuality = 'high'
  const values = new Float32Array(side * side * 3)

  return (frame: ImageBitmap, region: Region): Float32Array => {
    const scale = side / region.side
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.fillStyle = 'black'
    context.fillRect(0, 0, side, side)
    context.translate(side / 2, side / 2)
    context.scale(region.isMirrored ? -scale : scale, scale)
    context.rotate(-region.angle)
    context.translate(-region.x, -region.y)
    context.drawImage(frame, 0, 0)
    writePixels(values, context.getImageData(0, 0, side, side).data, min)
    return values
  }
}

function writePixels(values: Float32Array, pixels: Uint8ClampedArray, min: -1 | 0): void {
  let sum = 0
  for (let i = 0; i < pixels.length; i += 4) {
    sum += 0.299 * (pixels[i] ?? 0) + 0.587 * (pixels[i + 1] ?? 0) + 0.114 * (pixels[i + 2] ?? 0)
  }
  const mean = sum / (pixels.length / 4)
  const gain = mean < DARK_MEAN ? Math.min(MAX_GAIN, TARGET_MEAN / Math.max(mean, 1)) : 1
  const span = (1 - min) / 255
  for (let i = 0, at = 0; i < pixels.length; i += 4) {
    values[at++] = Math.min(255, (pixels[i] ?? 0) * gain) * span + min
    values[at++] = Math.min(255, (pixels[i + 1] ?? 0) * gain) * span + min
    values[at++] = Math.min(255, (pixels[i + 2] ?? 0) * gain) * span + min
  }
}
