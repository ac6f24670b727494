import type { Locator } from '@playwright/test'
import { expect, test } from '../support/e2e-test.ts'
import { putIntoCart } from '../support/earlier-visit.ts'
import { open } from '../support/shopping.ts'

test.beforeEach(({ page }) =>
  page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' }),
)

const bottomBorderColor = (element: Locator) => element.evaluate((found) => getComputedStyle(found).borderBottomColor)
const leftBorderColor = (element: Locator) => element.evaluate((found) => getComputedStyle(found).borderLeftColor)
const BACKGROUND = 'rgb(0, 0, 0)'

test('in forced colors the selected option is visible', async ({ page }) => {
  await open(page, '/products/aviator-gold')
  expect(await bottomBorderColor(page.getByRole('tab', { name: 'Details' }))).not.toBe(BACKGROUND)
  expect(await bottomBorderColor(page.getByRole('tab', { name: 'Description' }))).toBe(BACKGROUND)
  const pictures = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('[aria-current]') })
  const thumbnails = pictures.getByRole('button')
  expect(await bottomBorderColor(thumbnails.nth(0))).not.toBe(BACKGROUND)
  expect(await bottomBorderColor(thumbnails.nth(1))).toBe(BACKGROUND)

  await open(page, '/virtual-try-on')
  const frames = page.getByRole('region', { name: 'Select Frames to Try On' }).getByRole('listitem').getByRole('button')
  await frames.nth(1).click()
  await expect(frames.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => leftBorderColor(frames.nth(1))).not.toBe(BACKGROUND)
  expect(await leftBorderColor(frames.nth(0))).toBe(BACKGROUND)

  await open(page, '/collections?color=gold')
  const chosen = page.getByRole('complementary', { name: 'Filters' }).locator('[aria-current=true]')
  await expect(chosen).toHaveCSS('text-decoration-line', 'underline')
})

test('in forced colors the drawing of the frame numbers is visible', async ({ page }) => {
  await open(page, '/size-guide?lens=52&bridge=18&temple=145')
  const lines = page.getByRole('img', { name: /temple/i }).locator('g[class*=stroke]')
  for (const line of await lines.all()) await expect(line).toHaveCSS('stroke', 'rgb(255, 255, 255)')
  await expect(lines).not.toHaveCount(0)
})

test('in forced colors a frame is on white and its heart on the page background', async ({ page }) => {
  await open(page, '/collections/sunglasses')
  const tile = page.getByRole('main').getByRole('article').first()
  await expect(tile.locator('[data-morph] img').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const heart = tile.getByRole('button', { name: /^Save/ })
  await expect(heart).toHaveCSS('background-color', BACKGROUND)
  const drawing = (property: 'maskImage' | 'backgroundColor') =>
    heart.evaluate((button, name) => getComputedStyle(button, '::before')[name], property)
  const outline = await drawing('maskImage')
  expect(outline).toContain('url(')
  expect(await drawing('backgroundColor')).toBe('rgb(255, 255, 255)')
  await heart.click()
  await expect.poll(() => drawing('maskImage')).not.toBe(outline)
  expect(await drawing('maskImage')).toContain('url(')
  expect(await drawing('backgroundColor')).toBe('rgb(255, 255, 255)')
})

test('in forced colors the free-shipping progress and the marked suggestion are visible', async ({ page }) => {
  await putIntoCart(page, 'silk-cord-navy')
  await open(page, '/cart')
  const bar = page.getByRole('progressbar', { name: /free shipping/ }).locator('div')
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.getByRole('banner').getByRole('link', { name: 'Search frames and brands' }).click()
  await page.getByRole('combobox').fill('aviator')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const marked = page.locator('[role=option][aria-selected=true]')
  await expect(marked).toHaveCSS('outline-style', 'solid')
  await expect(marked).not.toHaveCSS('outline-color', BACKGROUND)
})
