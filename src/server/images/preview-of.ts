import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

const WIDTH_PX = 24
/** Softened first, in pixels, lest white grounds come out in blocks; it makes them lighter, too. */
const SOFTNESS_PX = 0.8
const QUALITY = 50

/**
 * A picture in so few pixels that it may travel within a page and be blurred by being enlarged: some 200 characters.
 *
 * @returns a data URI of WebP
 */
export async function previewOf(path: string): Promise<string> {
  const small = await sharp(await readFile(path))
    .resize(WIDTH_PX)
    .png()
    .toBuffer()
  const bytes = await sharp(small).blur(SOFTNESS_PX).webp({ quality: QUALITY, smartSubsample: true }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
