import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { currentBuild } from '../src/server/rendering/builds.ts'
import { type Manifest, pageAssets } from '../src/web/page-assets.ts'

const CLIENT = fileURLToPath(new URL('client', currentBuild(new URL('../dist/', import.meta.url), 'storefront')))
/** Brotli, all chunks together; a KB is 1000 bytes. */
const BUDGET_BYTES = 105_000

const manifest: Manifest = JSON.parse(readFileSync(`${CLIENT}/manifest.json`, 'utf8'))

const scriptsOf = (path: string, language: 'en' | 'el') => {
  const { scripts, ahead } = pageAssets(manifest, path, language)
  return [...scripts, ...ahead]
}

const sentBytes = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

test.each(['en', 'el'] as const)('the listing loads at most 105 KB of scripts, in %s', (language) => {
  const scripts = scriptsOf('/collections', language)
  const bytes = scripts.map((file) => sentBytes(`${CLIENT}${file}`))
  expect(scripts.length).toBeGreaterThan(2)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET_BYTES)
})

test('pages without forms do not load zod', () => {
  for (const path of ['/', '/collections', '/collections/sunglasses', '/products/aviator-gold', '/cart']) {
    for (const file of scriptsOf(path, 'en')) {
      expect(readFileSync(`${CLIENT}${file}`, 'utf8'), `${path} loads ${file}`).not.toMatch(/ZodError|_zod\b/)
    }
  }
})

test('the pattern finds zod in the chunks that contain it', () => {
  const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  expect(chunks.some(({ file }) => /_zod\b/.test(readFileSync(`${CLIENT}/${file}`, 'utf8')))).toBe(true)
})
