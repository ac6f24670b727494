import { expect, test } from '../support/e2e-test.ts'
import { open } from '../support/shopping.ts'

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/404/)
})

for (const path of ['/not-found', '/gift-hats', '/products', '/checkout/success/twice']) {
  test(`${path} shows the not-found page with header and footer`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

test('the not-found page links to the home page and the frames', async ({ page }) => {
  await open(page, '/gift-hats')
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Browse Frames' }).click()
  await expect(page).toHaveURL('/collections')
})

test('the not-found page is in Greek', async ({ page, setLanguage }) => {
  await setLanguage('el')
  await open(page, '/gift-hats')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Η σελίδα δεν βρέθηκε')
  await expect(page).toHaveTitle(/^404 Η σελίδα δεν βρέθηκε/)
})
