import { expect, test } from '../support/e2e-test.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript filters, pagination and search work', async ({ page }) => {
  await page.goto('/collections')
  await expect(page.getByRole('article')).toHaveCount(12)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 6')).toBeVisible()
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('link', { name: /^Kirigane/ })
    .click()
  await expect(page).toHaveURL('/collections?brand=Kirigane')
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.getByRole('link', { name: 'Remove filter: Kirigane' }).click()
  await expect(page).toHaveURL('/collections')
  await page.getByRole('searchbox').fill('odile')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: 'Odile, Blonde' }).click()
  await expect(page.getByText('€310.00', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('In Stock')).toBeVisible()
})

test('without JavaScript a phone shows the filters in the page, and takes a typed price', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/collections')
  await page.getByRole('link', { name: 'Show filters' }).click()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.locator('summary', { hasText: 'Price' }).click()
  await filters.getByRole('textbox', { name: 'Highest price, €' }).fill('100')
  await filters.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/collections?minPrice=&maxPrice=100')
  await expect(page.getByRole('link', { name: 'Remove filter: Up to €100' })).toBeVisible()
})

test('without JavaScript the language can be changed', async ({ page }) => {
  await page.goto('/collections')
  await page.getByRole('banner').locator('summary').first().click()
  await page.getByRole('link', { name: 'Ελληνικά' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Όλες οι συλλογές')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Παιδικά' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Παιδικά')
})
