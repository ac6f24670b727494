import { barriers } from '../support/barriers.ts'
import { expect, test } from '../support/journey.ts'
import { open, putIntoCart } from '../support/shopping.ts'

// Each looks at many pages, and axe takes its time for each.
test.describe.configure({ timeout: 240_000 })

const WIDTHS = [360, 1280]
const LANGUAGES = ['en', 'el'] as const
const OPEN_TO_ALL = [
  '/',
  '/collections',
  '/collections/sunglasses?brand=Helianos&color=gold',
  '/collections?q=monocle',
  '/products/mirande-champagne',
  '/products/carlotta-rose',
  '/products/aviator-gold',
  '/saved',
  '/cart',
  '/checkout/success',
  '/login',
  '/register',
  '/contact',
  '/virtual-try-on',
  '/appointments/no-such-link',
  '/not-found',
]

for (const language of LANGUAGES) {
  for (const width of WIDTHS) {
    for (const path of OPEN_TO_ALL) {
      test(`${path} has no barrier at ${width} px, ${language}`, async ({ page, speak, foreseenErrors }) => {
        foreseenErrors.push(/404/)
        await speak(language)
        await page.setViewportSize({ width, height: 800 })
        await open(page, path)
        expect(await barriers(page)).toEqual([])
      })
    }
  }
}

test('nothing has to be scrolled sideways at 320 px', async ({ page, speak, foreseenErrors }) => {
  foreseenErrors.push(/404/)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of LANGUAGES) {
    await speak(language)
    await putIntoCart(page, 'silk-cord-navy')
    for (const path of [...OPEN_TO_ALL, '/checkout']) {
      await open(page, path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, `${path} in ${language}`).toBeLessThanOrEqual(320)
    }
  }
})
