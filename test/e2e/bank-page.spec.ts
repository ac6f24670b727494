import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Language } from '../../src/domain/shop-facts.ts'
import { createJccGateway } from '../../src/server/payments/gateways/jcc.ts'
import { plainPageViolations } from '../support/accessibility-violations.ts'
import { type BankServer, openBankServer } from '../support/bank-server.ts'

const CSS = readFileSync(new URL('../../public/bank-page.css', import.meta.url), 'utf8')
const TEXTS = {
  en: {
    pay: 'Pay',
    askCode: 'Pay with a code',
    code: 'Code of six figures',
    send: 'Send',
    left: 'Tries left: 2',
    decline: 'Decline',
    declined: 'The bank declined the payment',
    close: 'Pay and close the page',
    paid: 'Paid',
    leave: 'Back to the shop without paying',
  },
  el: {
    pay: 'Πληρωμή',
    askCode: 'Πληρωμή με κωδικό',
    code: 'Εξαψήφιος κωδικός',
    send: 'Αποστολή',
    left: 'Προσπάθειες που μένουν: 2',
    decline: 'Απόρριψη',
    declined: 'Η τράπεζα απέρριψε την πληρωμή',
    close: 'Πληρωμή και κλείσιμο της σελίδας',
    paid: 'Πληρώθηκε',
    leave: 'Επιστροφή στο κατάστημα χωρίς πληρωμή',
  },
} as const satisfies Record<Language, object>

let server: BankServer
test.beforeEach(async ({ page }) => {
  server = await openBankServer({ behaviour: { signals: 'lost' } })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.route('**/bank-page.css', (route) => route.fulfill({ contentType: 'text/css', body: CSS }))
  await page.route('**/favicon.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
})
test.afterEach(() => server.close())

async function open(language: Language): Promise<string> {
  const { payUrl } = await createJccGateway(server.jcc).start({
    reference: 'EL-10017-1',
    amountCents: 13_901,
    language,
    email: 'maria@example.com',
    description: 'EL-10017',
    // Nothing answers there: only the address counts.
    returnUrl: new URL('/shop/orders/token/payment', server.url).href,
    signalUrl: 'http://shop.test/api/payments/signals/jcc',
    expiresInSeconds: 1200,
    isAuthorisationOnly: false,
  })
  return payUrl
}

for (const language of ['en', 'el'] as const) {
  const texts = TEXTS[language]

  test.describe(`in ${language}`, () => {
    test('a code is typed with the keyboard, wrong once, then right', async ({ page }) => {
      await page.goto(await open(language))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await plainPageViolations(page)).toEqual([])
      await page.getByRole('button', { name: texts.askCode }).focus()
      await page.keyboard.press('Enter')
      await page.getByLabel(texts.code).fill('000000')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toContainText(texts.left)
      expect(await plainPageViolations(page)).toEqual([])
      await page.getByLabel(texts.code).fill('123456')
      await page.getByRole('button', { name: texts.send }).click()
      await expect(page).toHaveURL(/shop\/orders\/token\/payment/)
    })

    test('declined, left or paid and closed: every page fits and is accessible', async ({ page }) => {
      const url = await open(language)
      await page.goto(url)
      await page.getByRole('button', { name: texts.decline }).click()
      await expect(page.getByRole('alert')).toContainText(texts.declined)
      expect(await plainPageViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await page.getByRole('button', { name: texts.leave }).click()
      await expect(page).toHaveURL(/shop\/orders/)
      await page.goto(url)
      await page.getByRole('button', { name: texts.close }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.paid)
      expect(await plainPageViolations(page)).toEqual([])
    })

    test('one press pays', async ({ page }) => {
      await page.goto(await open(language))
      await page.getByRole('button', { name: texts.pay, exact: true }).click()
      await expect(page).toHaveURL(/orderId=/)
    })
  })
}
