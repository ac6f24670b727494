import { bankPageEl } from '../../src/i18n/bank-page-el.ts'
import { el } from '../../src/i18n/el.ts'
import { emailEl } from '../../src/i18n/email-el.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { readOrder } from '../support/admin-orders.ts'
import { ADMIN_WORDS, signInOwner } from '../support/back-office.ts'
import { expect, type Page, test, waitForHydration } from '../support/e2e-test.ts'
import { putIntoCart } from '../support/earlier-visit.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { openEmail } from '../support/open-email.ts'
import { fillAddress, open, sendOrder } from '../support/shopping.ts'

const EMAIL = 'despina.orders@example.com'
const WORDS = ADMIN_WORDS.el

test.use({ viewport: { width: 360, height: 780 } })
// Documents and refunds are jobs that run within a minute.
test.setTimeout(300_000)

async function isSound(page: Page, what: string): Promise<void> {
  expect(await accessibilityViolations(page), what).toEqual([])
  expect(await findOverflows(page), what).toEqual([])
}

/** Repeats a look at the page until it shows what a job has done. */
const eventually = (page: Page, path: string, check: () => Promise<void>) =>
  expect(async () => {
    await page.goto(path)
    await waitForHydration(page)
    await check()
  }).toPass({ timeout: 150_000 })

test('the whole life of an order, in Greek on a phone', async ({ page, browser, shop, setLanguage }) => {
  await setLanguage('el')
  const heading = page.getByRole('heading', { level: 1 })
  let number = ''

  await test.step('it is ordered to a locker, declined once, and paid', async () => {
    await putIntoCart(page, 'regata-aegean')
    await putIntoCart(page, 'silk-cord-navy')
    await open(page, '/checkout')
    await fillAddress(page, el)
    await page.getByLabel(el.checkout.email, { exact: true }).fill(EMAIL)
    await page.getByRole('radio', { name: el.checkout.shippingMethods.locker }).check()
    await page.getByRole('group', { name: el.delivery.locker.legend }).getByRole('radio').first().check()
    await page.getByRole('radio', { name: el.checkout.paymentMethods.credit_card }).check()
    await isSound(page, 'checkout')
    number = (await sendOrder(page, el)).id
    await page.getByRole('button', { name: bankPageEl.decline, exact: true }).click()
    await page.getByRole('button', { name: bankPageEl.abandon }).click()
    await expect(heading).toHaveText(el.payment.states.declined.title)
    await page.getByRole('button', { name: el.payment.payAgain.credit_card }).click()
    await page.getByRole('button', { name: bankPageEl.approve, exact: true }).click()
    await expect(heading).toHaveText(el.payment.states.paid.title)
  })

  await test.step('its invoice comes by e-mail', async () => {
    await openEmail(page, EMAIL, emailEl.payment_received.subject.replace('{number}', number))
  })

  const staff = await browser.newPage({ baseURL: shop.origin, viewport: { width: 1280, height: 800 } })
  const { shipping, returnsDesk } = WORDS
  await test.step('staff pack it and send it to the locker', async () => {
    await signInOwner(staff, 'el')
    const { version } = await readOrder(staff, number)
    const path = `/api/admin/orders/${number}/status`
    expect((await staff.request.post(path, { data: { version, status: 'in_fulfilment' } })).status()).toBe(200)
    await staff.goto('/admin/shipping')
    await staff.getByRole('checkbox', { name: shipping.select.replace('{number}', number) }).check()
    await staff.getByRole('button', { name: shipping.create }).click()
    await staff.getByRole('combobox', { name: shipping.carrier }).selectOption('boxnow')
    await staff.getByRole('textbox', { name: shipping.trackingOf.replace('{number}', number) }).fill('BN12345678')
    await staff.getByRole('button', { name: shipping.createSubmit.one.replace('{count}', '1') }).click()
    await staff.getByRole('link', { name: shipping.view.created }).click()
    await staff.getByRole('checkbox', { name: shipping.select.replace('{number}', number) }).check()
    await staff.getByRole('button', { name: shipping.handOver }).click()
    await expect(staff.getByText(shipping.handedOver.one.replace('{count}', '1'))).toBeVisible()
    await staff.goto(`/admin/orders/${number}`)
    for (const state of ['ready_at_point', 'delivered'] as const) {
      const report = staff.getByRole('form', { name: shipping.report })
      await report.getByRole('combobox').selectOption(state)
      await report.getByRole('button').click()
      await expect(staff.getByText(shipping.states[state]).first()).toBeVisible()
    }
  })

  await test.step('the buyer follows it, and withdraws from one line', async () => {
    await page.goto(`/orders/${number}/payment`)
    await waitForHydration(page)
    await page.getByRole('link', { name: el.payment.showOrder }).click()
    await expect(page.getByRole('listitem').filter({ hasText: el.buyerEvents.ready_at_point })).toBeVisible()
    await expect(page.getByText('BN12345678')).toBeVisible()
    await isSound(page, 'delivered')
    const { withdrawal } = el
    await page.getByRole('main').getByRole('link', { name: el.footer.withdraw }).click()
    await page.getByLabel(withdrawal.name).fill('Δέσποινα Ιωάννου')
    if ((await page.getByLabel(withdrawal.email).count()) > 0) await page.getByLabel(withdrawal.email).fill(EMAIL)
    await page.getByRole('radio', { name: withdrawal.part }).check()
    await page.getByRole('combobox').first().selectOption('1')
    await page.getByRole('button', { name: withdrawal.continue }).click()
    await page.getByRole('button', { name: withdrawal.confirm }).click()
    await expect(page.getByRole('heading', { name: withdrawal.done })).toBeFocused()
  })

  await test.step('staff take it back, look at it and refund it', async () => {
    const row = staff.getByRole('row').filter({ hasText: number }).getByRole('link').first()
    await eventually(staff, '/admin/returns', () => expect(row).toBeVisible({ timeout: 500 }))
    await row.click()
    await staff.getByRole('button', { name: returnsDesk.receive }).click()
    await staff.getByRole('combobox', { name: returnsDesk.store }).selectOption('nicosia')
    await staff
      .getByRole('spinbutton', { name: new RegExp(`^${returnsDesk.outcome.restock}`) })
      .first()
      .fill('1')
    await staff.getByRole('button', { name: returnsDesk.inspect }).click()
    const refund = staff.getByRole('button', { name: new RegExp(`^${returnsDesk.refundAct.split('{')[0]}`) })
    await refund.click()
    await expect(refund).toBeHidden()
  })

  await test.step('the buyer has the money back, and its credit note', async () => {
    await page.goto(`/orders/${number}/payment`)
    await waitForHydration(page)
    const creditNote = page.getByRole('link', { name: new RegExp(el.orderDocuments.kind.credit_note) })
    await page.getByRole('link', { name: el.payment.showOrder }).click()
    await expect(page).not.toHaveURL(/payment$/)
    const path = new URL(page.url()).pathname
    await eventually(page, path, () => expect(creditNote).toBeVisible({ timeout: 1_000 }))
    await expect(page.getByRole('listitem').filter({ hasText: el.buyerEvents.refunded })).toBeVisible()
    await isSound(page, 'refunded')
    const pdf = await page.request.get((await creditNote.getAttribute('href')) ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    await openEmail(page, EMAIL, new RegExp(`${emailEl.refund_done.subject.split('{')[0]}`))
    const order = await readOrder(staff, number)
    expect(order).toMatchObject({ status: 'delivered', paymentStatus: 'part_refunded' })
  })
  await staff.close()
})
