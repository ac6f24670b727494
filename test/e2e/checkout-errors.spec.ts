import type { Product } from '../../src/contract/catalog.ts'
import { en } from '../../src/i18n/en.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { order, putIntoCart } from '../support/earlier-visit.ts'
import { BUYER, fillAddress, open, payOnDelivery, toastOf } from '../support/shopping.ts'

const orderButton = (page: Page) => page.getByRole('button', { name: /^Place Order/ })

test('entered and selected values survive a reload', async ({ page }) => {
  await putIntoCart(page, 'calin-clay')
  await open(page, '/checkout')
  await fillAddress(page, en)
  await page.getByRole('radio', { name: 'Express delivery' }).check()
  await page.getByRole('radio', { name: 'Cash on delivery' }).check()
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue(BUYER.firstName)
  await expect(page.getByLabel('Postal Code')).toHaveValue(BUYER.postalCode)
  await expect(page.getByRole('radio', { name: 'Express delivery' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Place Order · pay €130.00' })).toBeVisible()
})

test('a failed checkout shows an error, keeps the input and can be retried', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503/)
  await putIntoCart(page, 'calin-pistachio')
  await open(page, '/checkout')
  await fillAddress(page, en)
  await payOnDelivery(page)
  await page.route('**/api/checkout', (route) => route.fulfill({ status: 503, body: 'closed' }), { times: 1 })
  await orderButton(page).click()
  await expect(toastOf(page)).toContainText('Error')
  await expect(toastOf(page)).toContainText('An error occurred during checkout')
  await expect(page.getByLabel('First Name')).toHaveValue(BUYER.firstName)
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/success/)
})

test('a product sold meanwhile is reported, and nothing is ordered', async ({
  page,
  browser,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const { stock } = (await (await page.request.get('/api/products/grat-rust')).json()) as Product
  await putIntoCart(page, 'grat-rust', stock)
  await open(page, '/checkout')
  await fillAddress(page, en)

  const other = await browser.newPage({ baseURL: shop.origin })
  await order(other, 'grat-rust')
  await other.close()

  await orderButton(page).click()
  await expect(page.getByText('There are not that many left in stock.').first()).toBeVisible()
  await expect(page).toHaveURL('/checkout')
})

test('a price changed meanwhile is reported before the order is placed', async ({ page, expectedErrors }) => {
  expectedErrors.push(/409/)
  await putIntoCart(page, 'galet-pebble')
  await open(page, '/checkout')
  await fillAddress(page, en)
  await payOnDelivery(page)
  // The shop cannot change prices yet, so the page is given an old price instead.
  await page.route('**/api/checkout', async (route) => {
    const body = route.request().postDataJSON() as { expectedTotal: number }
    await route.continue({ postData: { ...body, expectedTotal: body.expectedTotal - 10 } })
  })
  await orderButton(page).click()
  await expect(page.getByText('A price has changed. Please check the total and order again.').first()).toBeVisible()
  await page.unroute('**/api/checkout')
  await page.getByRole('button', { name: 'Place Order · pay €74.00' }).click()
  await expect(page).toHaveURL(/\/checkout\/success/)
})
