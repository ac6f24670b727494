import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, test } from '../support/e2e-test.ts'
import { putIntoCart } from '../support/earlier-visit.ts'
import { open } from '../support/shopping.ts'

test('links of the header and the footer open their pages at the top, and the header marks the current one', async ({
  page,
}) => {
  await open(page, '/')
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
  await expect(current).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bestsellers' }).click()
  await expect(page).toHaveURL('/collections?bestseller=true')
  await expect(current).toHaveText(['Bestsellers'])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Collections' }).click()
  await expect(page).toHaveURL('/collections')
  await expect(current).toHaveText(['Collections'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kids' }).click()
  await expect(page).toHaveURL('/collections/kids')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kids')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('banner').getByRole('link', { name: 'Elegance Eyewear Cyprus' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
})

test('the announcement stays closed once dismissed, without a layout shift', async ({ page }) => {
  const line = page.getByRole('complementary', { name: 'Announcement' })
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Close announcement' }).click()
  await expect(line).toBeHidden()
  // The server omits it, so it is not in the page before scripts run either.
  const html = await page.evaluate(async () => (await fetch('/collections')).text())
  expect(html).not.toContain('Announcement')
  await open(page, '/collections')
  await expect(line).toBeHidden()
})

test('the cart icon shows the number of lines and links to the cart', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await putIntoCart(page, 'noisette-honey', 2)
  await open(page, '/')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await putIntoCart(page, 'matelot-navy')
  await open(page, '/')
  const sign = page.getByRole('link', { name: 'Cart, 2 items' })
  await expect(page.getByRole('banner').getByText('2', { exact: true })).toBeVisible()
  await sign.click()
  await expect(page).toHaveURL('/cart')
})

test('the language menu closes on Escape, a click outside and a choice, which changes the page and is stored', async ({
  page,
}) => {
  await open(page, '/collections')
  const menu = page.getByRole('banner').locator('details').first()
  await menu.locator('summary').click()
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await menu.locator('summary').click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(menu).not.toHaveAttribute('open')
  await menu.locator('summary').click()
  await expect(menu.getByRole('link')).toHaveText(['English', 'Ελληνικά'])
  await expect(menu.locator('[aria-current]')).toHaveText('English')
  await expect(menu.getByRole('link', { name: 'English' }).locator('svg')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Ελληνικά' }).locator('svg')).toHaveCount(0)

  await menu.getByRole('link', { name: 'Ελληνικά' }).click()
  await expect(menu).not.toHaveAttribute('open')
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Όλες οι συλλογές')
  await expect(page).toHaveTitle(/^Συλλογές γυαλιών/)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('el')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Όλες οι συλλογές')
  await menu.locator('summary').click()
  await expect(menu.locator('[aria-current]')).toHaveText('Ελληνικά')
})

test('a currency converts every price at the fixed rate, states the charged amount and is stored', async ({ page }) => {
  await open(page, '/products/amathus-round-black')
  const box = page.getByRole('main').getByRole('heading', { level: 1 }).locator('..')
  await expect(box.getByText('€210.00', { exact: true })).toBeVisible()
  const menu = page.getByRole('banner').locator('details').nth(1)
  for (const [choice, price] of [
    ['$ USD', '$226.80'],
    ['£ GBP', '£178.50'],
  ] as const) {
    await menu.locator('summary').click()
    await menu.getByRole('button', { name: choice }).click()
    await expect(box.getByText(price, { exact: true })).toBeVisible()
    await expect(box.getByText('orders are charged in EUR')).toBeVisible()
  }
  expect(await page.evaluate(() => localStorage.getItem('currency'))).toBe('GBP')
  await page.reload()
  await expect(box.getByText('£178.50', { exact: true })).toBeVisible()
})

test('the header gains a shadow once the page is scrolled more than 10 px', async ({ page }) => {
  await open(page, '/')
  const header = page.getByRole('banner')
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow.includes('px'))
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await scrollTo(10)
  expect(await shadow()).toBe(false)
  await scrollTo(11)
  await expect.poll(shadow).toBe(true)
  await scrollTo(0)
  await expect.poll(shadow).toBe(false)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu collapses into a toggle that opens and closes, and its links work', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    const toggle = page.getByRole('button', { name: 'Open menu' })
    await toggle.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Bestsellers' })).toBeVisible()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()

    await toggle.click()
    await menu.getByRole('link', { name: 'Bestsellers' }).click()
    await expect(page).toHaveURL('/collections?bestseller=true')
    await expect(menu).toBeHidden()
  })

  test('the open menu shows the categories and the languages without scrolling, and axe finds nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await open(page, '/collections/kids')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog')
    const categories = menu.getByRole('navigation', { name: 'Categories' })
    await expect(categories.getByRole('link')).toHaveText([
      'Sunglasses',
      'Optical Frames',
      'Sport Eyewear',
      'Kids',
      'Accessories',
    ])
    await expect(categories.locator('[aria-current=page]')).toHaveText('Kids')
    const languages = menu.getByRole('list', { name: 'Language' }).getByRole('link')
    await expect(languages).toHaveText(['English', 'Ελληνικά'])
    await expect(languages.last()).toBeInViewport({ ratio: 1 })
    expect(await accessibilityViolations(page)).toEqual([])
    await categories.getByRole('link', { name: 'Accessories' }).click()
    await expect(page).toHaveURL('/collections/accessories')
    await expect(menu).toBeHidden()
  })

  test('language and currency can be chosen in the menu', async ({ page }) => {
    await open(page, '/products/amathus-round-black')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog')
    await menu.locator('summary').click()
    await menu.getByRole('button', { name: '$ USD' }).click()
    await expect(menu.getByText('orders are charged in EUR')).toBeVisible()
    await menu.getByRole('link', { name: 'Ελληνικά' }).click()
    await expect(menu.getByRole('link', { name: 'Συλλογές' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main').getByText('$226.80', { exact: true }).first()).toBeVisible()
  })
})

test.describe('a browser in Greek', () => {
  test.use({ locale: 'el-CY' })

  test('gets Greek pages until English is chosen', async ({ page }) => {
    await open(page, '/collections')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Όλες οι συλλογές')
    const menu = page.getByRole('banner').locator('details').first()
    await menu.locator('summary').click()
    await menu.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Collections')
    await open(page, '/about')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
