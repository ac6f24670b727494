import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BankServer, openBankServer } from '../../../test/support/bank-server.ts'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { readPaid } from '../../../test/support/paying.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { stockProduct } from '../../../test/support/stock.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { type BankStore, createMemoryStore } from '../bank-page/bank-store.ts'
import { jobHandlers } from '../job-handlers.ts'
import { createJccGateway } from './gateways/jcc.ts'
import { createPayPalGateway } from './gateways/paypal.ts'
import { pollPayments } from './poll-payments.ts'
import { RECONCILE_JOB } from './reconcile.ts'

/** docs/operating.md, “The gateway is down”. */
const DAY = '2026-11-23'
const MINUTE_MS = 60_000
let shop: TestShop
let bank: BankServer
let store: BankStore
let owner: TestStaffMember
let frame: number
let isDown = false
let now = new Date(`${DAY}T09:00:00Z`)

beforeAll(async () => {
  store = createMemoryStore()
  // Its messages are lost too.
  const send = async () => new Response(null, { status: 503 })
  bank = await openBankServer({ store, clock: () => now, behaviour: { signals: 'once' }, send })
  const clock = () => now
  const throughNetwork = (url: string, init: RequestInit) =>
    isDown ? Promise.reject(new TypeError('fetch failed')) : fetch(url, init)
  const gateways = {
    credit_card: createJccGateway({ ...bank.jcc, clock, fetch: throughNetwork }),
    paypal: createPayPalGateway({ ...bank.payPal, clock }),
  }
  shop = await createTestShop({ gateways, clock })
  frame = await stockProduct(shop, 'aviator-gold', { nicosia: 50 })
})
afterAll(async () => {
  await shop.close()
  await bank.close()
})

/** A session of staff ends after half an hour. */
async function pass(minutes: number): Promise<void> {
  now = new Date(now.valueOf() + minutes * MINUTE_MS)
  owner = await newStaffMember(shop, 'owner')
}

async function order(paymentMethod: 'credit_card' | 'bank_transfer' = 'credit_card') {
  const guest = shop.visitor()
  const cart = await fillCart(guest, frame)
  const { id } = await guest.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm({ paymentMethod }) })
  return { ...guest, id, cart }
}

async function approve(wire: 'jcc' | 'paypal', reference: string): Promise<void> {
  await bank.act((await store.findByNumber(wire, reference))?.id ?? '', 'approve')
}

async function offerCards(isOffered: boolean): Promise<void> {
  const { value, version } = (await (await owner.send('/api/admin/settings')).json()).payments
  const changed = { ...value, methods: { ...value.methods, credit_card: isOffered } }
  const response = await owner.post('/api/admin/settings/payments', { version, value: changed }, 'PUT')
  expect(response.status).toBe(200)
}

async function reconcile() {
  await owner.admin.payments.reconcile(DAY)
  const handler = jobHandlers(shop.shop).find(({ job }) => job.queue === RECONCILE_JOB.queue)
  for (const { id, data } of await shop.shop.jobs.list(shop.shop.db, RECONCILE_JOB)) {
    await handler?.run(shop.shop, id, data)
  }
  return (await owner.admin.payments.takings(DAY)).reconciliation
}

test('while a gateway is down, buyers keep their order and pay otherwise; afterwards nothing is lost or paid twice', async () => {
  const paying = await order()
  await paying.api.payments.start(paying.id)
  isDown = true

  const stuck = await order()
  expect(await errorOf(stuck.api.payments.start(stuck.id))).toEqual({ status: 503, code: 'gateway_unavailable' })
  expect(await errorOf(stuck.api.payments.start(stuck.id))).toEqual({ status: 503, code: 'gateway_unavailable' })
  const view = await stuck.api.payments.get(stuck.id)
  expect(view).toMatchObject({ orderStatus: 'pending', mayPay: true, methods: expect.arrayContaining(['paypal']) })
  expect((await readPaid(shop, stuck.id)).held).toBe(1)

  // The money of a payment under way is taken meanwhile, and the shop does not hear of it.
  await approve('jcc', `${paying.id}-1`)
  expect((await paying.api.payments.get(paying.id)).state).toBe('checking')
  await pass(45)
  await pollPayments(shop.shop)
  expect(await readPaid(shop, paying.id)).toMatchObject({ status: 'pending', states: ['started'], held: 1 })
  expect(await reconcile()).toMatchObject({
    state: 'done',
    differences: [{ orderId: paying.id, what: 'unanswered', ours: 0, theirs: null }],
  })

  await offerCards(false)
  const query = { country: 'CY', postalCode: '1011' }
  const options = async () => (await shop.visitor().api.call('GET /api/checkout/options', { query })).payments
  expect(await options()).not.toContain('credit_card')
  expect((await stuck.api.payments.get(stuck.id)).methods).toEqual(['paypal', 'bank_transfer'])
  const late = shop.visitor()
  const cart = await fillCart(late, frame)
  const place = (paymentMethod: 'credit_card' | 'bank_transfer') =>
    late.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm({ paymentMethod }) })
  await expect(place('credit_card')).rejects.toMatchObject({
    status: 400,
    problem: { fields: { 'checkoutForm.paymentMethod': expect.any(String) } },
  })
  expect((await late.api.cart.get(cart.id)).items).toHaveLength(1)
  await place('bank_transfer')
  await stuck.api.payments.start(stuck.id, { paymentMethod: 'paypal' })
  await approve('paypal', `${stuck.id}-2`)
  expect((await stuck.api.payments.get(stuck.id)).state).toBe('paid')

  // Asked about again also while its method is switched off.
  isDown = false
  await pass(60)
  await pollPayments(shop.shop)
  expect(await readPaid(shop, paying.id)).toMatchObject({ paymentStatus: 'paid', status: 'confirmed' })
  expect(await readPaid(shop, stuck.id)).toMatchObject({ paymentStatus: 'paid', captures: [{ kind: 'gateway' }] })
  await offerCards(true)
  expect(await options()).toContain('credit_card')
  expect(await reconcile()).toMatchObject({ state: 'done', unanswered: 0, differences: [] })
})
