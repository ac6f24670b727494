import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { manifestIn } from './icons.ts'
import { ROOT } from './run-steps.ts'

describe.each(['en', 'el'] as const)('the manifest in %s', (language) => {
  const manifest = JSON.parse(readFileSync(join(ROOT, `public/manifest.${language}.webmanifest`), 'utf8'))

  test('says what words and tokens say now (node scripts/icons.ts writes it anew)', () => {
    expect(manifest).toEqual(manifestIn(language))
  })

  test('names icons that are there, in the size it says', async () => {
    const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[]
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith('.png'))) {
      const { width, height } = await sharp(join(ROOT, 'public', src)).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  })
})
