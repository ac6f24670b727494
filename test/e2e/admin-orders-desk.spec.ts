import type { Product } from '../../src/contract/catalog.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { openAsAssistant, readOrder } from '../support/admin-orders.ts'
import { ADMIN_WORDS } from '../support/back-office.ts'
import { checkoutForm } from '../support/checkout-form.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { order } from '../support/earlier-visit.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { LOOKS } from '../support/looks.ts'
import { countPresses } from '../support/presses.ts'

const SLUG = 'hard-case-chestnut'
/** Every store has many of it. */
const CARRIED = 'lens-cloths-aegean'

async function readProduct(page: Page, slug = SLUG): Promise<Product> {
  return (await (await page.request.get(`/api/products/${slug}`)).json()) as Product
}

async function openedOrder(page: Page) {
  await expect(page).toHaveURL(/\/admin\/orders\/EE-/)
  return readOrder(page, page.url().split('/').at(-1) ?? '')
}

for (const { language, width } of LOOKS) {
  const { takeOrder: words, order: texts } = ADMIN_WORDS[language]

  test(`a known buyer orders by phone in seven presses, ${language}`, async ({ page }) => {
    const { phoneNumber, lastName } = checkoutForm()
    await order(page, SLUG)
    const { sku, stock } = await readProduct(page)
    await openAsAssistant(page, language, '/admin/orders')
    const presses = await countPresses(page)
    await page.getByRole('link', { name: words.open }).click()
    await expect(page.getByRole('combobox', { name: words.find })).toBeFocused()
    await page.keyboard.type(phoneNumber.replace('+357 ', ''))
    await page.getByRole('option', { name: lastName }).first().click()
    await expect(page.getByRole('combobox', { name: words.addProduct })).toBeFocused()
    await presses.scan(sku)
    await expect(page.getByRole('main').getByText(sku)).toBeVisible()
    await page.getByRole('combobox', { name: words.payment }).selectOption('bank_transfer')
    await page.getByRole('button', { name: words.submit }).click()
    const taken = await openedOrder(page)
    expect(presses.count()).toBeLessThanOrEqual(7)
    expect(taken).toMatchObject({ source: 'phone', status: 'pending', paymentMethod: 'bank_transfer' })
    expect(taken.shippingAddress).toMatchObject({ lastName, phoneNumber })
    expect((await readProduct(page)).stock).toBe(stock - 1)
  })

  test(`a customer in the store carries a case away, at ${width} px, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openAsAssistant(page, language, '/admin/orders/new')
    await page.getByText(words.inStore, { exact: true }).click()
    const box = page.getByRole('combobox', { name: words.addProduct })
    await expect(box).toBeFocused()
    await page.keyboard.type((await readProduct(page, CARRIED)).sku)
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: words.store }).selectOption('nicosia')
    expect(await accessibilityViolations(page), 'new order').toEqual([])
    expect(await findOverflows(page), 'new order').toEqual([])
    await page.getByRole('button', { name: words.submitSale }).click()
    const taken = await openedOrder(page)
    expect(taken).toMatchObject({ source: 'store', status: 'delivered', paymentMethod: 'card_in_store', shipping: 0 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title.replace('{number}', taken.id))
  })

  test(`a new buyer’s missing details are named, ${language}`, async ({ page }) => {
    await openAsAssistant(page, language, '/admin/orders/new')
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page.getByText(words.needsLine)).toBeVisible()
    await page.getByRole('combobox', { name: words.addProduct }).fill((await readProduct(page)).sku)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page.getByRole('textbox', { name: words.lastName })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('textbox', { name: words.address })).toHaveAttribute('aria-invalid', 'true')
  })
  test.use({ expectedErrors: [/400.*\/api\/admin\/orders/] })
}
