import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { register, signIn } from '../support/earlier-visit.ts'
import { open, registerCustomer, submitLogin, toastOf } from '../support/shopping.ts'

const heartOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Save ${name}` })
    .first()
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('savedProducts'))

test('a guest saves a frame from the listing, sees it and removes it', async ({ page }) => {
  await open(page, '/collections/sunglasses')
  const heart = heartOf(page, 'Akamas Aviator, Gold')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.focus()
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('link', { name: 'Saved frames' }).click()
  await expect(page).toHaveURL('/saved')
  const main = page.getByRole('main')
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(main.getByRole('status')).toHaveText('1 frame saved')
  await expect(main.getByText('Kept on this device.')).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await heartOf(page, 'Akamas Aviator, Gold').click()
  await expect(main.getByText('Nothing saved yet')).toBeVisible()
  await main.getByRole('link', { name: 'Browse frames' }).click()
  await expect(page).toHaveURL('/collections')
})

test('frames saved as a guest are in the account after login, on every device', async ({ page, browser, shop }) => {
  const customer = await registerCustomer(shop.origin, 'saving-niki')
  await open(page, '/products/carlotta-black')
  await heartOf(page, 'Carlotta, Black').click()
  await expect(page.getByRole('main').getByRole('link', { name: 'See your saved frames' })).toBeVisible()
  await open(page, '/login')
  await submitLogin(page, customer)
  await expect(page).toHaveURL('/account')
  await expect.poll(() => stored(page)).toBe('[]')
  const elsewhere = await browser.newPage({ baseURL: shop.origin })
  await signIn(elsewhere, customer)
  await open(elsewhere, '/saved')
  await expect(elsewhere.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(elsewhere.getByText('Kept in your account.')).toBeVisible()
  await elsewhere.close()
})

test('the saved frames are in Greek and accessible on a phone', async ({ page, setLanguage }) => {
  await setLanguage('el')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => localStorage.setItem('savedProducts', '[4,6]'))
  await open(page, '/saved')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Αγαπημένα')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 αγαπημένα')
  expect(await accessibilityViolations(page)).toEqual([])
})

test('a frame that could not be saved shows an error in Greek and can be retried', async ({
  page,
  setLanguage,
  expectedErrors,
}) => {
  expectedErrors.push(/saved/)
  const message = 'Τα αγαπημένα σας δεν άλλαξαν'
  await setLanguage('el')
  await register(page, 'refused')
  await open(page, '/products/carlotta-black')
  await page.route('**/api/saved/*', (route) => route.abort())
  const heart = page.getByRole('main').getByRole('button', { name: 'Στα αγαπημένα: Carlotta, μαύρο' }).first()
  await heart.click()
  // The announcement is shown for one second only.
  await expect(page.locator('[aria-live=assertive]').filter({ hasText: message })).toBeAttached()
  await expect(toastOf(page)).toContainText(message)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.unroute('**/api/saved/*')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('on a phone the menu links to the saved frames on every page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/terms', '/checkout']) {
    await open(page, path)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const link = page.getByRole('dialog').getByRole('link', { name: 'Saved frames' })
    await link.click()
    await expect(page).toHaveURL('/saved')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Saved frames' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})
