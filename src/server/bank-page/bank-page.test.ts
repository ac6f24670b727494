import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { chooseGateways } from '../choose-gateways.ts'
import type { PaymentGateway } from '../payments/gateway.ts'

let now: Date
let shop: TestShop
/** Another one for each test. */
let reference: string
let tests = 0
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
beforeEach(() => {
  now = new Date('2026-10-05T09:00:00Z')
  tests += 1
  reference = `EL-${tests}-1`
})
afterAll(() => shop.close())

const cards = () => chooseGateways(shop.shop).credit_card as PaymentGateway
const payPal = () => chooseGateways(shop.shop).paypal as PaymentGateway

const payment = (language: Language = 'el') => ({
  reference,
  amountCents: 13_901,
  language,
  email: 'maria@example.com',
  description: 'Παραγγελία EL-10017',
  returnUrl: 'http://shop.test/orders/token/payment',
  signalUrl: 'http://shop.test/api/payments/signals/jcc',
  expiresInSeconds: 1200,
  isAuthorisationOnly: false,
})
const question = (gatewayRef: string | null) => ({ reference, gatewayRef })

async function open(path: string) {
  const response = await shop.visitor().send(path)
  return { status: response.status, text: await response.text() }
}

const press = (path: string, act: string, code = '') =>
  shop.visitor().send(path, { method: 'POST', body: new URLSearchParams({ act, code }) })

async function started(gateway = cards()) {
  const { gatewayRef, payUrl } = await gateway.start(payment())
  expect(payUrl).toBe(`http://shop.test/dev/bank/pay/${gatewayRef}`)
  return { gatewayRef, path: new URL(payUrl).pathname }
}

test('the adapter of JCC opens a page in the buyer’s language, marked as a test', async () => {
  const { path } = await started()
  const page = await open(path)
  expect(page.status).toBe(200)
  expect(page.text).toContain('<html lang="el">')
  expect(page.text).toContain('Πληρωμή €139.01')
  expect(page.text).toContain('Δοκιμή: δεν μετακινούνται χρήματα')
  const english = await open(`${path}?language=en`)
  expect(english.text).toContain('Pay €139.01')
  expect(english.text).toContain('Test: no money moves')
})

test('paying sends the buyer back, and the gateway says captured', async () => {
  const { gatewayRef, path } = await started()
  const response = await press(path, 'approve')
  expect(response.status).toBe(303)
  const back = new URL(response.headers.get('Location') ?? '')
  expect(back.origin + back.pathname).toBe(payment().returnUrl)
  expect(await cards().findStatus(question(gatewayRef))).toMatchObject({ state: 'captured', capturedCents: 13_901 })
})

test('a second press pays nothing more', async () => {
  const { gatewayRef, path } = await started()
  const presses = await Promise.all([press(path, 'approve'), press(path, 'approve'), press(path, 'decline')])
  for (const response of presses) expect(response.status).toBe(303)
  expect((await press(path, 'approve')).headers.get('Location')).toContain('/orders/token/payment')
  const status = await cards().findStatus(question(gatewayRef))
  expect(status?.capturedCents).toBe(13_901)
})

test('paying and closing shows that it is paid, and leads nowhere', async () => {
  const { gatewayRef, path } = await started()
  expect((await press(path, 'pay-and-close')).headers.get('Location')).toBe(path)
  expect((await open(path)).text).toContain('Πληρώθηκε')
  expect(await cards().findStatus(question(gatewayRef))).toMatchObject({ state: 'captured' })
})

describe('the code', () => {
  test('pays when it is right', async () => {
    const { gatewayRef, path } = await started()
    await press(path, 'ask-code')
    expect((await open(path)).text).toContain('123456')
    expect(await cards().findStatus(question(gatewayRef))).toMatchObject({ state: 'in_progress' })
    expect((await press(path, 'code', '123 456')).headers.get('Location')).toContain('/orders/token/payment')
    expect(await cards().findStatus(question(gatewayRef))).toMatchObject({ state: 'captured' })
  })

  test('declines when it is wrong three times, and another try is possible', async () => {
    const { gatewayRef, path } = await started()
    await press(path, 'ask-code')
    await press(path, 'code', '000000')
    expect((await open(path)).text).toContain('Προσπάθειες που μένουν: 2')
    await press(path, 'code', '000000')
    await press(path, 'code', '000000')
    expect((await open(path)).text).toContain('Δεν χρεωθήκατε')
    expect(await cards().findStatus(question(gatewayRef))).toMatchObject({ state: 'declined', capturedCents: 0 })
    await press(path, 'approve')
    expect(await cards().findStatus(question(gatewayRef))).toMatchObject({ state: 'captured' })
  })
})

test('leaving goes back unpaid, and the page stays open', async () => {
  const { gatewayRef, path } = await started()
  expect((await press(path, 'abandon')).headers.get('Location')).toContain('/orders/token/payment')
  expect(await cards().findStatus(question(gatewayRef))).toMatchObject({ state: 'in_progress' })
})

test('after its time the page is closed and takes nothing', async () => {
  const { gatewayRef, path } = await started()
  now = new Date(now.valueOf() + 20 * 60_000)
  expect((await open(path)).text).toContain('Η σελίδα έκλεισε')
  await press(path, 'approve')
  expect(await cards().findStatus(question(gatewayRef))).toMatchObject({ state: 'closed', capturedCents: 0 })
})

test('PayPal has its page too: approved there, taken by the shop', async () => {
  const { gatewayRef, path } = await started(payPal())
  expect((await open(path)).text).toContain('PayPal, δοκιμαστικά')
  expect((await press(path, 'approve')).headers.get('Location')).toContain(`token=${gatewayRef}`)
  expect(await payPal().findStatus(question(gatewayRef))).toMatchObject({ state: 'captured', capturedCents: 13_901 })
})

test('a number is used once, also after another start of the shop', async () => {
  const first = await started()
  const again = await started()
  expect(again).toEqual(first)
  const concurrent = await Promise.all([1, 2, 3, 4].map(() => cards().start({ ...payment(), reference: `${reference}0` })))
  expect(new Set(concurrent.map(({ gatewayRef }) => gatewayRef)).size).toBe(1)
})

test('an unknown payment and an unknown act are refused', async () => {
  expect((await open('/dev/bank/pay/00000000-0000-4000-8000-000000000000')).status).toBe(404)
  const { path } = await started()
  expect((await press(path, 'rob')).status).toBe(400)
})

test('the wires want the shop’s password', async () => {
  const body = new URLSearchParams({ userName: 'test-bank-api', password: 'guess', orderNumber: 'EL-1-1' })
  const send = (path: string) => shop.visitor().send(path, { method: 'POST', body })
  const answer = await send('/dev/bank/payment/rest/getOrderStatusExtended.do')
  expect(await answer.json()).toMatchObject({ errorCode: '5' })
  expect((await send('/dev/bank/v2/checkout/orders')).status).toBe(401)
})

test.each([{ isProduction: true }, { publicOrigin: 'https://preview.example' }])(
  'a public shop, with %j, has no such page',
  async (config) => {
    const { path } = await started()
    const url = shop.url
    const outside = await createTestShop({ config, ...(url && { url }) })
    expect((await outside.visitor().send(path)).status).toBe(404)
    await outside.close()
  },
)

test('the page is for this machine only', async () => {
  const { path } = await started()
  const incoming = { socket: { remoteAddress: '203.0.113.5' } } as IncomingMessage
  expect((await shop.app.request(`http://shop.test${path}`, {}, { incoming })).status).toBe(404)
})
