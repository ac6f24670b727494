import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { manifestIn } from './icons.ts'
import { ROOT } from './run-steps.ts'

describe.each(['en', 'el'] as const)('the web app manifest in %s', (language) => {
  const manifest = JSON.parse(readFileSync(join(ROOT, `public/manifest.${language}.webmanifest`), 'utf8'))

  test('matches the texts and tokens (run node scripts/icons.ts to update it)', () => {
    expect(manifest).toEqual(manifestIn(language))
  })

  test('lists icons that exist, in the stated size', async () => {
    const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[]
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith('.png'))) {
      const { width, height } = await sharp(join(ROOT, 'public', src)).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  })
})
