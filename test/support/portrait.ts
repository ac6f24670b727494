import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const SAMPLE = new URL('../../public/pictures/sample-portrait.webp', import.meta.url)

export function portrait(width = 800, height = 800, shiftRight = 0): Promise<Buffer> {
  const side = Math.min(width, height)
  return sharp(readFileSync(SAMPLE))
    .resize(side, side)
    .extend({ left: shiftRight, right: Math.max(0, width - side - shiftRight), background: 'lightgray' })
    .jpeg({ quality: 92 })
    .toBuffer()
}

export const pictureWithoutFace = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 800, channels: 3, background: 'steelblue' } })
    .jpeg()
    .toBuffer()

/** A moving face as motion JPEG, for Chromium's fake camera. */
export async function movingPortraitClip(): Promise<Buffer> {
  const pictures = Array.from({ length: 30 }, (_, i) => portrait(640, 480, Math.round(80 + 60 * Math.sin(i / 4.77))))
  return Buffer.concat(await Promise.all(pictures))
}
