import { expect, test, waitForHydration } from '../support/e2e-test.ts'
import { register } from '../support/earlier-visit.ts'
import { holdRequests, open, toastOf } from '../support/shopping.ts'

/** The page's scripts load late, as on a slow connection. */
const SCRIPTS = '**/assets/*.js'

test('a login typed before hydration is kept and never put into the URL', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Username').fill('maria')
  await page.getByLabel('Password').fill('maria-demo')
  await page.getByLabel('Password').press('Enter')
  const button = page.getByRole('main').getByRole('button', { name: 'Sign In' })
  await expect(button).toBeDisabled()
  await expect(page.getByRole('form')).toHaveAttribute('method', 'post')
  await expect(page).toHaveURL('/login')
  release()
  await waitForHydration(page)
  await expect(page.getByLabel('Username')).toHaveValue('maria')
  await button.click()
  await expect(page).toHaveURL('/account')
})

test('before hydration buttons are disabled but style the same', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS)
  await page.goto('/products/amathus-round-sea-crystal', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Add to Cart' })
  await expect(button).toBeDisabled()
  const style = () =>
    button.evaluate((element) => {
      const { opacity, color, backgroundColor } = getComputedStyle(element)
      return { opacity, color, backgroundColor }
    })
  const before = await style()
  release()
  await expect(button).toBeEnabled()
  expect(await style()).toEqual(before)
  await button.click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('an addition before the session is known goes into the signed-in user’s cart', async ({ page }) => {
  await register(page, 'hasty')
  const release = await holdRequests(page, '**/api/auth/me')
  await page.goto('/products/livia-tortoise')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('button', { name: 'Adding...' })).toBeVisible()
  release()
  await expect(toastOf(page)).toContainText('Added to Cart')
  await open(page, '/cart')
  await expect(page.getByText('Livia, Tortoise')).toBeVisible()
})

test('a link, the language and the search work before hydration', async ({ page }) => {
  await holdRequests(page, SCRIPTS)
  await page.goto('/collections', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 6')).toBeAttached()
  await page.getByRole('searchbox').fill('odile')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/collections?q=odile')
  await page.getByRole('banner').locator('summary').first().click()
  await page.getByRole('link', { name: 'Ελληνικά' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
})
