import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { colourwayOf, finishesOf } from '../../src/domain/finishes/frame-finishes.ts'
import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'
import type { Bench } from './page.ts'
import type { Copy } from './picture-copy.ts'
import type { Frame } from './wear.ts'

const FACES = 8
const SIDE_PX = 400
/** Two faces a line. */
const COLUMNS = 6
/** Acetate, wire and shield, each in the finish that a wrong light harms most. */
const FRAMES = ['ledra-panto-black', 'heptade-gold', 'maestrale-black-silver']

export interface FaceToDress {
  url: string
  copy?: Copy
}

/**
 * Lays 24 try-ons on one sheet for a person to judge: eight faces, each with a frame of acetate, of wire and a shield.
 * @param faces more than eight are ignored; pictures without a face leave a gap
 * @returns the number of try-ons on the sheet
 */
export async function writeSheet(page: Page, faces: readonly FaceToDress[], file: string): Promise<number> {
  const tiles: { input: Buffer; left: number; top: number }[] = []
  for (const [row, face] of faces.slice(0, FACES).entries()) {
    for (const [column, slug] of FRAMES.entries()) {
      const picture = await dress(page, face, frameOf(slug))
      const at = row * FRAMES.length + column
      const place = { left: (at % COLUMNS) * SIDE_PX, top: Math.floor(at / COLUMNS) * SIDE_PX }
      if (picture) tiles.push({ input: picture, ...place })
    }
  }
  const height = Math.ceil((FACES * FRAMES.length) / COLUMNS) * SIDE_PX
  mkdirSync(dirname(file), { recursive: true })
  const sheet = sharp({ create: { width: COLUMNS * SIDE_PX, height, channels: 3, background: 'white' } })
  await sheet.composite(tiles).png().toFile(file)
  return tiles.length
}

async function dress(page: Page, { url, copy = {} }: FaceToDress, frame: Frame): Promise<Buffer | null> {
  const picture = await page.evaluate(
    ([a, c, f, side]) => (window as unknown as { bench: Bench }).bench.dress(a, c, f, side),
    [url, copy, frame, SIDE_PX] as const,
  )
  return picture === null ? null : Buffer.from(picture.split(',')[1] ?? '', 'base64')
}

/** @throws Error where the product is unknown or no frame */
function frameOf(slug: string): Frame {
  const product = SEED_PRODUCTS.find((one) => one.slug === slug)
  const colourway = product && colourwayOf(product)
  if (!colourway || product.model === null) throw new Error(`${slug} is no frame of the demo data`)
  return {
    slug,
    look: { models: { viewer: '', mirror: `/models/${product.model}-mirror.glb` }, finishes: finishesOf(colourway) },
  }
}
