import type { Product } from '../../src/contract/catalog.ts'
import { fill } from '../../src/i18n/translate.ts'
import { openAsAssistant, orderThatIs, readOrder } from '../support/admin-orders.ts'
import { ADMIN_WORDS, NOBODY } from '../support/back-office.ts'
import { checkoutForm } from '../support/checkout-form.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { order } from '../support/earlier-visit.ts'
import { openStoreDay } from '../support/open-day.ts'
import { toastOf } from '../support/shopping.ts'
import { demoStaff, totpCode } from '../support/staff.ts'

const words = ADMIN_WORDS.el
const CASE = { slug: 'hard-case-chestnut', sku: 'KYP-CAS-CHE' }
const CORD = 'silk-cord-navy'
const FRAME = 'brandt-smoke'

// She counts stock that other tests' orders reserve.
test.use({ ownShop: 'working-day' })

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(NOBODY))

test('the working day of an assistant, in Greek', async ({ page, setLanguage }) => {
  test.setTimeout(240_000)
  await setLanguage('el')
  const { phoneNumber, lastName } = checkoutForm()
  // What came in overnight.
  const waiting = [await order(page, CORD), await order(page, CORD), await order(page, CORD)]

  await test.step('she opens the shop and sees what waits', async () => {
    await signIn(page, 'assistant')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.today.title)
    await expect(page.getByRole('link', { name: words.today.waiting.pending })).toContainText(/[1-9]/)
    await expect(page.getByRole('heading', { name: words.today.sales })).toHaveCount(0)
  })

  await test.step('she counts a product, and books the difference', async () => {
    const before = await webStock(page, CASE.sku)
    await go(page, words.screens.stock)
    await page.getByRole('link', { name: words.stock.counts }).click()
    await page.getByRole('button', { name: words.counts.start }).click()
    const code = page.getByRole('combobox', { name: words.pieces.code })
    await expect(code).toBeFocused()
    await code.fill(CASE.sku)
    await page.keyboard.press('Enter')
    const { nameEl: name } = await readProduct(page, CASE.slug)
    await expect(page.getByRole('textbox', { name: fill(words.counts.set, { name }) })).toHaveValue('1')
    await page.getByRole('button', { name: words.counts.post }).click()
    await expect(toastOf(page)).toContainText(words.counts.posted)
    expect(await webStock(page, CASE.sku)).toBeLessThan(before)
  })

  await test.step('she takes an order by phone from a known buyer', async () => {
    await go(page, words.screens.orders)
    await page.getByRole('link', { name: words.takeOrder.open }).click()
    await page.getByRole('combobox', { name: words.takeOrder.find }).fill(phoneNumber.replace('+357 ', ''))
    await page.getByRole('option', { name: lastName }).first().click()
    await page.getByRole('combobox', { name: words.takeOrder.addProduct }).fill(CASE.sku)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText(CASE.sku)).toBeVisible()
    await page.getByRole('combobox', { name: words.takeOrder.payment }).selectOption('bank_transfer')
    await page.getByRole('button', { name: words.takeOrder.submit }).click()
    await expect(page).toHaveURL(/\/admin\/orders\/EE-/)
  })

  await test.step('she confirms and packs three web orders, and ships them', async () => {
    await page.goto('/admin/orders')
    const bar = page.getByRole('region', { name: words.batch.bar })
    for (const act of [words.batch.confirm, words.batch.start]) {
      for (const number of waiting) await selectOrder(page, number)
      await bar.getByRole('button', { name: act, exact: true }).click()
      await expect(bar).toBeHidden()
    }
    for (const number of waiting) await selectOrder(page, number)
    await bar.getByRole('button', { name: words.batch.ship, exact: true }).click()
    for (const [index, number] of waiting.entries()) {
      await page.getByRole('textbox', { name: fill(words.batch.trackingOf, { number }) }).fill(`CY-DAY-${index}`)
    }
    const dialog = page.getByRole('dialog', { name: words.batch.shipTitle })
    await dialog.getByRole('button', { name: fill(words.batch.shipSubmit.other, { count: 3 }) }).click()
    await expect(dialog).toBeHidden()
    for (const number of waiting) expect((await readOrder(page, number)).status).toBe('shipped')
  })

  await test.step('she books a fitting and moves it', async () => {
    const day = openStoreDay(18)
    await page.goto(`/admin/diary?store=nicosia&day=${day}`)
    await page.getByRole('button', { name: /11:00/ }).first().click()
    const dialog = page.getByRole('dialog', { name: words.booking.title })
    await dialog.getByText('Εφαρμογή σκελετού').click()
    await dialog.getByRole('combobox', { name: words.booking.find }).fill('99123456')
    await dialog.getByRole('button', { name: words.booking.submit, exact: true }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: new RegExp(`^11:00 ${words.diary.noName}`) }).click()
    await page.getByRole('button', { name: words.booking.move }).click()
    const moving = page.getByRole('dialog', { name: words.booking.moveTitle })
    await moving.getByLabel(words.booking.time, { exact: true }).selectOption('12:15')
    await moving.getByRole('button', { name: words.booking.moveSubmit, exact: true }).click()
    await expect(page.getByRole('button', { name: new RegExp(`^12:15 ${words.diary.noName}`) })).toBeVisible()
  })

  await test.step('she closes', async () => signOut(page, 'assistant'))
})

test('the working day of a manager, in Greek', async ({ page, setLanguage }) => {
  test.setTimeout(240_000)
  await setLanguage('el')
  await openAsAssistant(page, 'el', '/admin')
  const number = await orderThatIs(page, 'confirmed', CASE.slug)
  const stock = await webStock(page, CASE.sku)
  await signOut(page, 'assistant')

  await test.step('he opens the shop and sees the sales', async () => {
    await signIn(page, 'manager')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.today.title)
    await expect(page.getByRole('heading', { name: words.today.sales })).toBeVisible()
    await page.locator('summary', { hasText: words.today.figures }).click()
    await expect(page.getByRole('table', { name: words.today.sales }).getByRole('row')).toHaveCount(32)
  })

  await test.step('he reduces a price for a week', async () => {
    await go(page, words.screens.products)
    const { nameEl } = await readProduct(page, FRAME)
    await page.getByRole('searchbox').fill('brandt smoke')
    await page.getByRole('link', { name: nameEl }).first().click()
    await page.getByRole('button', { name: words.product.reduce }).click()
    await page.getByRole('button', { name: fill(words.product.lessPercent, { percent: 20 }) }).click()
    await page.getByRole('button', { name: words.product.reduceSubmit }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    const { price, discountPrice } = await readProduct(page, FRAME)
    expect(discountPrice).toBeCloseTo(price * 0.8, 2)
  })

  await test.step('he cancels an order, and its piece is back', async () => {
    await go(page, words.screens.orders)
    await page.getByRole('searchbox').fill(number)
    await page.getByRole('link', { name: number }).first().click()
    await page.getByRole('button', { name: words.order.cancel }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.order.cancelSubmit }).click()
    await expect(toastOf(page)).toContainText(words.order.cancelled)
    expect((await readOrder(page, number)).status).toBe('cancelled')
    expect(await webStock(page, CASE.sku)).toBe(stock + 1)
  })

  await test.step('he closes', async () => signOut(page, 'manager'))
})

async function signIn(page: Page, role: 'assistant' | 'manager'): Promise<void> {
  const { email, password, totpSecret } = demoStaff(role)
  await page.goto('/admin')
  await page.getByLabel(words.signIn.email).fill(email)
  await page.getByLabel(words.signIn.password).fill(password)
  await page.keyboard.press('Enter')
  if (role === 'assistant') return
  await page.getByRole('textbox', { name: words.signIn.code }).fill(totpCode(totpSecret, new Date()))
  await page.keyboard.press('Enter')
}

async function signOut(page: Page, role: 'assistant' | 'manager'): Promise<void> {
  await page.getByText(demoStaff(role).name, { exact: true }).first().click()
  await page.getByRole('button', { name: words.frame.signOut }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signIn.title)
}

const go = (page: Page, screen: string) =>
  page
    .getByRole('navigation', { name: words.frame.navigation })
    .getByRole('link', { name: screen, exact: true })
    .click()

const selectOrder = (page: Page, number: string) =>
  page.getByRole('checkbox', { name: fill(words.batch.select, { number }) }).click()

async function webStock(page: Page, sku: string): Promise<number> {
  return ((await (await page.request.get(`/api/admin/stock/codes/${sku}`)).json()) as { stock: number }).stock
}

const readProduct = async (page: Page, slug: string) =>
  (await (await page.request.get(`/api/products/${slug}`)).json()) as Product
