import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { type HeadOptions, readRender, renderBareHead } from './bare-head.ts'

/** Writes the try-on's sample portrait: the kouros from the front. */
export async function writeSamplePortrait(file: string, options: HeadOptions): Promise<void> {
  const { picture } = await renderBareHead('kouros', 'portrait', options)
  const { width, height, channels, pixels } = await readRender(picture)
  mkdirSync(dirname(file), { recursive: true })
  await sharp(pixels, { raw: { width, height, channels } }).webp({ quality: 88, effort: 5 }).toFile(file)
}
