import type { Locator } from '@playwright/test'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { EVERY_SCREEN } from '../support/every-screen.ts'
import { open, putIntoCart } from '../support/shopping.ts'

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
  const frames = page.getByRole('region', { name: 'Select Frames to Try On' }).getByRole('button')
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

/** Fields without a border and icons in the background colour; on a picture the background is white. */
const invisibleElements = (page: Page) =>
  page.evaluate(() => {
    const lightOf = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
      return (alpha * (red + green + blue)) / 765
    }
    const isSeen = (color: string) => color !== 'none' && lightOf(color) > 0.25
    const isThere = (element: Element) =>
      element.getBoundingClientRect().width > 1 && element.checkVisibility({ opacityProperty: true })
    const isEdged = (field: Element) => {
      const style = getComputedStyle(field)
      if (style.appearance !== 'none' && field.matches('[type=radio], [type=checkbox], [type=file]')) return true
      return Number.parseFloat(style.borderBottomWidth) > 0 && isSeen(style.borderBottomColor)
    }
    const isPainted = (sign: Element) =>
      [...sign.querySelectorAll('path, circle, ellipse, rect')]
        .map((part) => getComputedStyle(part))
        .some(({ stroke, fill }) => {
          return isSeen(stroke) || isSeen(fill)
        })
    const fields = [...document.querySelectorAll('input, select, textarea')].filter((one) => isThere(one))
    const signs = [...document.querySelectorAll(':is(a, button:not(:has(img)), summary) svg')].filter((one) =>
      isThere(one),
    )
    return [...fields.filter((one) => !isEdged(one)), ...signs.filter((one) => !isPainted(one))].map(
      (one) => one.closest('a, button, label, summary')?.outerHTML.slice(0, 160) ?? one.outerHTML.slice(0, 160),
    )
  })

test('in forced colors every field and icon of every screen is visible', async ({ page, expectedErrors }) => {
  test.setTimeout(240_000)
  expectedErrors.push(/40[14]/)
  await putIntoCart(page, 'silk-cord-navy')
  for (const path of Object.values(EVERY_SCREEN).flat()) {
    await open(page, path)
    expect(await invisibleElements(page), path).toEqual([])
  }
})

test('in forced colors a frame is on white and its heart on the page background', async ({ page }) => {
  await open(page, '/collections/sunglasses')
  const tile = page.getByRole('main').getByRole('article').first()
  await expect(tile.locator('[data-morph] img').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const heart = tile.getByRole('button', { name: /^Save/ })
  await expect(heart).toHaveCSS('background-color', BACKGROUND)
  const filling = () => heart.locator('svg').evaluate((sign) => getComputedStyle(sign).fill)
  expect(await filling()).toBe('none')
  await heart.click()
  await expect.poll(filling).toBe('rgb(255, 255, 255)')
})

test('in forced colors the free-shipping progress and the marked suggestion are visible', async ({ page }) => {
  await putIntoCart(page, 'silk-cord-navy')
  await open(page, '/cart')
  const bar = page.getByRole('progressbar', { name: /free shipping/ }).locator('div')
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.getByRole('banner').getByRole('link', { name: 'Search frames and houses' }).click()
  await page.getByRole('combobox').fill('aviator')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const marked = page.locator('[role=option][aria-selected=true]')
  await expect(marked).toHaveCSS('outline-style', 'solid')
  await expect(marked).not.toHaveCSS('outline-color', BACKGROUND)
})
