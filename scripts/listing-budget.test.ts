import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { type Manifest, pageAssets } from '../src/web/page-assets.ts'
import { buildStorefront } from './build.ts'

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url))
/** Brotli, all chunks together; a KB is 1000 bytes. */
const BUDGET_BYTES = 118_000

let manifest: Manifest
beforeAll(() => {
  buildStorefront()
  manifest = JSON.parse(readFileSync(`${CLIENT}/manifest.json`, 'utf8'))
}, 120_000)

const scriptsOf = (path: string, language: 'en' | 'el') => {
  const { scripts, ahead } = pageAssets(manifest, path, language)
  return [...scripts, ...ahead]
}

/** What is sent for a file: the smallest are not worth packing. */
const sentBytes = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

test.each(['en', 'el'] as const)('the listing’s scripts weigh 118 KB at most, in %s', (language) => {
  const scripts = scriptsOf('/collections', language)
  const bytes = scripts.map((file) => sentBytes(`${CLIENT}${file}`))
  expect(scripts.length).toBeGreaterThan(2)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET_BYTES)
})

test('no page that is only looked at loads zod', () => {
  for (const path of ['/', '/collections', '/collections/sunglasses', '/products/aviator-gold', '/cart']) {
    for (const file of scriptsOf(path, 'en')) {
      expect(readFileSync(`${CLIENT}${file}`, 'utf8'), `${path} loads ${file}`).not.toMatch(/ZodError|_zod\b/)
    }
  }
})

test('zod is known by the same sign where it is needed', () => {
  const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  expect(chunks.some(({ file }) => /_zod\b/.test(readFileSync(`${CLIENT}/${file}`, 'utf8')))).toBe(true)
})
