import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { CATEGORY_IDS } from '../src/domain/eyewear.ts'
import { SEED_PRODUCTS } from '../src/server/db/seed/products.ts'
import { VIEW_NAMES } from '../studio/renders/views.ts'

const FOLDER = join(import.meta.dirname, '../assets/pictures')
const TILE = { width: 480, height: 300 }
const CAPTION = 26

const out = join(tmpdir(), 'elegance-sheets')
mkdirSync(out, { recursive: true })
for (const category of Object.keys(CATEGORY_IDS)) {
  const finished = SEED_PRODUCTS.filter(
    (p) => p.category === category && existsSync(join(FOLDER, p.slug, 'shots.json')),
  )
  if (finished.length === 0) continue
  const tiles = await Promise.all(finished.flatMap((product, row) => rowOf(product.slug, row)))
  const sheet = sharp({
    create: {
      width: TILE.width * VIEW_NAMES.length,
      height: (TILE.height + CAPTION) * finished.length,
      channels: 3,
      background: '#ffffff',
    },
  })
  const file = join(out, `${category}.webp`)
  await sheet.composite(tiles.flat()).webp({ quality: 80 }).toFile(file)
  console.log(`${finished.length} products on ${file}`)
}

function rowOf(slug: string, row: number): Promise<OverlayOptions[]>[] {
  const top = row * (TILE.height + CAPTION)
  const views = VIEW_NAMES.map(async (view, column) => {
    const file = join(FOLDER, slug, `${view}-640.webp`)
    if (!existsSync(file)) return []
    return [
      { input: await sharp(file).resize(TILE.width, TILE.height).png().toBuffer(), left: column * TILE.width, top },
    ]
  })
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${CAPTION}"><text x="12" y="17" font-family="sans-serif" font-size="13" fill="#5D564B">${slug}</text></svg>`
  return [...views, Promise.resolve([{ input: Buffer.from(label), left: 0, top: top + TILE.height }])]
}
