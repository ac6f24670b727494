import { inEuro } from '../../src/client/money-in-euro.ts'
import type { AdminOutput } from '../../src/contract/admin/calls.ts'
import { fill } from '../../src/i18n/translate.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { ADMIN_WORDS, signInManager } from '../support/back-office.ts'
import { expect, type Page, test, waitForHydration } from '../support/e2e-test.ts'
import { order } from '../support/earlier-visit.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { LOOKS } from '../support/looks.ts'
import { toastOf } from '../support/shopping.ts'

const SLUG = 'silk-cord-navy'
/** The result, however many payments other tests made today. */
const ASKED = { en: /\d+ payments compared/, el: /Συγκρίθηκαν \d+|\d+ πληρωμές/ }
type Money = AdminOutput<'GET /api/admin/orders/{orderId}/money'>

const readMoney = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/admin/orders/${id}/money`)).json()) as Money

const transferOrder = (page: Page, quantity = 1) => order(page, SLUG, { quantity, paymentMethod: 'bank_transfer' })

async function paidOrder(page: Page, quantity = 1): Promise<Money> {
  const id = await transferOrder(page, quantity)
  const { payments, total } = await readMoney(page, id)
  const data = { requestKey: crypto.randomUUID(), amount: total, day: '2026-11-20', reference: '' }
  expect((await page.request.post(`/api/admin/payments/${payments[0]?.id}/transfer`, { data })).status()).toBe(200)
  return readMoney(page, id)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

async function isClean(page: Page, what: string): Promise<void> {
  expect(await accessibilityViolations(page), what).toEqual([])
}

/** Presses Tab until the focus is there, as somebody without a mouse does. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

for (const { language, width } of LOOKS) {
  const { money: words, payments, takings, bankFile, sections, screens } = ADMIN_WORDS[language]

  test.describe(`at ${width} px, ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await signInManager(page, language)
    })

    test('money is taken in the store, and what is missing is said at its field', async ({ page }) => {
      const id = await transferOrder(page)
      const { due } = await readMoney(page, id)
      await open(page, `/admin/orders/${id}`)
      await page.getByRole('button', { name: words.take }).click()
      const form = page.getByRole('form', { name: words.takeTitle })
      const submit = form.getByRole('button', { name: fill(words.takeSubmit, { amount: inEuro(due) }) })
      await submit.click()
      const store = form.getByRole('combobox', { name: words.store })
      await expect(store).toBeFocused()
      await expect(store).toHaveAttribute('aria-invalid', 'true')
      await isClean(page, 'form')
      await store.selectOption('nicosia')
      await submit.click()
      await expect(toastOf(page)).toContainText(fill(words.taken, { amount: inEuro(due) }))
      await expect(form).toBeHidden()
      expect(await readMoney(page, id)).toMatchObject({ paymentStatus: 'paid', due: 0, captured: due })
      await isClean(page, 'order')
      expect(await findOverflows(page), 'order').toEqual([])
    })

    test('one piece is refunded and paid out without a mouse', async ({ page }) => {
      const { orderId, lines } = await paidOrder(page, 2)
      const [line] = lines
      if (line === undefined) throw new Error('the order has no line')
      const amount = inEuro(line.price)
      await open(page, `/admin/orders/${orderId}`)
      await page.getByRole('button', { name: words.refund, exact: true }).focus()
      await page.keyboard.press('Enter')
      const preview = page.getByRole('button', { name: words.previewAct })
      await tabTo(page, page.getByRole('spinbutton'))
      await page.keyboard.type('1')
      await tabTo(page, preview)
      await page.keyboard.press('Enter')
      const reason = page.getByRole('textbox', { name: words.refundReason })
      await expect(reason).toBeFocused()
      await page.keyboard.type('Scratched')
      await page.getByRole('combobox', { name: words.way }).selectOption('transfer')
      await isClean(page, 'refund')
      await tabTo(page, preview)
      await page.keyboard.press('Enter')
      const submit = page.getByRole('button', { name: fill(words.refundSubmit, { amount }) })
      await expect(submit).toBeVisible()
      await expect(page.getByText(fill(words.preview, { amount, goods: amount, shipping: inEuro(0) }))).toBeFocused()
      await isClean(page, 'preview')
      expect(await readMoney(page, orderId)).toMatchObject({ pending: 0, refunds: [] })
      await tabTo(page, submit)
      await page.keyboard.press('Enter')
      await expect(submit).toBeHidden()
      expect(await readMoney(page, orderId)).toMatchObject({ pending: line.price, refunds: [{ kind: 'transfer' }] })

      await page.getByRole('button', { name: words.paidOut }).focus()
      await page.keyboard.press('Enter')
      await tabTo(page, page.getByRole('button', { name: words.paidOutSubmit }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: words.proof })).toBeFocused()
      await page.keyboard.type('TR 77')
      await page.keyboard.press('Enter')
      await expect(toastOf(page)).toContainText(words.paidOutDone)
      expect(await readMoney(page, orderId)).toMatchObject({ pending: 0, refunded: line.price })
    })

    test.describe('with a colleague', () => {
      test.use({ expectedErrors: [/409.*\/refunds/] })

      test('two people who refund an amount at once make one refund', async ({ page }) => {
        const { orderId } = await paidOrder(page)
        const colleague = await page.context().newPage()
        const amount = inEuro(5)
        const people = [page, colleague]
        for (const one of people) {
          await open(one, `/admin/orders/${orderId}`)
          await one.getByRole('button', { name: words.refund, exact: true }).click()
          await one.getByRole('combobox', { name: words.refundBy }).selectOption('byAmount')
          await one.getByRole('textbox', { name: words.amount }).fill('5,00')
          await one.getByRole('textbox', { name: words.refundReason }).fill('Late')
          await one.getByRole('combobox', { name: words.way }).selectOption('transfer')
          await one.getByRole('button', { name: words.previewAct }).click()
        }
        const submit = (one: Page) => one.getByRole('button', { name: fill(words.refundSubmit, { amount }) })
        await Promise.all(people.map((one) => submit(one).click()))
        const { changedBySomebody } = ADMIN_WORDS[language].order
        const refused = async () => {
          const seen = await Promise.all(people.map((one) => one.getByText(changedBySomebody).count()))
          return seen.filter((count) => count > 0).length
        }
        await expect.poll(refused).toBe(1)
        expect((await readMoney(page, orderId)).refunds).toHaveLength(1)
      })
    })

    test('a bank’s file says what it would book, books it, and the day’s takings have it', async ({ page }) => {
      const [whole, short] = [await transferOrder(page), await transferOrder(page)]
      const { total } = await readMoney(page, whole)
      const typed = total.toFixed(2).replace('.', ',')
      const text = [
        'Ημερομηνία;Περιγραφή;Ποσό',
        `20/11/2026;ΕΜΒΑΣΜΑ ${whole} Γ. ΠΑΠΑΣ;${typed}`,
        `20/11/2026;${short};1,00`,
        '21/11/2026;Προμήθεια;-1,50',
      ].join('\r\n')
      await open(page, '/admin/payments')
      await isClean(page, 'payments')
      expect(await findOverflows(page), 'payments').toEqual([])
      const section = page.getByRole('navigation', { name: sections.payments, exact: true })
      await section.getByRole('link', { name: screens.bankFile }).click()
      const file = { name: 'movements.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
      await isClean(page, 'choice')
      await page.getByLabel(bankFile.choose).setInputFiles(file)
      await expect(page.getByText(bankFile.results.matched)).toBeVisible()
      await expect(page.getByText(bankFile.results.short)).toBeVisible()
      await expect(page.getByText(bankFile.results.outgoing)).toBeVisible()
      await isClean(page, 'report')
      expect(await findOverflows(page), 'report').toEqual([])
      expect((await readMoney(page, whole)).captured).toBe(0)
      await page.getByRole('button', { name: fill(bankFile.book, { count: 2 }) }).click()
      await expect(page.getByText(bankFile.results.booked)).toHaveCount(2)
      expect(await readMoney(page, whole)).toMatchObject({ paymentStatus: 'paid', captured: total })
      expect(await readMoney(page, short)).toMatchObject({ paymentStatus: 'awaiting_transfer', captured: 1 })

      await section.getByRole('link', { name: screens.takings }).click()
      await expect(page.getByRole('table', { name: takings.caption })).toContainText(words.provider.bank)
      await page.getByRole('button', { name: takings.ask }).click()
      await expect(page.getByRole('status').getByText(ASKED[language])).toBeVisible()
      await isClean(page, 'takings')
      expect(await findOverflows(page), 'takings').toEqual([])
    })

    test('a transfer is marked as arrived, and found again by its number', async ({ page }) => {
      const id = await transferOrder(page)
      const { total } = await readMoney(page, id)
      await open(page, `/admin/payments?q=${id}`)
      await expect(
        page.getByRole('table', { name: fill(payments.caption, { view: payments.view.all }) }),
      ).toContainText(words.state.awaiting_transfer)
      await page.getByRole('row').filter({ hasText: id }).getByRole('link').first().click()
      await page.getByRole('button', { name: words.transfer }).click()
      const form = page.getByRole('form', { name: words.transferTitle })
      const amount = form.getByRole('textbox', { name: words.amount })
      await amount.fill('')
      await form.getByRole('button', { name: words.transferSubmit }).click()
      await expect(amount).toBeFocused()
      await expect(amount).toHaveAttribute('aria-invalid', 'true')
      await isClean(page, 'form')
      await amount.fill(total.toFixed(2))
      await form.getByRole('button', { name: words.transferSubmit }).click()
      await expect(toastOf(page)).toContainText(words.transferred)
      expect(await readMoney(page, id)).toMatchObject({ paymentStatus: 'paid', captured: total })
    })
  })
}
