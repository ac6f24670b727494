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
export const previewOf = async (path: string): Promise<string> => previewOfBytes(await readFile(path))

/** The same for a picture in memory. */
export async function previewOfBytes(picture: Uint8Array): Promise<string> {
  const small = await sharp(picture).resize(WIDTH_PX).png().toBuffer()
  const bytes = await sharp(small).blur(SOFTNESS_PX).webp({ quality: QUALITY, smartSubsample: true }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
