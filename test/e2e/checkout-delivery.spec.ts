import { el } from '../../src/i18n/el.ts'
import { en } from '../../src/i18n/en.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { putIntoCart, register } from '../support/earlier-visit.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { fillAddress, open, sendOrder } from '../support/shopping.ts'

async function expectSound(page: Page): Promise<void> {
  // axe counts what the sticky header covers as too small, though one can scroll.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await findOverflows(page)).toEqual([])
}

/** Books a time in the first store for as many people as it has seats. */
async function takeAllSeats(origin: string, at: { date: string; time: string }): Promise<void> {
  const book = (seat: number) => {
    const person = { firstName: 'Anna', lastName: 'Pavlou', email: `seat-${seat}@example.com`, phone: `9911000${seat}` }
    const body = JSON.stringify({ ...person, ...at, store: 'Nicosia', service: 'collection' })
    const headers = { 'Content-Type': 'application/json', Origin: origin }
    return fetch(`${origin}/api/contact`, { method: 'POST', headers, body })
  }
  for (let seat = 1; seat < 9; seat++) if ((await book(seat)).status === 409) return
  throw new Error('the store has no end of seats')
}

test.describe('in Greek on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test.beforeEach(({ setLanguage }) => setLanguage('el'))

  test('the country comes first, and one that we do not deliver to is refused before anything is typed', async ({
    page,
  }) => {
    await putIntoCart(page, 'silk-cord-navy')
    await open(page, '/checkout')
    const country = page.getByLabel(el.checkout.country, { exact: true })
    await expect(country).toHaveValue('Κύπρος')
    await expect(country).toHaveAccessibleDescription('Χώρες αποστολής: Κύπρος.')
    const form = page.getByRole('form', { name: el.checkout.title })
    await expect(form.locator('input, select').first()).toHaveAttribute('name', 'country')
    const methods = page.getByRole('group', { name: el.checkout.shippingMethod }).getByRole('radio')
    await expect(methods).toHaveCount(4)
    await country.selectOption('Ηνωμένο Βασίλειο')
    await expect(page.getByText('Δεν αποστέλλουμε στη χώρα που επιλέξατε (Ηνωμένο Βασίλειο).')).toBeVisible()
    await expect(methods).toHaveCount(2)
    await expect(page.getByRole('radio', { name: el.checkout.shippingMethods.collection })).toBeChecked()
    await expectSound(page)
    await page.reload()
    await expect(country).toHaveValue('Ηνωμένο Βασίλειο')
    await country.selectOption('Κύπρος')
    await expect(methods).toHaveCount(4)
    await expect(page.getByRole('radio', { name: el.checkout.shippingMethods.standard })).toBeChecked()
  })

  test('a locker is chosen by its postcode with the keyboard, and takes no cash', async ({ page }) => {
    await putIntoCart(page, 'silk-cord-navy')
    await open(page, '/checkout')
    await fillAddress(page, el)
    const cash = page.getByRole('radio', { name: el.checkout.paymentMethods.cash_on_delivery })
    await cash.check()
    await page.getByRole('radio', { name: el.checkout.shippingMethods.locker }).focus()
    await page.keyboard.press('Space')
    await expect(cash).toBeDisabled()
    await expect(page.getByText(el.delivery.whyNot.cash_not_at_locker)).toBeVisible()
    await expect(page.getByRole('radio', { name: el.checkout.paymentMethods.credit_card })).toBeChecked()

    const lockers = page.getByRole('group', { name: el.delivery.locker.legend })
    await lockers.getByRole('searchbox').fill('8010')
    await expect(lockers.getByRole('radio')).toHaveCount(1)
    await lockers.getByRole('searchbox').press('Enter')
    await lockers.getByRole('radio').focus()
    await page.keyboard.press('Space')
    await expect(lockers.getByRole('radio')).toBeChecked()
    await expectSound(page)
    const order = await sendOrder(page, el)
    expect(order).toMatchObject({ shippingMethod: 'locker', deliveryPoint: { carrier: 'boxnow', postalCode: '8010' } })
  })

  test('without a locker the form says so, and a refusal to say where one is leaves the search', async ({ page }) => {
    await putIntoCart(page, 'silk-cord-navy')
    await open(page, '/checkout')
    await fillAddress(page, el)
    await page.getByRole('radio', { name: el.checkout.shippingMethods.locker }).check()
    const lockers = page.getByRole('group', { name: el.delivery.locker.legend })
    await expect(lockers.getByRole('radio').first()).toBeVisible()
    await lockers.getByRole('button', { name: el.delivery.locker.near }).click()
    await expect(lockers.getByText(el.delivery.locker.refused)).toBeVisible()
    const [text = ''] = el.checkout.placeOrder.split('·')
    await page.getByRole('button', { name: text.trim() }).click()
    await expect(lockers.getByText(el.problems.locker_required)).toBeVisible()
    await expectSound(page)
  })
})

test('a company gets its invoice, and the address stays in the book', async ({ page }) => {
  await register(page, 'company')
  await putIntoCart(page, 'silk-cord-navy')
  await open(page, '/checkout')
  await fillAddress(page, en)
  await expect(page.getByText(/Arrives \w{3},? \d+ \w{3}/).first()).toBeVisible()
  await page.getByRole('checkbox', { name: en.delivery.book.save }).check()
  await page.getByRole('radio', { name: en.checkout.paymentMethods.cash_on_delivery }).check()
  await page.getByRole('checkbox', { name: en.delivery.billing.other }).check()
  const invoice = page.getByRole('group', { name: en.delivery.billing.legend })
  for (const [label, value] of [
    [en.delivery.billing.company, 'Georgiou Trading Ltd'],
    [en.delivery.billing.vatNumber, 'CY10259033Z'],
    [en.checkout.firstName, 'Nikos'],
    [en.checkout.lastName, 'Georgiou'],
    [en.checkout.address, 'Makariou 1'],
    [en.checkout.postalCode, '3036'],
    [en.checkout.city, 'Limassol'],
  ] as const) {
    await invoice.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByRole('button', { name: /^Place Order/ }).click()
  await expect(invoice.getByText(en.problems.invalid_vat_number)).toBeVisible()
  await expectSound(page)
  await invoice.getByLabel(en.delivery.billing.vatNumber, { exact: true }).fill('10259033P')
  const order = await sendOrder(page, en)
  expect(order.billingAddress).toMatchObject({ company: 'Georgiou Trading Ltd', vatNumber: 'CY10259033P' })
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Georgiou Trading Ltd')

  await open(page, '/account')
  await page.getByRole('tab', { name: en.delivery.book.title }).click()
  const book = page.getByRole('tabpanel', { name: en.delivery.book.title })
  await expect(book.getByRole('listitem')).toHaveCount(1)
  await book.getByRole('button', { name: /^Edit/ }).click()
  await book.getByLabel(en.delivery.book.label).fill('Home')
  await expectSound(page)
  await book.getByRole('button', { name: en.delivery.book.submit }).click()
  await expect(book.getByText('Home', { exact: true })).toBeVisible()
  await expectSound(page)
  await book.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.delivery.book.delete, exact: true }).click()
  await expect(book.getByText(en.delivery.book.none)).toBeVisible()
})

test('an order is collected from a store and paid there; its page leads to the time for the fitting', async ({
  page,
}) => {
  await putIntoCart(page, 'silk-cord-navy')
  await open(page, '/checkout')
  await fillAddress(page, en)
  await page.getByRole('radio', { name: en.checkout.shippingMethods.collection }).check()
  await page.getByRole('group', { name: en.delivery.store.legend }).getByRole('radio').nth(1).check()
  await page.getByRole('radio', { name: new RegExp(`^${en.checkout.paymentMethods.pay_in_store}`) }).check()
  await expectSound(page)
  const order = await sendOrder(page, en)
  expect(order).toMatchObject({ shipping: 0, paymentMethod: 'pay_in_store', shippingMethod: 'collection' })
  await page.getByRole('link', { name: en.delivery.store.book }).click()
  await expect(page).toHaveURL(/\/contact\?store=.+&service=collection$/)
  await expect(page.getByLabel(en.contact.service)).toHaveValue('collection')
})

test.describe('the fitting of an order that is collected', () => {
  test.use({ viewport: { width: 360, height: 740 }, expectedErrors: [/status of 409/] })
  test.beforeEach(({ setLanguage }) => setLanguage('el'))

  const timesOf = (page: Page) => page.getByRole('group', { name: el.appointment.times }).getByRole('radio')

  test('is booked with it by the keyboard; a time that is taken meanwhile is chosen again', async ({ page, shop }) => {
    await putIntoCart(page, 'silk-cord-navy')
    await open(page, '/checkout')
    await fillAddress(page, el)
    await page.getByRole('radio', { name: el.checkout.shippingMethods.collection }).focus()
    await page.keyboard.press('Space')
    const store = page.getByRole('group', { name: el.delivery.store.legend }).getByRole('radio').first()
    await store.focus()
    await page.keyboard.press('Space')
    const later = page.getByRole('radio', { name: el.delivery.store.later })
    await expect(later).toBeChecked()
    await later.focus()
    await page.keyboard.press('ArrowRight')
    const chosen = timesOf(page).nth(1)
    await expect(chosen).toBeChecked()
    await expectSound(page)

    const [time, date] = [await chosen.inputValue(), await page.getByLabel(el.delivery.store.day).inputValue()]
    await takeAllSeats(shop.origin, { date, time })
    await page.getByRole('radio', { name: new RegExp(`^${el.checkout.paymentMethods.pay_in_store}`) }).check()
    const [text = ''] = el.checkout.placeOrder.split('·')
    await page.getByRole('button', { name: text.trim() }).click()
    await expect(page.getByRole('alert')).toContainText(el.problems.time_unavailable)
    await expect(page.getByLabel(el.checkout.firstName, { exact: true })).toHaveValue('Eleni')
    await expect(store).toBeChecked()
    await expect(timesOf(page).and(page.locator(`[value="${time}"]`))).toHaveCount(0)
    await expect(later).toBeChecked()
    await expectSound(page)

    await timesOf(page).nth(1).check()
    const order = await sendOrder(page, el)
    expect(order).toMatchObject({ shippingMethod: 'collection', fitting: { date } })
    await expectSound(page)
    await page.getByRole('link', { name: el.delivery.store.change }).click()
    await expect(page).toHaveURL(/\/appointments\//)
  })
})
