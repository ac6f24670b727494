import { expect, type Page, settle, test } from '../support/journey.ts'

/** Keeps the page's scripts back, as a slow line would, until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test('a login typed before the page is alive stays typed and is never written into the address', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Username').fill('maria')
  await page.getByLabel('Password').fill('maria-demo')
  await page.getByLabel('Password').press('Enter')
  const button = page.getByRole('main').getByRole('button', { name: 'Sign In' })
  await expect(button).toBeDisabled()
  await expect(page.getByRole('form')).toHaveAttribute('method', 'post')
  await expect(page).toHaveURL('/login')
  letGo()
  await settle(page)
  await expect(page.getByLabel('Username')).toHaveValue('maria')
  await button.click()
  await expect(page).toHaveURL('/account')
})

test('buttons cannot be pressed for nothing, and look as they will', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/products/amathus-round-sea-crystal', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Add to Cart' })
  await expect(button).toBeDisabled()
  const look = () =>
    button.evaluate((element) => {
      const { opacity, color, backgroundColor } = getComputedStyle(element)
      return { opacity, color, backgroundColor }
    })
  const before = await look()
  letGo()
  await expect(button).toBeEnabled()
  expect(await look()).toEqual(before)
  await button.click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('a link, the language and the search work before the page is alive', async ({ page }) => {
  await holdScripts(page)
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
