import { adminEl } from '../../src/i18n/admin-el.ts'
import { bankPageEl } from '../../src/i18n/bank-page-el.ts'
import { el } from '../../src/i18n/el.ts'
import { emailEl } from '../../src/i18n/email-el.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { signInAssistant, signInOptician } from '../support/back-office.ts'
import { expect, type Page, test, waitForHydration } from '../support/e2e-test.ts'
import { findOverflows } from '../support/find-overflows.ts'
import { paperPhoto } from '../support/lens-photo.ts'
import { followLink, openEmail } from '../support/open-email.ts'
import { fillAddress, open, sendOrder } from '../support/shopping.ts'

const EMAIL = 'chrystalla.lenses@example.com'
const NAME = 'Ledra Panto, μαύρο'
const { lensDesk: desk, order: adminOrder } = adminEl
const { lensOrders, lenses, prescriptions, lensQuestion } = el
const { fields, eyes } = prescriptions

test.use({ viewport: { width: 360, height: 780 } })
test.setTimeout(300_000)

async function isSound(page: Page, what: string): Promise<void> {
  expect(await accessibilityViolations(page), what).toEqual([])
  expect(await findOverflows(page), what).toEqual([])
}

const goOn = (page: Page, name: string = lenses.next) => page.getByRole('button', { name, exact: true }).click()

async function choosesLenses(page: Page): Promise<void> {
  await open(page, '/products/ledra-panto-black')
  await page.getByRole('link', { name: lenses.withLenses }).click()
  await page.getByRole('radio', { name: lenses.uses.both }).check()
  await goOn(page)
  await page.getByRole('radio', { name: lenses.sources.photo }).check()
  await goOn(page)
  const paper = { name: 'paper.jpg', mimeType: 'image/jpeg', buffer: await paperPhoto() }
  await page.locator('input[type=file]').setInputFiles(paper)
  await expect(page.getByText(lenses.photoStored)).toBeVisible()
  await page.getByLabel(lenses.age).fill('57')
  await goOn(page)
  await expect(page.getByText(lenses.outcomes.store)).toBeVisible()
  await goOn(page)
  await page.getByRole('checkbox', { name: lenses.consent }).check()
  await goOn(page, lenses.add)
  await page.waitForURL('**/cart')
  await expect(page.getByText(el.lensTerms.types.progressive)).toBeVisible()
}

/** @returns the order's number */
async function ordersAndPays(page: Page): Promise<string> {
  await page.getByRole('link', { name: el.cart.checkout }).click()
  await fillAddress(page, el)
  await page.getByLabel(el.checkout.email, { exact: true }).fill(EMAIL)
  await page.getByRole('group', { name: el.delivery.store.legend }).getByRole('radio').first().check()
  await page.getByRole('group', { name: el.appointment.times }).getByRole('radio').first().check()
  await page.getByRole('radio', { name: el.checkout.paymentMethods.credit_card }).check()
  await page.getByRole('checkbox', { name: lensOrders.madeForYou.agree }).check()
  const { id } = await sendOrder(page, el)
  await page.getByRole('button', { name: bankPageEl.approve, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(el.payment.states.paid.title)
  return id
}

async function openJob(optician: Page, number: string): Promise<void> {
  await optician.goto('/admin/lenses')
  await waitForHydration(optician)
  await optician.getByRole('row').filter({ hasText: number }).getByRole('link').first().click()
  await expect(optician.getByRole('heading', { level: 1 })).toBeVisible()
}

async function fillMeasures(page: Page, values: Readonly<Record<'right' | 'left', Readonly<Record<string, string>>>>) {
  for (const eye of ['right', 'left'] as const) {
    for (const [label, value] of Object.entries(values[eye])) {
      await page.getByRole('group', { name: eyes[eye], exact: true }).getByLabel(label, { exact: true }).fill(value)
    }
  }
}

test('progressive glasses, from a photographed paper to the hand-over, in Greek on a phone', async ({
  page,
  browser,
  shop,
  setLanguage,
}) => {
  await setLanguage('el')
  await choosesLenses(page)
  await isSound(page, 'cart')
  const number = await ordersAndPays(page)

  const optician = await browser.newPage({ baseURL: shop.origin, viewport: { width: 768, height: 1024 } })
  await signInOptician(optician, 'el')
  const state = (name: keyof typeof desk.state) => expect(optician.getByText(desk.state[name]).first()).toBeVisible()

  await test.step('the optician sees the photo and asks', async () => {
    await openJob(optician, number)
    await state('measuring')
    await expect(optician.getByRole('img', { name: new RegExp(desk.photo.split('{')[0] ?? '') })).toBeVisible()
    await isSound(optician, 'job')
    await optician.getByText(desk.ask, { exact: true }).click()
    const form = optician.getByRole('form', { name: desk.ask })
    await form.getByLabel(desk.question).fill('Φοράτε ήδη πολυεστιακούς;')
    await form.getByRole('button', { name: desk.send }).click()
    await state('question')
  })

  await test.step('the buyer answers behind the link of the e-mail', async () => {
    const letter = await openEmail(page, EMAIL, emailEl.lens_question.subject.replace('{number}', number))
    await expect(letter.getByText('Φοράτε ήδη πολυεστιακούς;')).toHaveCount(0)
    const asked = await followLink(page, letter, emailEl.lens_question.answer)
    await waitForHydration(asked)
    await expect(asked.getByText('Φοράτε ήδη πολυεστιακούς;')).toBeVisible()
    await isSound(asked, 'question')
    await goOn(asked, lensQuestion.send)
    await expect(asked.getByRole('alert').filter({ hasText: lensQuestion.empty })).toBeFocused()
    await asked.getByLabel(lensQuestion.answer).fill('Ναι, εδώ και τρία χρόνια.')
    await goOn(asked, lensQuestion.send)
    await expect(asked.getByText(lensQuestion.answered)).toBeVisible()
    await isSound(asked, 'answered')
    await asked.close()
  })

  const lensValues = {
    right: { [fields.sphere]: '+1,00', [fields.add]: '+2,25', [desk.height]: '24' },
    left: { [fields.sphere]: '+1,25', [fields.add]: '+2,25', [desk.height]: '24' },
  }
  await test.step('she reads the paper, measures, and approves', async () => {
    await optician.reload()
    await waitForHydration(optician)
    await expect(optician.getByText('Ναι, εδώ και τρία χρόνια.')).toBeVisible()
    await fillMeasures(optician, lensValues)
    const form = optician.getByRole('form', { name: desk.enter })
    await form.getByLabel(`${fields.farPd}: ${fields.right}`).fill('31,5')
    await form.getByLabel(`${fields.farPd}: ${fields.left}`).fill('31,5')
    await form.getByLabel(fields.issuedOn).fill('4/5/2026')
    await form.getByLabel(fields.prescriber).fill('Δρ Ελένη Χατζηκωνσταντή')
    await form.getByLabel(desk.age, { exact: true }).fill('57')
    await form.getByRole('button', { name: desk.save }).click()
    await state('checking')
    await optician.getByRole('button', { name: desk.approve.replace('{number}', '1') }).click()
    await state('approved')
  })

  await test.step('an order whose lenses are not made is not handed over', async () => {
    const { version } = await (await optician.request.get(`/api/admin/orders/${number}`)).json()
    const path = `/api/admin/orders/${number}/status`
    const started = await optician.request.post(path, { data: { version, status: 'in_fulfilment' } })
    expect(started.status()).toBe(200)
    const data = { version: version + 1, status: 'ready_for_collection', store: 'nicosia' }
    const refused = await optician.request.post(path, { data })
    expect(await refused.json()).toMatchObject({ error: { code: 'lenses_not_ready' } })
  })

  await test.step('the pair is made and checked', async () => {
    for (const step of ['ordered', 'arrived', 'fitting', 'quality_check'] as const) {
      await optician.getByRole('button', { name: desk.next[step] }).click()
      await state(step)
    }
    const check = optician.getByRole('form', { name: desk.check })
    await fillMeasures(optician, {
      right: { ...lensValues.right, [desk.tolerances.monoPd]: '31,5' },
      left: { ...lensValues.left, [desk.tolerances.monoPd]: '31,5' },
    })
    await check.getByLabel(desk.centres).fill('63')
    await isSound(optician, 'check')
    await check.getByRole('button', { name: desk.judge }).click()
    await state('ready')
  })

  await test.step('an assistant hands it over in the store', async () => {
    const assistant = await browser.newPage({ baseURL: shop.origin, viewport: { width: 768, height: 1024 } })
    await signInAssistant(assistant, 'el')
    await assistant.goto(`/admin/orders/${number}`)
    await assistant.getByRole('button', { name: adminOrder.steps.ready_for_collection, exact: true }).click()
    const dialog = assistant.getByRole('dialog', { name: adminOrder.collectTitle })
    await dialog.getByRole('combobox').selectOption('nicosia')
    await dialog.getByRole('button', { name: adminOrder.collectSubmit }).click()
    await assistant.getByRole('button', { name: adminOrder.steps.delivered, exact: true }).click()
    await expect(assistant.getByText(adminEl.orders.status.delivered).first()).toBeVisible()
    await assistant.close()
  })

  await test.step('the buyer sees each step on the page of the order', async () => {
    const confirmed = await openEmail(page, EMAIL, emailEl.order_confirmation.subject.replace('{number}', number))
    const order = await followLink(page, confirmed, emailEl.order_confirmation.show)
    const steps = order.getByRole('region', { name: lensOrders.work.title })
    await expect(steps.getByRole('heading', { name: NAME })).toBeVisible()
    for (const name of [
      'measuring',
      'question',
      'checking',
      'approved',
      'ordered',
      'quality_check',
      'ready',
    ] as const) {
      await expect(steps.getByText(lensOrders.work.states[name], { exact: true }).first()).toBeVisible()
    }
    await expect(steps.getByText(lensOrders.work.toCome)).toHaveCount(0)
    await isSound(order, 'order')
  })
})
