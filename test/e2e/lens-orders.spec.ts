import { el } from '../../src/i18n/el.ts'
import { en } from '../../src/i18n/en.ts'
import type { Dictionary } from '../../src/i18n/translate.ts'
import { fill } from '../../src/i18n/translate.ts'
import type { Translation } from '../../src/i18n/translation.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { putIntoCart, putLensesIntoCart, register } from '../support/earlier-visit.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { fillAddress, open, sendOrder } from '../support/shopping.ts'

type Words = Translation<Pick<Dictionary, 'checkout' | 'lensOrders' | 'lensTerms'>>

const FRAME = 'ledra-panto-black'
const NAME = 'Ledra Panto, Black'
const DAY_MS = 86_400_000

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await findOverflows(page)).toEqual([])
}

const submitOf = (page: Page, { checkout }: Words) =>
  page.getByRole('form', { name: checkout.title }).locator('button[type=submit]')

async function expectLenses(page: Page, { lensOrders, lensTerms }: Words): Promise<void> {
  const lenses = page.getByRole('list', { name: lensOrders.lenses, exact: true })
  await expect(lenses).toHaveCount(1)
  await expect(lenses).toContainText(lensTerms.types.single)
  await expect(lenses).toContainText(lensTerms.coatings.hard)
  await expect(lenses).toContainText('€59.00')
}

test.describe('in Greek on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test.beforeEach(({ setLanguage }) => setLanguage('el'))

  test('a frame with lenses is ordered once the buyer agrees, and its order shows them', async ({ page }) => {
    await register(page, 'lens-buyer')
    await putIntoCart(page, 'silk-cord-navy')
    await putLensesIntoCart(page, FRAME)

    await test.step('the cart shows the lenses, one pair and the way to others', async () => {
      await open(page, '/cart')
      await expectLenses(page, el)
      await expect(page.getByRole('spinbutton')).toHaveCount(1)
      await expect(page.getByText(el.lensOrders.onePair)).toBeVisible()
      await expect(page.getByText(el.lensTerms.sources.later)).toBeVisible()
      await expect(page.getByText(el.lensOrders.heldUntil.split('{')[0] ?? '')).toBeVisible()
      const change = page.getByRole('link', { name: el.lensOrders.change })
      await expect(change).toHaveAttribute('href', /^\/products\/ledra-panto-black\/lenses\?.*line=\d+/)
      await expectSound(page)
    })

    await test.step('the checkout asks for the agreement beside its box', async () => {
      await page.getByRole('link', { name: el.cart.checkout }).click()
      await fillAddress(page, el)
      await page.getByRole('radio', { name: el.checkout.paymentMethods.bank_transfer }).check()
      await expectLenses(page, el)
      const box = page.getByRole('checkbox', { name: el.lensOrders.madeForYou.agree })
      await expect(box).not.toBeChecked()
      await submitOf(page, el).click()
      await expect(box).toBeFocused()
      await expect(page.getByRole('alert')).toContainText(el.problems.made_to_order_unconfirmed)
      await expectSound(page)
      await box.check()
    })

    const order = await sendOrder(page, el)
    await test.step('the order shows the lenses, and what happens next', async () => {
      await expect(page.getByText(el.lensOrders.next.later)).toBeVisible()
      await expectLenses(page, el)
      await expectSound(page)
      await open(page, `/account/orders/${order.id}`)
      await expect(page.getByText(el.lensOrders.next.later)).toBeVisible()
      await expectLenses(page, el)
      await expectSound(page)
    })

    await test.step('the withdrawal leaves out what was made for the buyer', async () => {
      await open(page, `/account/orders/${order.id}/withdraw`)
      await expect(page.getByRole('radio', { name: el.withdrawal.wholeExceptLenses })).toBeChecked()
      await expect(page.getByText(el.withdrawal.madeForYou)).toBeVisible()
      await expect(page.getByRole('combobox')).toHaveCount(1)
      await expectSound(page)
    })
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('glasses that are measured in the store are collected there at a time', async ({ page }) => {
    await putLensesIntoCart(page, FRAME, { prescription: { source: 'eye_test', age: 41 } })
    await open(page, '/cart')
    await expect(page.getByText(en.lensTerms.sources.eye_test)).toBeVisible()
    await expect(page.getByText(en.lensTerms.visit)).toBeVisible()
    await expectSound(page)

    await page.getByRole('link', { name: en.cart.checkout }).click()
    await fillAddress(page, en)
    await expect(page.getByText(en.lensOrders.visit.delivery)).toBeVisible()
    const delivery = page.getByRole('group', { name: en.checkout.shippingMethod }).getByRole('radio')
    await expect(delivery).toHaveCount(1)
    await expect(delivery).toBeChecked()
    await page.getByRole('group', { name: en.delivery.store.legend }).getByRole('radio').first().check()
    const times = page.getByRole('group', { name: en.appointment.times }).getByRole('radio')
    await expect(times.first()).toBeVisible()
    await expect(page.getByRole('radio', { name: en.delivery.store.later })).toHaveCount(0)
    await page.getByRole('checkbox', { name: en.lensOrders.madeForYou.agree }).check()
    await page.getByRole('radio', { name: new RegExp(`^${en.checkout.paymentMethods.pay_in_store}`) }).check()

    await submitOf(page, en).click()
    await expect(times.first()).toBeFocused()
    await expect(page.getByRole('alert')).toContainText(en.problems.time_required)
    await expectSound(page)

    await times.nth(1).check()
    const order = await sendOrder(page, en)
    expect(order).toMatchObject({ shippingMethod: 'collection', fitting: { date: expect.any(String) } })
    await expect(page.getByText(en.lensOrders.next.eye_test)).toBeVisible()
    await expect(page.getByText(en.lensOrders.visit.booked.split('{')[0] ?? '')).toBeVisible()
    await expectSound(page)
  })

  test('lenses whose price is held no longer are to be chosen again', async ({ page }) => {
    await putLensesIntoCart(page, FRAME)
    await page.clock.setFixedTime(Date.now() + 31 * DAY_MS)
    await open(page, '/cart')
    await expect(page.getByText(en.lensOrders.expired.split('{')[0] ?? '')).toBeVisible()
    const again = fill(en.lensOrders.chooseAgainOf, { product: NAME })
    await expect(page.getByRole('link', { name: again })).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: en.cart.checkout }).click()
    await expect(page.getByText(en.lensOrders.expiredShort).first()).toBeVisible()
    await expectSound(page)
  })
})
