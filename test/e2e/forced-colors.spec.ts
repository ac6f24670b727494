import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { open } from '../support/shopping.ts'

test.beforeEach(({ page }) =>
  page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' }),
)

const edgeOf = (element: Locator) => element.evaluate((found) => getComputedStyle(found).borderBottomColor)
const startOf = (element: Locator) => element.evaluate((found) => getComputedStyle(found).borderLeftColor)
const GROUND = 'rgb(0, 0, 0)'

test('in the visitor’s own colours one sees what is chosen', async ({ page }) => {
  await open(page, '/products/aviator-gold')
  expect(await edgeOf(page.getByRole('tab', { name: 'Details' }))).not.toBe(GROUND)
  expect(await edgeOf(page.getByRole('tab', { name: 'Description' }))).toBe(GROUND)
  const pictures = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('[aria-current]') })
  const thumbnails = pictures.getByRole('button')
  expect(await edgeOf(thumbnails.nth(0))).not.toBe(GROUND)
  expect(await edgeOf(thumbnails.nth(1))).toBe(GROUND)

  await open(page, '/virtual-try-on')
  const frames = page.getByRole('region', { name: 'Select Frames to Try On' }).getByRole('button')
  await frames.nth(1).click()
  await expect(frames.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => startOf(frames.nth(1))).not.toBe(GROUND)
  expect(await startOf(frames.nth(0))).toBe(GROUND)

  await open(page, '/collections?color=gold')
  const chosen = page.getByRole('complementary', { name: 'Filters' }).locator('[aria-current=true]')
  await expect(chosen).toHaveCSS('text-decoration-line', 'underline')
})

test('in the visitor’s own colours the drawing of a pair’s numbers is seen', async ({ page }) => {
  await open(page, '/size-guide?lens=52&bridge=18&temple=145')
  const lines = page.getByRole('img', { name: /temple/i }).locator('g[class*=stroke]')
  for (const line of await lines.all()) await expect(line).toHaveCSS('stroke', 'rgb(255, 255, 255)')
  await expect(lines).not.toHaveCount(0)
})
