import type { Product } from '../../src/contract/catalog.ts'
import type { Order } from '../../src/contract/orders.ts'
import { en } from '../../src/i18n/en.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { putIntoCart } from '../support/earlier-visit.ts'
import { BUYER, fillAddress, holdRequests, open, payOnDelivery, toastOf } from '../support/shopping.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Checkout' })
const orderButton = (page: Page) => page.getByRole('button', { name: /^Place Order/ })

async function placedOrder(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/success\?orderId=/)
  return new URL(page.url()).searchParams.get('orderId') ?? ''
}

/** Products with little stock that no other test uses, since this test may sell them out: one for each repetition. */
const LOW_STOCK_PRODUCTS = ['asuwa-gold', 'livia-powder-rose', 'rokkaku-pale-gold', 'selene-moon-silver', 'luft-gold']

test('a guest buys the last pieces, and the order is stored', async ({ page, browser, shop }, { repeatEachIndex }) => {
  const slug = LOW_STOCK_PRODUCTS[repeatEachIndex] ?? ''
  const { name, stock, price, discountPrice } = (await (
    await page.request.get(`/api/products/${slug}`)
  ).json()) as Product
  const [each, total] = [discountPrice ?? price, (discountPrice ?? price) * stock]
  const main = page.getByRole('main')
  await open(page, `/products/${slug}`)
  for (let count = 1; count < stock; count++) await main.getByRole('button', { name: 'One more' }).click()
  await expect(main.getByRole('button', { name: 'One more' })).toBeDisabled()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()

  await expect(page).toHaveTitle('Checkout | Elegance Eyewear Cyprus')
  await expect(page.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart')
  await expect(page.getByLabel('Country')).toHaveValue('Cyprus')
  await expect(page.getByRole('radio', { name: 'Credit card' })).toBeChecked()
  await expect(page.getByRole('group', { name: 'Payment Method' }).getByRole('radio')).toHaveCount(4)
  await expect(form(page).getByText(name)).toBeVisible()
  await fillAddress(page, en)
  // Too much for cash.
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await page.getByRole('button', { name: `Place Order · pay €${total.toFixed(2)}` }).click()

  const id = await placedOrder(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Complete!')
  await expect(page.getByRole('main').getByText('Thank you for your order')).toBeVisible()
  await expect(page.getByText(`Your order number is ${id}. A confirmation e-mail will follow.`)).toBeVisible()
  await expect(toastOf(page)).toContainText('Order Complete!')
  await expect(toastOf(page)).toContainText('Thank you for your order')
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(name)
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Ledras 21')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()

  const order = (await (await page.request.get(`/api/orders/${id}`)).json()) as Order
  expect(order).toMatchObject({
    id,
    status: 'pending',
    currency: 'EUR',
    total,
    shipping: 0,
    guestEmail: BUYER.email,
    paymentMethod: 'bank_transfer',
    shippingAddress: { ...BUYER, country: 'Cyprus' },
    items: [{ slug, quantity: stock, price: each, total }],
  })

  const otherVisitor = await browser.newPage({ baseURL: shop.origin })
  const refused = otherVisitor.waitForResponse((response) => response.url().endsWith(`/api/orders/${id}`))
  await otherVisitor.goto(`/checkout/success?orderId=${id}`)
  expect((await refused).status()).toBe(404)
  await expect(otherVisitor.getByRole('heading', { level: 1 })).toHaveText('Order Complete!')
  await expect(otherVisitor.getByRole('region', { name: 'Your order' })).toHaveCount(0)
  await expect(otherVisitor.getByText('Ledras 21')).toHaveCount(0)
  await otherVisitor.goto(`/products/${slug}`)
  await expect(otherVisitor.getByRole('main').getByText('Out of Stock')).toBeVisible()
  await otherVisitor.close()

  await page.reload()
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(`€${total.toFixed(2)}`)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('an empty form reports every required field, and each field reports invalid input', async ({ page }) => {
  await putIntoCart(page, 'pfad-pine-green')
  await open(page, '/checkout')
  await orderButton(page).click()
  const messages = {
    'First Name': 'First name is required',
    'Last Name': 'Last name is required',
    Email: 'Invalid email address',
    'Phone Number': 'Invalid phone number',
    Address: 'Address is required',
    City: 'City is required',
    'Postal Code': 'Postal code is required',
  }
  for (const [label, message] of Object.entries(messages)) {
    const field = form(page).getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    // A hint may precede it.
    await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`))
  }
  await expect(form(page).getByRole('alert')).toBeFocused()
  await expect(page).toHaveURL('/checkout')

  await fillAddress(page, en)
  for (const [label, written, message, right] of [
    ['Email', 'eleni', /Invalid email address$/, 'eleni@example.com'],
    ['Phone Number', '1234567', /Invalid phone number$/, '99112233'],
    ['Postal Code', '101', /Postal codes in Cyprus have 4 digits$/, '1011'],
    ['Postal Code', '99300', /Couriers do not deliver to 99xxx/, '1011'],
  ] as const) {
    const field = form(page).getByLabel(label, { exact: true })
    await field.fill(written)
    await field.blur()
    await expect(field).toHaveAccessibleDescription(message)
    await field.fill(right)
    await expect(field).not.toHaveAccessibleDescription(message)
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  }
})

test('the button shows Processing... while busy, and a double click places one order', async ({ page }) => {
  await putIntoCart(page, 'brandt-smoke')
  await open(page, '/checkout')
  await fillAddress(page, en)
  await payOnDelivery(page)
  const orders: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/checkout') && orders.push(request.method()))
  const release = await holdRequests(page, '**/api/checkout')
  await orderButton(page).dblclick()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  release()
  await placedOrder(page)
  expect(orders).toEqual(['POST'])
})

test('with an empty cart the checkout redirects to the cart, and the success page works', async ({ page }) => {
  await open(page, '/checkout')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toBeVisible()

  await open(page, '/checkout/success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Complete!')
  await expect(page).toHaveURL('/checkout/success')
})

test('standard delivery costs 5, express 15, and the button shows the total', async ({ page }) => {
  await putIntoCart(page, 'matelot-navy')
  await open(page, '/checkout')
  await expect(page.getByRole('button', { name: 'Place Order · pay €94.00' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Standard delivery' })).toBeChecked()
  await expect(form(page)).toContainText(/Arrives \w{3},? \d+ \w+/)
  await page.getByRole('radio', { name: 'Express delivery' }).check()
  await expect(page.getByRole('button', { name: 'Place Order · pay €104.00' })).toBeVisible()
  await fillAddress(page, en)
  await payOnDelivery(page)
  await orderButton(page).click()
  const id = await placedOrder(page)
  const order = (await (await page.request.get(`/api/orders/${id}`)).json()) as Order
  expect([order.shippingMethod, order.shipping, order.total]).toEqual(['express', 15, 104])
})

test('prices in dollars are an indication, and the button shows the total in euros', async ({
  page,
  context,
  shop,
}) => {
  await context.addCookies([{ name: 'currency', value: 'USD', url: shop.origin }])
  await putIntoCart(page, 'matelot-navy')
  await open(page, '/checkout')
  await expect(page.getByRole('button', { name: 'Place Order · pay €94.00' })).toBeVisible()
  await expect(page.getByText('Charged in EUR', { exact: true })).toBeVisible()
})
