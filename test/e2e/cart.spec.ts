import { expect, type Page, test } from '../support/e2e-test.ts'
import { putIntoCart } from '../support/earlier-visit.ts'
import { holdRequests, open } from '../support/shopping.ts'

const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' })
const quantityOf = (page: Page, product: string) => page.getByRole('spinbutton', { name: `Quantity of ${product}` })
const saved = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())

test('an empty cart shows a message and links to the collections', async ({ page }) => {
  await open(page, '/cart')
  await expect(page).toHaveTitle('Shopping Cart | Elegance Eyewear Cyprus')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart')
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL('/collections')
})

test('a cart shows price, quantity and total of each product, and the sums, and links to the checkout', async ({
  page,
}) => {
  await putIntoCart(page, 'soft-pouch-terracotta', 2)
  await putIntoCart(page, 'silk-cord-navy')
  await open(page, '/cart')
  await expect(page.getByRole('columnheader')).toHaveText(['Product', 'Price', 'Quantity', 'Total', 'Remove'])
  const row = page.getByRole('row').filter({ hasText: 'Soft Pouch, Terracotta' })
  await expect(row).toContainText('€42.00')
  await expect(row.getByRole('spinbutton')).toHaveValue('2')
  await expect(row).toContainText('€84.00')
  await expect(summary(page)).toContainText('Subtotal€122.00')
  await expect(summary(page)).toContainText('ShippingFree')
  await expect(summary(page)).toContainText('Order Total€122.00')
  await expect(summary(page).getByText('You qualify for free shipping!')).toBeVisible()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
})

test('below the threshold the cart shows the missing amount and that shipping is added later', async ({ page }) => {
  await putIntoCart(page, 'silk-cord-navy')
  await open(page, '/cart')
  await expect(summary(page).getByText('Add €62.00 more for free shipping')).toBeVisible()
  await expect(summary(page)).toContainText('Subtotal€38.00')
  await expect(summary(page)).toContainText('ShippingCalculated at checkout')
  await expect(summary(page)).toContainText('Order Total€43.00')
})

test('a quantity is saved on blur, or by its Update button, which is shown only while it differs', async ({ page }) => {
  await putIntoCart(page, 'lens-cloths-aegean')
  await open(page, '/cart')
  const quantity = quantityOf(page, 'Lens Cloths, Aegean')
  const update = page.getByRole('button', { name: 'Update quantity of Lens Cloths, Aegean' })
  await expect(update).toBeHidden()
  const onBlur = saved(page)
  await quantity.fill('3')
  await quantity.blur()
  await onBlur
  await expect(summary(page)).toContainText('Subtotal€105.00')
  await page.reload()
  await expect(quantity).toHaveValue('3')
  const onClick = saved(page)
  await quantity.fill('2')
  await update.click()
  await onClick
  await expect(update).toBeHidden()
  await expect(summary(page)).toContainText('Subtotal€70.00')
})

test('an empty or unchanged quantity is not sent, and the field is disabled while one is being saved', async ({
  page,
}) => {
  await putIntoCart(page, 'hard-case-black')
  await open(page, '/cart')
  const changes: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && changes.push(request.url()))
  const quantity = quantityOf(page, 'Hard Case, Black')
  for (const written of ['0', '-2', '', '1']) {
    await quantity.fill(written)
    await quantity.blur()
    await expect(quantity).toHaveValue('1')
  }
  expect(changes).toEqual([])
  const release = await holdRequests(page, '**/api/cart/*/items/*')
  await quantity.fill('2')
  await quantity.press('Enter')
  await expect(quantity).toBeDisabled()
  release()
  await expect(quantity).toBeEnabled()
  await expect(quantity).toBeFocused()
})

test('a removed line disappears, with a toast', async ({ page }) => {
  await putIntoCart(page, 'fine-chain-gold')
  await putIntoCart(page, 'myrto-silver-grey')
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Remove Fine Chain, Gold from cart' }).click()
  await expect(page.getByText('Item removed from cart', { exact: true })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove Myrto Oval, Silver Grey from cart' }).click()
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
})

test('a line whose product no longer exists is hidden', async ({ page }) => {
  await putIntoCart(page, 'marchmont-smoke')
  await putIntoCart(page, 'alfama-ink')
  await page.route('**/api/cart', async (route) => {
    const response = await route.fetch()
    const cart = (await response.json()) as { items: { product?: unknown }[] }
    delete cart.items[0]?.product
    await route.fulfill({ response, json: cart })
  })
  await open(page, '/cart')
  await expect(page.getByRole('row').filter({ hasText: 'Alfama Square, Ink' })).toBeVisible()
  await expect(page.getByText('Marchmont')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('a cart that cannot be loaded can be retried', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503/)
  await page.route('**/api/cart', (route) => route.fulfill({ status: 503, body: 'closed' }), { times: 1 })
  await open(page, '/cart')
  await expect(page.getByRole('alert').getByText('Your cart could not be loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toBeVisible()
})
