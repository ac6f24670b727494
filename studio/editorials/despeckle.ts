import type { RasterImage } from '../renders/compositing.ts'

/** Removes single bright or dark pixels: clamps each value between its neighbours' second lowest and second highest. */
export function despeckle(image: RasterImage, passes = 2): RasterImage {
  let pixels = image.pixels
  for (let i = 0; i < passes; i++) pixels = despeckleOnce({ ...image, pixels })
  return { ...image, pixels }
}

function despeckleOnce({ width, height, channels, pixels }: RasterImage): Buffer {
  const out = Buffer.from(pixels)
  const row = width * channels
  const around = [-row - channels, -row, -row + channels, -channels, channels, row - channels, row, row + channels]
  for (let y = 1; y < height - 1; y++) {
    for (let o = y * row + channels; o < (y + 1) * row - channels; o++) {
      let [low, second, high, next] = [255, 255, 0, 0]
      for (const step of around) {
        const v = pixels[o + step] as number
        if (v < low) [second, low] = [low, v]
        else if (v < second) second = v
        if (v > high) [next, high] = [high, v]
        else if (v > next) next = v
      }
      out[o] = Math.max(second, Math.min(next, pixels[o] as number))
    }
  }
  return out
}
