import { bankPageEl } from '../../src/i18n/bank-page-el.ts'
import { bankPageEn } from '../../src/i18n/bank-page-en.ts'
import { el } from '../../src/i18n/el.ts'
import { en } from '../../src/i18n/en.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, type Page, test } from '../support/e2e-test.ts'
import { putIntoCart } from '../support/earlier-visit.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { fillAddress, open, sendOrder } from '../support/shopping.ts'

const LANGUAGES = { en: { shop: en, bank: bankPageEn }, el: { shop: el, bank: bankPageEl } } as const
type Words = (typeof LANGUAGES)[keyof typeof LANGUAGES]
type Method = 'credit_card' | 'paypal' | 'bank_transfer'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const atBank = (page: Page, { bank }: Words) => page.getByRole('button', { name: bank.approve, exact: true })

async function order(page: Page, slug: string, { shop }: Words, method: Method): Promise<string> {
  await putIntoCart(page, slug)
  await open(page, '/checkout')
  await fillAddress(page, shop)
  await page.getByRole('radio', { name: shop.checkout.paymentMethods[method] }).check()
  return (await sendOrder(page, shop)).id
}

async function expectUsable(page: Page): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await findOverflows(page)).toEqual([])
}

for (const [language, words] of Object.entries(LANGUAGES)) {
  const { shop, bank } = words
  const { states } = shop.payment

  test.describe(`in ${language}, on a phone`, () => {
    test.use({ viewport: { width: 360, height: 780 } })
    test.beforeEach(({ setLanguage }) => setLanguage(language as keyof typeof LANGUAGES))

    test('a card that is approved pays the order', async ({ page }) => {
      await order(page, 'regata-aegean', words, 'credit_card')
      await atBank(page, words).click()
      await expect(heading(page)).toHaveText(states.paid.title)
      await expectUsable(page)
      await page.getByRole('link', { name: shop.payment.showOrder }).click()
      await expect(page.getByText(shop.paymentStatus.paid, { exact: true })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: shop.buyerEvents.paid })).toBeVisible()
      await expectUsable(page)
    })

    test('a bank that does not answer is named at once, and the order is paid in another way', async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/503/)
      const body = JSON.stringify({ error: { code: 'gateway_unavailable', message: '' } })
      const calls = '**/api/orders/*/payment'
      await page.route(calls, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 503, contentType: 'application/json', body })
          : route.continue(),
      )
      await order(page, 'regata-aegean', words, 'credit_card')
      await expect(heading(page)).toHaveText(states.to_pay.title)
      await expect(page.getByRole('alert')).toHaveText(shop.errors.gateway_unavailable)
      await expectUsable(page)
      await page.unroute(calls)
      await page.getByRole('button', { name: shop.payment.pay.paypal }).click()
      await atBank(page, words).click()
      await expect(heading(page)).toHaveText(states.paid.title)
    })

    test('a declined card took no money, and the same order is paid by another attempt', async ({ page }) => {
      await order(page, 'regata-storm-grey', words, 'credit_card')
      await page.getByRole('button', { name: bank.decline, exact: true }).click()
      await page.getByRole('button', { name: bank.abandon }).click()
      await expect(heading(page)).toHaveText(states.declined.title)
      await expect(page.getByText(states.declined.text)).toBeVisible()
      await expect(page.getByText(shop.payment.heldUntil)).toBeVisible()
      await expectUsable(page)
      await page.getByRole('button', { name: shop.payment.payAgain.credit_card }).click()
      await atBank(page, words).click()
      await expect(heading(page)).toHaveText(states.paid.title)
    })

    test('a transfer shows the account, the reference and a code', async ({ page }) => {
      const id = await order(page, 'marchmont-smoke', words, 'bank_transfer')
      await expect(page).toHaveURL(/\/checkout\/success/)
      await expect(page.getByText(shop.paymentStatus.awaiting_transfer)).toBeVisible()
      const transfer = page.getByRole('region', { name: shop.transfer.title })
      await expect(transfer).toContainText(id)
      await expect(
        transfer.getByRole('button', { name: shop.transfer.copyOf.replace('{name}', shop.transfer.reference) }),
      ).toBeVisible()
      await expectUsable(page)
      await page.goto(`/orders/${id}/payment`)
      await expect(heading(page)).toHaveText(states.awaiting_transfer.title)
      await expectUsable(page)
    })
  })
}

test('a buyer who leaves the bank without paying can go on', async ({ page }) => {
  await order(page, 'matelot-navy', LANGUAGES.en, 'credit_card')
  await page.getByRole('button', { name: bankPageEn.abandon }).click()
  const goOn = page.getByRole('button', { name: new RegExp(`${en.payment.goOn}|${en.payment.pay.credit_card}`) })
  await goOn.click()
  await atBank(page, LANGUAGES.en).click()
  await expect(heading(page)).toHaveText(en.payment.states.paid.title)
})

test('the way back from the bank leads to the payment’s page, and on', async ({ page }) => {
  await order(page, 'matelot-navy', LANGUAGES.en, 'credit_card')
  await expect(atBank(page, LANGUAGES.en)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/orders\/EE-[\w-]+\/payment$/)
  await expect(heading(page)).toHaveText(en.payment.states.checking.title)
  await expectUsable(page)
})

test('a buyer who pays and closes the bank’s page finds the order paid', async ({ page, context }) => {
  const id = await order(page, 'calin-clay', LANGUAGES.en, 'credit_card')
  await page.getByRole('button', { name: bankPageEn.close }).click()
  await expect(heading(page)).toHaveText(bankPageEn.paidHeading)
  await page.close()
  const later = await context.newPage()
  await open(later, `/orders/${id}/payment`)
  await expect(heading(later)).toHaveText(en.payment.states.paid.title)
})

test('paying with PayPal comes back paid', async ({ page }) => {
  await order(page, 'calin-pistachio', LANGUAGES.en, 'paypal')
  await atBank(page, LANGUAGES.en).click()
  await expect(heading(page)).toHaveText(en.payment.states.paid.title)
})

test('a declined payment is tried again by keyboard', async ({ page }) => {
  await order(page, 'brandt-smoke', LANGUAGES.en, 'credit_card')
  await page.getByRole('button', { name: bankPageEn.decline, exact: true }).click()
  await page.getByRole('button', { name: bankPageEn.abandon }).click()
  const again = page.getByRole('button', { name: en.payment.payAgain.credit_card })
  await expect(again).toBeEnabled()
  for (let presses = 0; presses < 60; presses++) {
    if (await again.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(again).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(atBank(page, LANGUAGES.en)).toBeVisible()
})
