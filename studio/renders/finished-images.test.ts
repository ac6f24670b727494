import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'
import { readRenderManifest } from './render-product.ts'
import { VIEW_NAMES } from './views.ts'

const ASSETS = join(import.meta.dirname, '../../assets')
const PICTURES = join(ASSETS, 'pictures')
const BUDGET_BYTES = 120e6

const finished = SEED_PRODUCTS.map(({ slug }) => slug).filter((slug) => {
  const manifest = readRenderManifest(PICTURES, slug)
  return VIEW_NAMES.every((view) => manifest[view])
})

test('at least 64 products have rendered images', () => {
  expect(finished.length).toBeGreaterThanOrEqual(64)
})

test('no two products share an image', () => {
  const owners = new Map<string, string>()
  for (const slug of finished) {
    for (const view of VIEW_NAMES) {
      const bytes = readFileSync(join(PICTURES, slug, `${view}-640.webp`))
      const hash = createHash('sha256').update(bytes).digest('hex')
      expect(owners.get(hash), `${slug} ${view}`).toBeUndefined()
      owners.set(hash, `${slug} ${view}`)
    }
  }
  expect(owners.size).toBe(finished.length * VIEW_NAMES.length)
})

test.each(finished)('%s has a pure white border and is 2000 px wide', async (slug) => {
  const { data, info } = await sharp(join(PICTURES, slug, 'front-2000.webp'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([2000, 1250])
  const row = info.width * info.channels
  for (const y of [0, info.height - 1])
    expect(data.subarray(y * row, (y + 1) * row).every((value) => value === 255)).toBe(true)
})

test('all assets together stay below their limit', () => {
  const files = readdirSync(ASSETS, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
  expect(bytes).toBeLessThan(BUDGET_BYTES)
})
