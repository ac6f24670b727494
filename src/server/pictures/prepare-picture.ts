import { createHash } from 'node:crypto'
import type { Metadata } from 'sharp'
import { ShopError } from '../../contract/errors.ts'
import { IMAGE_RATIO, IMAGE_WIDTHS, imageHeight, UPLOADED_VIEW } from '../../domain/image-variants.ts'
import { makePreview } from '../images/previews.ts'
import { loadSharp } from '../lazy-packages.ts'

/** Raise it when pictures are prepared differently: their names change with it. */
const RECIPE = 1
const MOST_MEGAPIXELS = 50
const SMALLEST_WIDTH = 640
const ORIGINAL_WIDTH = 4000
const WHITE = '#ffffff'
const OPTIONS = { limitInputPixels: MOST_MEGAPIXELS * 1_000_000, failOn: 'error' } as const

type Format = 'jpeg' | 'png' | 'webp' | 'avif'

/** The first bytes of the formats that are decoded. Everything else, such as SVG, never reaches a decoder. */
const SIGNATURES: Record<Format, (start: Buffer) => boolean> = {
  jpeg: (start) => start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (start) => start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (start) => start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP',
  avif: (start) => /^ftyp(avif|avis|mif1|msf1)/.test(start.toString('latin1', 4, 12)),
}

export interface PreparedPicture {
  /** In pixels, of the widest variant. */
  width: number
  /** A data URI. */
  preview: string
  files: { name: string; body: Buffer }[]
}

/** Names an upload by its bytes, so that the same picture again is the same picture. */
export function pictureMark(upload: Uint8Array): string {
  const hash = createHash('sha256').update(`${RECIPE} `).update(upload)
  return hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 20)
}

/**
 * Decodes an upload and draws it in every size: upright, on white, whole, without EXIF or any other metadata. No byte of
 * the upload itself is kept. Decoding and encoding run on sharp's threads.
 *
 * @throws ShopError `picture_unknown`, `picture_broken`, `picture_animated`, `picture_too_many_pixels`,
 *   `picture_too_small`
 */
export async function preparePicture(upload: Buffer): Promise<PreparedPicture> {
  const canvas = canvasOf(await readMetadata(upload))
  const { data, info } = await loadSharp()(upload, OPTIONS)
    .autoOrient()
    .flatten({ background: WHITE })
    .resize(canvas, imageHeight(canvas), { fit: 'contain', background: WHITE })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new ShopError('picture_broken')
    })
  const draw = () => loadSharp()(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const widths = IMAGE_WIDTHS.filter((width) => width <= canvas)
  const files = [{ name: 'original.webp', body: await draw().webp({ quality: 92 }).toBuffer() }]
  for (const width of widths) {
    const sized = draw().resize(width, imageHeight(width))
    const name = `${UPLOADED_VIEW}-${width}`
    files.push({ name: `${name}.webp`, body: await sized.clone().webp({ quality: 82 }).toBuffer() })
    files.push({ name: `${name}.avif`, body: await sized.clone().avif({ quality: 60, effort: 2 }).toBuffer() })
  }
  return { width: Math.max(...widths), preview: await makePreview(files[1]?.body ?? Buffer.of()), files }
}

const PAPER_EDGE = 2400
const SMALLEST_PAPER_EDGE = 300

/**
 * A photo of a paper as one JPEG: upright, on white, without any metadata, at most 2,400 pixels long.
 * @throws ShopError as `preparePicture`
 */
export async function preparePaper(upload: Buffer): Promise<Buffer> {
  const { width, height } = await readMetadata(upload)
  if (Math.min(width, height) < SMALLEST_PAPER_EDGE) {
    throw new ShopError('picture_too_small', { most: SMALLEST_PAPER_EDGE })
  }
  return loadSharp()(upload, OPTIONS)
    .autoOrient()
    .flatten({ background: WHITE })
    .resize(PAPER_EDGE, PAPER_EDGE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(() => {
      throw new ShopError('picture_broken')
    })
}

async function readMetadata(upload: Buffer): Promise<Metadata> {
  const format = (Object.keys(SIGNATURES) as Format[]).find((name) => SIGNATURES[name](upload))
  if (format === undefined) throw new ShopError('picture_unknown')
  const metadata = await loadSharp()(upload, OPTIONS)
    .metadata()
    .catch((error: Error) => {
      throw /pixel limit/i.test(error.message) ? tooManyPixels() : new ShopError('picture_broken')
    })
  const decoded = metadata.format === 'heif' && metadata.compression === 'av1' ? 'avif' : metadata.format
  if (decoded !== format) throw new ShopError('picture_unknown')
  if ((metadata.pages ?? 1) > 1) throw new ShopError('picture_animated')
  if (metadata.width * metadata.height > OPTIONS.limitInputPixels) throw tooManyPixels()
  return metadata
}

const tooManyPixels = () => new ShopError('picture_too_many_pixels', { most: MOST_MEGAPIXELS })

/** The width of the white ground on which the whole picture fits at its own size, at most that of the original. */
function canvasOf({ autoOrient: { width, height } }: Metadata): number {
  const canvas = Math.min(ORIGINAL_WIDTH, Math.max(width, Math.round(height * IMAGE_RATIO)))
  if (canvas < SMALLEST_WIDTH) throw new ShopError('picture_too_small', { most: SMALLEST_WIDTH })
  return canvas
}
