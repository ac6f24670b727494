import { expect, type Page, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

const FRAME = 'Akamas Aviator, Gold'

/** Records the width of the product's image at the start of every view transition. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const recordedWidths: string[] = []
    Object.assign(window, { recordedWidths })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const recordWidth = () => {
        const moving = document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect)
          .find(({ pseudoElement }) => pseudoElement === '::view-transition-group(product)')
        recordedWidths.push(
          moving ? `from ${Math.round(Number.parseFloat(String(moving.getKeyframes()[0]?.width)))}` : 'still',
        )
      }
      transition.ready.then(recordWidth, () => recordedWidths.push('skipped'))
      return transition
    }
  })

const readWidths = (page: Page) => page.evaluate(() => Reflect.get(window, 'recordedWidths') as string[])
const widthOf = async (page: Page, slug: string) => {
  const box = await page.locator(`[data-morph="${slug}"]`).first().boundingBox()
  return `from ${Math.round(box?.width ?? 0)}`
}
const linkTo = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first()

for (const width of [360, 1280]) {
  test(`at ${width} px an image is animated from the listing into its page and back`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width, height: 800 })
    await recordTransitions(page)
    await open(page, '/collections/sunglasses')
    const small = await widthOf(page, 'aviator-gold')
    await linkTo(page, FRAME).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FRAME)
    await expect.poll(() => readWidths(page)).toEqual([small])
    const large = await widthOf(page, 'aviator-gold')
    await page.goBack()
    await expect(page).toHaveURL('/collections/sunglasses')
    await expect.poll(() => readWidths(page)).toEqual([small, large])
    // The transition name is removed afterwards.
    await expect(page.locator('[data-morph][style*=view-transition-name]')).toHaveCount(0)
  })
}

test('an image out of view is not animated, and none is with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await recordTransitions(page)
  await open(page, '/products/aviator-gold')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sunglasses' }).click()
  await expect(page).toHaveURL('/collections/sunglasses')
  await expect.poll(() => readWidths(page)).toEqual(['still'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await linkTo(page, FRAME).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FRAME)
  await expect.poll(() => readWidths(page)).toEqual(['still', 'still'])
})
