import type { RasterImage } from '../renders/compositing.ts'

/** Left, right, bottom, top in 0…1, as Blender's render border. */
export type Region = readonly [number, number, number, number]

const FEATHER_PX = 12

/** Lays the rendered region over the image; its edges fade, so that the noise of the two renders shows no seam. */
export function pasteRegion(base: RasterImage, render: RasterImage, region: Region): RasterImage {
  const { width, height, channels } = base
  const [left, right] = [Math.ceil(region[0] * width) + 1, Math.floor(region[1] * width) - 1]
  const [top, bottom] = [Math.ceil((1 - region[3]) * height) + 1, Math.floor((1 - region[2]) * height) - 1]
  const pixels = Buffer.from(base.pixels)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const near = Math.min(x - left, right - 1 - x, y - top, bottom - 1 - y)
      const weight = Math.min(1, (near + 0.5) / FEATHER_PX)
      for (let c = 0; c < channels; c++) {
        const o = (y * width + x) * channels + c
        const [under, over] = [base.pixels[o] as number, render.pixels[o] as number]
        pixels[o] = Math.round(under + (over - under) * weight)
      }
    }
  }
  return { width, height, channels, pixels }
}
