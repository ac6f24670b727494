import { el } from '../../src/i18n/el.ts'
import { en } from '../../src/i18n/en.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, test } from '../support/e2e-test.ts'
import { MARIA, putIntoCart, signIn } from '../support/earlier-visit.ts'
import { findOverflows } from '../support/find-overflows.ts'
import {
  BUYER,
  fillAddress,
  logOut,
  open,
  payOnDelivery,
  registerCustomer,
  sendOrder,
  submitLogin,
  toastOf,
} from '../support/shopping.ts'

test('the checkout is filled with a customer’s details, and the order appears in the history', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404.*\/api\/orders\//)
  await signIn(page, MARIA)
  await putIntoCart(page, 'regata-storm-grey')
  await open(page, '/checkout')
  await expect(page.getByLabel('First Name')).toHaveValue('Maria')
  await expect(page.getByLabel('Email')).toHaveValue('maria@example.com')
  await expect(page.getByLabel('City')).toHaveValue('Nicosia')
  await page.getByLabel('Postal Code').fill(BUYER.postalCode)
  await payOnDelivery(page)
  await page.getByRole('button', { name: 'Place Order · pay €189.00' }).click()
  await expect(page).toHaveURL(/orderId=/)
  const id = new URL(page.url()).searchParams.get('orderId') ?? ''

  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  await page.getByRole('tab', { name: 'Order History' }).click()
  const order = page.getByRole('article', { name: `Order ${id}` })
  await expect(order).toContainText('Regata, Storm Grey')
  await expect(order).toContainText('€189.00')
  await expect(order).toContainText('Received')

  await logOut(page)
  await expect(page).toHaveURL('/')
  const refused = page.waitForResponse((response) => response.url().endsWith(`/api/orders/${id}`))
  await page.goto(`/checkout/success?orderId=${id}`)
  expect((await refused).status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Complete!')
  await expect(page.getByRole('region', { name: 'Your order' })).toHaveCount(0)
})

test('a guest who signs in during checkout keeps the entered details', async ({ page, shop }) => {
  const customer = await registerCustomer(shop.origin, 'wayfarer')
  await putIntoCart(page, 'regata-aegean')
  await open(page, '/checkout')
  await fillAddress(page, en)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
  await submitLogin(page, customer)
  await expect(page).toHaveURL('/account')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, \d/ })
    .click()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue(BUYER.firstName)
})

test.describe('in Greek on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('an order shows its days, what one may still do, and is cancelled by its buyer', async ({
    page,
    setLanguage,
  }) => {
    await setLanguage('el')
    await putIntoCart(page, 'regata-aegean')
    await open(page, '/checkout')
    await fillAddress(page, el)
    await payOnDelivery(page, el)
    const { id } = await sendOrder(page, el)
    // The checkout, which has days too, stays until the next page is there.
    await expect(page.getByRole('heading', { name: el.orderComplete.title })).toBeVisible()
    const days = page.getByText(/^Παράδοση (Δευ|Τρί|Τετ|Πέμ|Παρ) /)
    await expect(days).toBeVisible()
    const promised = (await days.textContent()) ?? ''
    await open(page, `/account/orders/${id}`)
    await expect(page.getByText(promised)).toBeVisible()
    const acts = page.getByRole('region', { name: el.order.acts })
    await expect(acts.getByRole('link', { name: el.order.fitting })).toHaveAttribute('href', '/contact?service=fitting')
    await expect(acts.getByRole('link', { name: el.footer.withdraw })).toBeVisible()
    const { cancel } = el.order
    await acts.getByRole('button', { name: cancel.ask }).click()
    await expect(acts.getByRole('button', { name: cancel.keep })).toBeFocused()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await findOverflows(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(acts.getByRole('button', { name: cancel.ask })).toBeFocused()
    await acts.getByRole('button', { name: cancel.ask }).click()
    await acts.getByRole('button', { name: cancel.sure }).click()
    await expect(toastOf(page)).toContainText(cancel.done)
    await expect(page.getByText(el.order.tracking.cancelled)).toBeVisible()
    await expect(acts.getByRole('button')).toHaveCount(0)
    await expect(page.getByText(promised)).toHaveCount(0)
  })
})
