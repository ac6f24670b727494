import type { Product } from '../../src/contract/catalog.ts'
import { fill } from '../../src/i18n/translate.ts'
import { openAsAssistant } from '../support/admin-orders.ts'
import { ADMIN_WORDS, signInOwner } from '../support/back-office.ts'
import { checkoutForm } from '../support/checkout-form.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { order } from '../support/earlier-visit.ts'
import { countPresses } from '../support/presses.ts'
import { toastOf } from '../support/shopping.ts'

/**
 * The budgets of presses for frequent tasks; typing and scanning do not count. The others are in admin-diary (a walk-in,
 * a move), admin-orders-many (three parcels), admin-orders-desk (an order by phone) and admin-orders-change (a return).
 */
const words = ADMIN_WORDS.el

test('an order is found by its phone number in two presses, in Greek', async ({ page }) => {
  const number = await order(page, 'silk-cord-navy')
  await openAsAssistant(page, 'el', '/admin')
  const presses = await countPresses(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(checkoutForm().phoneNumber.replace('+357 ', ''))
  await page.getByRole('option', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  expect(presses.count()).toBeLessThanOrEqual(2)
})

test('a delivery of three frames is booked in four presses, in Greek', async ({ page }) => {
  await openAsAssistant(page, 'el', '/admin/stock')
  const presses = await countPresses(page)
  await page.getByRole('link', { name: words.stock.deliver }).click()
  await expect(page.getByRole('combobox', { name: words.pieces.code })).toBeFocused()
  for (const sku of ['HEL-AKA-GLD', 'HEL-AKA-GUN', 'HEL-AKA-SLV']) {
    await presses.scan(sku)
    await expect(page.getByRole('list', { name: words.pieces.lines }).getByText(sku)).toBeVisible()
  }
  await page.getByRole('button', { name: words.pieces.deliverySubmit }).click()
  await expect(toastOf(page)).toContainText(words.pieces.delivered)
  expect(presses.count()).toBeLessThanOrEqual(4)
})

test('a price is changed in four presses, reduced in five, and who did it is seen in two, in Greek', async ({
  page,
}) => {
  await signInOwner(page, 'el')
  await page.goto('/admin/products')
  const presses = await countPresses(page)
  const pressesOf = async (act: () => Promise<void>) => {
    const before = presses.count()
    await act()
    return presses.count() - before
  }
  const { nameEl } = (await (await page.request.get('/api/products/brandt-navy')).json()) as Product

  const forPrice = await pressesOf(async () => {
    await open(page, nameEl)
    await page.getByRole('textbox', { name: words.product.price }).click()
    await page.getByRole('textbox', { name: words.product.price }).fill('219,90')
    await page.getByRole('button', { name: words.product.save }).click()
    await expect(toastOf(page)).toContainText(words.product.saved)
  })
  expect(forPrice).toBeLessThanOrEqual(4)

  const forHistory = await pressesOf(async () => {
    await page.getByRole('link', { name: words.product.history }).click()
    await expect(page.getByRole('table')).toContainText('219')
  })
  expect(forHistory).toBeLessThanOrEqual(2)

  await page.goto('/admin/products')
  const forReduction = await pressesOf(async () => {
    await open(page, nameEl)
    await page.getByRole('button', { name: words.product.reduce }).click()
    await page.getByRole('button', { name: fill(words.product.lessPercent, { percent: 20 }) }).click()
    await page.getByRole('button', { name: words.product.reduceSubmit }).click()
    await expect(page.getByText(fill(words.product.reducedTo, { price: '€175.92' }))).toBeVisible()
  })
  expect(forReduction).toBeLessThanOrEqual(5)
})

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').click()
  await page.getByRole('searchbox').fill('brandt navy')
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}
