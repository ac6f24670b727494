import { expect, type Page, test } from '../support/e2e-test.ts'
import { MARIA, putIntoCart } from '../support/earlier-visit.ts'
import { logOut, open, submitLogin } from '../support/shopping.ts'

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

test('a guest is stored as an id of 21 characters and keeps the cart', async ({ page }) => {
  await open(page, '/products/asuwa-silver')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  const before = await stored(page)
  expect(before.guestCartId).toMatch(/^[\w-]{21}$/)
  expect(before.userId).toBeUndefined()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect((await stored(page)).guestCartId).toBe(before.guestCartId)
})

test('guests have different ids, and a copied id gives a new cart', async ({ page, browser, shop, expectedErrors }) => {
  expectedErrors.push(/404/)
  await putIntoCart(page, 'asuwa-silver')
  const { guestCartId = '' } = await stored(page)
  const thief = await browser.newPage({ baseURL: shop.origin })
  await thief.addInitScript(
    (id) => localStorage.getItem('guestCartId') ?? localStorage.setItem('guestCartId', id),
    guestCartId,
  )
  await open(thief, '/cart')
  await expect(thief.getByRole('link', { name: 'Continue Shopping' })).toBeVisible()
  expect((await stored(thief)).guestCartId).not.toBe(guestCartId)
  await thief.close()
})

test('a user’s id is stored at login and removed at logout', async ({ page }) => {
  await open(page, '/login')
  await submitLogin(page, MARIA)
  await expect(page).toHaveURL('/account')
  expect((await stored(page)).userId).toMatch(/^\d+$/)
  await logOut(page)
  await expect(page).toHaveURL('/')
  expect((await stored(page)).userId).toBeUndefined()
})

test('a stored id without a session is removed, and the visitor continues as a guest', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  await page.addInitScript(() => sessionStorage.getItem('seen') ?? localStorage.setItem('userId', '1'))
  await page.addInitScript(() => sessionStorage.setItem('seen', 'yes'))
  await open(page, '/account')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Authentication failed')).toBeVisible()
  expect((await stored(page)).userId).toBeUndefined()
  await open(page, '/products/asuwa-silver')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('language and currency are stored without cookies', async ({ page, context }) => {
  await open(page, '/products/alfama-sage')
  await page.evaluate(() => {
    localStorage.setItem('language', 'el')
    localStorage.setItem('currency', 'GBP')
  })
  await context.clearCookies({ name: /^(language|currency)$/ })
  await open(page, '/products/alfama-sage')
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
  await expect(page.getByText('£125.80').first()).toBeVisible()
})
