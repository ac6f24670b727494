import { en } from '../../src/i18n/en.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

const galleryOf = (page: Page) => page.getByRole('region', { name: /^(Pictures of|Φωτογραφίες)/ })
const largeIn = (page: Page) => galleryOf(page).getByRole('list').first()
const thumbnailsOf = (page: Page) => galleryOf(page).getByRole('list').nth(1).getByRole('button')

/** The index of the visible large picture. */
const inView = (page: Page) =>
  largeIn(page).evaluate((strip) => Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)))

test('a product with images has four views, a head that wears it and its measurements, in a suitable width and format', async ({
  page,
}) => {
  await open(page, '/products/aviator-gold')
  await expect(largeIn(page).getByRole('img')).toHaveCount(6)
  const alts = await largeIn(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
  const seen = 'Helianos Akamas Aviator, Gold, Aviator, Gold'
  expect(alts).toEqual([
    `${seen}: front`,
    `${seen}: three-quarter view`,
    `${seen}: side`,
    `${seen}: detail`,
    `${seen}, worn by the limestone head of a kouros, 138 mm wide`,
    `${seen}: with its measurements`,
  ])
  const large = largeIn(page).getByRole('img').first()
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/front-1000\.avif$/)
  const thumbnail = thumbnailsOf(page).first().locator('img')
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/front-320\.avif$/)
  await thumbnailsOf(page).last().click()
  await expect.poll(() => inView(page)).toBe(5)
  await expect(largeIn(page).getByText('58').first()).toBeVisible()
})

test('swiping to an image marks its thumbnail, in Greek on a phone', async ({ page, setLanguage }) => {
  await setLanguage('el')
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/products/faro-tortoise')
  await largeIn(page).evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 2 }))
  await expect(thumbnailsOf(page).nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(thumbnailsOf(page).nth(2)).toHaveAccessibleName('πλάγια όψη, εικόνα 3 από 6')
  await thumbnailsOf(page).nth(4).click()
  await expect.poll(() => inView(page)).toBe(4)
  await expect(thumbnailsOf(page).nth(4)).toHaveAttribute('aria-current', 'true')
})

test('enlarged images are zoomed and changed by keys, and the focus returns', async ({ page }) => {
  await open(page, '/products/aviator-gold')
  const opener = galleryOf(page).getByRole('button', { name: 'Enlarge the picture' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pictures of Akamas Aviator, Gold, enlarged' })
  const picture = dialog.getByRole('img')
  await expect(picture).toHaveAccessibleName(/: front$/)
  const before = (await picture.boundingBox())?.width ?? 0
  await dialog.getByRole('button', { name: 'Zoom in' }).press('+')
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(before * 1.4)
  await page.keyboard.press('0')
  await page.keyboard.press('ArrowRight')
  await expect(picture).toHaveAccessibleName(/: three-quarter view$/)
  await expect(dialog.getByRole('status')).toHaveText('Picture 2 of 6 · three-quarter view')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await dialog.getByRole('button', { name: en.site.closeDialog }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a frame is worn by the head that it fits, and by another at a press', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/products/brandt-dark-havana')
  const caption = galleryOf(page).getByRole('status')
  await expect(caption).toBeHidden()
  await thumbnailsOf(page).nth(4).press('Enter')
  await expect(caption).toHaveText('Face 138 mm, at true scale')
  const worn = largeIn(page).getByRole('img').nth(4)
  await galleryOf(page).getByRole('button', { name: 'On another head' }).press('Enter')
  await expect(caption).toHaveText('Face 126 mm, at true scale')
  await expect(worn).toHaveAccessibleName(/worn by the limestone head of a kore, 126 mm wide$/)
  await expect.poll(() => worn.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/worn-kore-\d+\.avif$/)
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await galleryOf(page).getByRole('button', { name: 'On another head' }).press('Enter')
  await expect(caption).toHaveText('Face 138 mm, at true scale')
})

test('without scripts all images are shown', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.origin })
  const page = await context.newPage()
  await page.goto('/products/aviator-gold')
  await expect(largeIn(page).getByRole('img')).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'View in 3D' })).toBeHidden()
  await context.close()
})
