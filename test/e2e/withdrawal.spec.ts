import { el } from '../../src/i18n/el.ts'
import { emailEl } from '../../src/i18n/email-el.ts'
import { en } from '../../src/i18n/en.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { orderThatIs } from '../support/admin-orders.ts'
import { ADMIN_WORDS, signInAssistant } from '../support/back-office.ts'
import { expect, type Page, test, waitForHydration } from '../support/e2e-test.ts'
import { order as placeOrder } from '../support/earlier-visit.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { followLink, openEmail } from '../support/open-email.ts'

const SHOWN = /\d{1,2} Νοεμβρίου \d{4}|\d{1,2} \S+ \d{4}/

async function isClean(page: Page): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await findOverflows(page)).toEqual([])
}

test.describe('on a phone, in Greek', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a guest withdraws from one line by the link of her e-mail, by keyboard', async ({
    page,
    setLanguage,
    context,
  }) => {
    await setLanguage('el')
    const { withdrawal: words, footer } = el
    const email = 'andri.withdraws@example.com'
    const id = await placeOrder(page, 'regata-aegean', { email, quantity: 2 })
    const confirmation = await openEmail(page, email, emailEl.order_confirmation.subject.replace('{number}', id))
    await context.clearCookies()
    const order = await followLink(page, confirmation, emailEl.order_confirmation.show)
    await waitForHydration(order)
    await order.getByRole('main').getByRole('link', { name: footer.withdraw }).press('Enter')
    await expect(order.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await expect(order.getByText(words.ofOrder.replace('{number}', id))).toBeVisible()

    await order.getByLabel(words.name).fill('Άντρη Χατζηγεωργίου')
    await order.getByRole('radio', { name: words.part }).press('Space')
    await order.getByRole('combobox').first().selectOption('1')
    await isClean(order)
    await order.getByRole('button', { name: words.continue }).press('Enter')

    await expect(order.getByRole('heading', { name: words.check })).toBeFocused()
    await expect(order.getByText('Άντρη Χατζηγεωργίου')).toBeVisible()
    await isClean(order)
    await order.getByRole('button', { name: words.confirm }).press('Enter')

    await expect(order.getByRole('heading', { name: words.done })).toBeFocused()
    await expect(order.getByRole('status').filter({ hasText: SHOWN })).toContainText(email)
    await isClean(order)

    const receipt = await openEmail(page, email, /υπαναχώρησής σας W-/)
    await expect(receipt.getByText('Άντρη Χατζηγεωργίου')).toBeVisible()
    await expect(receipt.getByRole('heading', { name: emailEl.withdrawal_receipt.statement })).toBeVisible()
  })
})

test('from the foot of every page somebody withdraws by a number', async ({ page }) => {
  const { withdrawal: words, footer } = en
  await page.goto('/collections')
  await waitForHydration(page)
  await page.getByRole('contentinfo').getByRole('link', { name: footer.withdraw }).click()
  await waitForHydration(page)
  await page.getByRole('button', { name: words.continue }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3)
  await page.getByLabel(words.name).fill('Nobody')
  await page.getByLabel(words.orderNumber).fill('EE-0000-0000-0000')
  await page.getByLabel(words.email).fill('nobody@example.com')
  await page.getByRole('button', { name: words.continue }).click()
  await page.getByRole('button', { name: words.confirm }).click()
  await expect(page.getByRole('heading', { name: words.done })).toBeFocused()
})

test('a guarantee claim is made', async ({ page }) => {
  const { guarantee: words } = en
  await page.goto('/guarantee')
  await waitForHydration(page)
  await page.getByLabel(words.name).fill('Andri')
  await page.getByLabel(words.orderNumber).fill('EE-0000-0000-0000')
  await page.getByLabel(words.email, { exact: true }).fill('andri.claims@example.com')
  await page.getByLabel(words.wrong).fill('The hinge is loose')
  await isClean(page)
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByRole('heading', { name: words.done })).toBeFocused()
})

test('staff take the goods of a withdrawal back, piece by piece', async ({ page }) => {
  await signInAssistant(page, 'en')
  const { returnsDesk: words } = ADMIN_WORDS.en
  const orderNumber = await orderThatIs(page, 'delivered', 'silk-cord-navy', 2)
  const order = (await (await page.request.get(`/api/admin/orders/${orderNumber}`)).json()) as {
    shippingAddress: { email: string }
  }
  const data = {
    name: 'Andri',
    orderNumber,
    email: order.shippingAddress.email,
    isWholeOrder: true,
    pieces: '',
  }
  const stated = await page.request.post('/api/withdrawals', { data })
  const { reference } = (await stated.json()) as { reference: string }
  await expect(async () => {
    await page.goto('/admin/returns')
    await expect(page.getByRole('link', { name: reference })).toBeVisible({ timeout: 500 })
  }).toPass()
  await isClean(page)
  await page.getByRole('link', { name: reference }).click()
  await expect(page).toHaveURL(/\/admin\/returns\/\d+/)
  const receive = page.getByRole('button', { name: words.receive })
  // A job finds the order of the statement, and the page shows it by itself.
  await expect(receive).toBeVisible({ timeout: 20_000 })
  await receive.click()
  await page.getByRole('combobox', { name: words.store }).selectOption('limassol')
  await page.getByRole('spinbutton', { name: /^To be sold again/ }).fill('1')
  await page.getByRole('spinbutton', { name: /^Quarantine/ }).fill('1')
  await isClean(page)
  await page.getByRole('button', { name: words.inspect }).click()
  await expect(page.getByText(words.state.inspected).first()).toBeVisible()
  await page.goto('/admin/returns?view=quarantine')
  await page
    .getByRole('listitem')
    .filter({ hasText: orderNumber })
    .getByRole('button', { name: /^Write off/ })
    .click()
  await expect(page.getByRole('listitem').filter({ hasText: orderNumber })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the statement is checked and received on plain pages, in Greek', async ({ page }) => {
    const { withdrawal: words, footer } = el
    await page.goto('/?lang=el')
    await page.getByRole('contentinfo').getByRole('link', { name: footer.withdraw }).click()
    await page.getByLabel(words.name).fill('Άντρη')
    await page.getByLabel(words.orderNumber).fill('EE-0000-0000-0000')
    await page.getByLabel(words.email).fill('andri.plain@example.com')
    await page.getByRole('button', { name: words.continue }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.check)
    await page.getByRole('button', { name: words.confirm }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.done)
  })
})
