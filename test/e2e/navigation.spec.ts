import { expect, type Page, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

const links = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link')
const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first()

for (const width of [360, 1280]) {
  test(`back from a product leads to its place in the list, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 })
    await open(page, '/collections/sunglasses')
    const link = links(page).nth(9)
    await link.scrollIntoViewIfNeeded()
    const name = await link.textContent()
    const before = await link.boundingBox()
    await link.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const below = await page.evaluate(() => scrollY)
    if (width === 360) {
      await page.reload()
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
    }
    await page.goBack()
    await expect(links(page).nth(9)).toBeFocused()
    const after = await links(page).nth(9).boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
    // Browsers round what is scrolled to whole pixels of the screen.
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - below)).toBeLessThan(3)
  })
}

test('the newer of two navigations is shown, and the older leaves no entry', async ({ page }) => {
  await open(page, '/collections/sunglasses')
  const first = page.getByRole('banner').getByRole('link', { name: 'Bestsellers' })
  const second = links(page).nth(1)
  const slow = /\/api\/products\/cards\?.*isBestseller=true/
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(slow, async (route) => {
    await isReleased
    await route.continue()
  })
  const name = await second.textContent()
  await first.press('Enter')
  await expect(page.getByRole('progressbar')).toBeAttached()
  await second.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  const answered = page.waitForResponse(slow)
  release()
  await answered
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/collections/sunglasses')
})

test('a page whose code cannot be loaded says so, and the way back works', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|Failed to fetch/)
  await open(page, '/collections')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await expect(page).toHaveURL('/careers')
  await page.unroute('**/assets/*.js')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Collections')
})

test('a link to a part of the page keeps the page and is undone by back', async ({ page }) => {
  await open(page, '/faqs')
  await page.evaluate(() => {
    document.documentElement.dataset.kept = ''
    const link = Object.assign(document.createElement('a'), { href: '#content', textContent: 'part' })
    document.querySelector('main')?.prepend(link)
  })
  await inMain(page, 'part').click()
  await expect(page).toHaveURL('/faqs#content')
  await page.goBack()
  await expect(page).toHaveURL('/faqs')
  await expect(page.locator('html[data-kept]')).toBeAttached()
})
