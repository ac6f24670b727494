import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

const WIDTH_PX = 24
/** Blur in pixels before scaling, against blocks on white backgrounds; it also makes previews smaller. */
const SOFTNESS_PX = 0.8
const QUALITY = 50

/**
 * A preview small enough to embed in a page (about 200 characters), to be shown enlarged and blurred.
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
