import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { placeLensOrder } from '../../../test/support/lens-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { CallInput } from '../../contract/calls.ts'
import { ApiError } from '../../contract/client.ts'
import { diaryBlocks } from '../db/diary-schema.ts'
import { appointments, cartItems, products } from '../db/schema.ts'
import { findOrder } from './orders.ts'
import { cancelUnpaidOrder } from './paid-order.ts'

type Form = CallInput<'POST /api/checkout'>['body']['checkoutForm']

// A Monday in Nicosia, before the cut-off: what is collected is ready on Wednesday.
const NOW = new Date('2026-11-23T08:00:00Z')
const FITTING = {
  shippingMethod: 'collection',
  collectionStore: 'limassol',
  paymentMethod: 'pay_in_store',
  fittingDate: '2026-11-26',
  fittingTime: '11:00',
} as const satisfies Partial<Form>

let shop: TestShop
let manager: TestStaffMember
let productId: number
beforeAll(async () => {
  shop = await createTestShop({ clock: () => NOW })
  manager = await newStaffMember(shop, 'manager')
  productId = (await shop.product('aviator-gold')).id
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(diaryBlocks)
  await shop.shop.db.delete(appointments)
  await shop.shop.db.update(products).set({ stock: 9 }).where(eq(products.id, productId))
})

async function newBuyer() {
  const visitor = shop.visitor()
  const { id: cartId } = await fillCart(visitor, productId)
  const place = (form: Partial<Form>) =>
    visitor.api.orders.place({ cartId, checkoutForm: checkoutForm({ ...FITTING, ...form }) })
  return { visitor, cartId, place }
}
const buy = async (form: Partial<Form> = {}) => (await newBuyer()).place(form)
const listFittings = () => shop.shop.db.select().from(appointments)
/** The e-mails about the one appointment that there is. */
async function emailKinds(): Promise<string[]> {
  const [fitting] = await listFittings()
  const emails = await listQueuedEmails(shop.shop)
  return emails.filter(({ payload }) => 'id' in payload && payload.id === fitting?.id).map(({ kind }) => kind)
}
const fieldsOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (failure: unknown) => failure,
  )
  return error instanceof ApiError ? error.problem?.fields : undefined
}

test('the time for the fitting is booked with the order, and its page says so', async () => {
  const { visitor, place } = await newBuyer()
  const order = await place({})
  expect(order.fitting).toMatchObject({ date: '2026-11-26', startsAt: '2026-11-26T09:00:00.000Z' })
  expect(await visitor.api.call('GET /api/orders/{orderId}', { params: { orderId: order.id } })).toMatchObject({
    fitting: order.fitting,
  })
  expect(await listFittings()).toMatchObject([
    { store: 'Limassol', service: 'collection', status: 'booked', orderId: order.id, source: 'web', seat: 1 },
  ])
  const query = { store: 'limassol', from: '2026-11-26', days: '1' } as const
  const diary = await manager.admin.call('GET /api/admin/diary', { query })
  expect(diary.days[0]?.appointments).toMatchObject([{ time: '11:00', orderId: order.id }])
  const { token } = order.fitting ?? { token: '' }
  expect(await visitor.api.call('GET /api/appointments/{token}', { params: { token } })).toMatchObject({
    status: 'booked',
    time: '11:00',
  })
  expect(await emailKinds()).toEqual(['appointment_made'])
})

test.each<[string, Partial<Form>]>([
  ['no time', { fittingTime: '' }],
  ['another way to deliver', { shippingMethod: 'standard', paymentMethod: 'cash_on_delivery' }],
])('with %s nothing is booked', async (_, form) => {
  expect((await buy(form)).fitting).toBeNull()
  expect(await listFittings()).toEqual([])
})

test('a time that somebody else has taken is an error of its field, and nothing is lost', async () => {
  const startsAt = new Date('2026-11-26T09:00:00Z')
  const endsAt = new Date('2026-11-26T09:15:00Z')
  const during = { store: 'Limassol', date: '2026-11-26', startsAt, endsAt }
  const block = { ...during, reason: 'Training', createdAt: NOW, requestKey: crypto.randomUUID() }
  const { cartId, place } = await newBuyer()
  await shop.shop.db.insert(diaryBlocks).values(block)
  const refused = place({})
  expect(await errorOf(refused)).toEqual({ status: 409, code: 'slot_taken' })
  expect(Object.keys((await fieldsOf(refused)) ?? {})).toEqual(['checkoutForm.fittingTime'])
  expect(await shop.shop.db.$count(cartItems, eq(cartItems.cartId, cartId))).toBe(1)
  const [product] = await shop.shop.db.select().from(products).where(eq(products.id, productId))
  expect(product?.stock).toBe(9)
  expect((await place({ fittingTime: '11:30' })).fitting?.startsAt).toBe('2026-11-26T09:30:00.000Z')
})

test('of buyers who want the last place at once, one gets it and the others keep their carts', async () => {
  const { seats } = shop.shop.settings.current().stores.find(({ id }) => id === 'limassol') ?? { seats: 0 }
  const buyers = await Promise.all(
    Array.from({ length: seats + 2 }, (_, at) => newBuyer().then((buyer) => ({ ...buyer, at }))),
  )
  const answers = await Promise.allSettled(
    buyers.map(({ place, at }) => place({ email: `buyer-${at}@example.com`, phoneNumber: `+357 9911220${at}` })),
  )
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.problem.code] : []))
  expect(refused).toEqual(['slot_taken', 'slot_taken'])
  expect(await listFittings()).toHaveLength(seats)
})

test.each<[string, Partial<Form>, string]>([
  ['a day before the order is ready', { fittingDate: '2026-11-24' }, 'fittingDate'],
  ['a time that is not given out', { fittingTime: '11:07' }, 'fittingTime'],
  ['a time without a day', { fittingDate: '' }, 'fittingDate'],
  ['Christmas Day', { fittingDate: '2026-12-25' }, 'fittingTime'],
])('%s is refused at its field', async (_, form, field) => {
  expect(Object.keys((await fieldsOf(buy(form))) ?? {})).toEqual([`checkoutForm.${field}`])
  expect(await listFittings()).toEqual([])
})

describe('the time is free again', () => {
  const statuses = async () => (await listFittings()).map(({ status }) => status)

  test('where staff cancel the order', async () => {
    const { id } = await buy()
    const { version } = await manager.admin.orders.get(id)
    await manager.admin.orders.cancel(id, version)
    expect(await statuses()).toEqual(['cancelled'])
    expect((await emailKinds()).toSorted()).toEqual(['appointment_cancelled', 'appointment_made'])
  })

  test('where the order was not paid in time', async () => {
    const { id } = await buy()
    const found = await findOrder(shop.shop, id)
    if (found === null) throw new Error('there is no order')
    await cancelUnpaidOrder(shop.shop, found.order)
    expect(await statuses()).toEqual(['cancelled'])
  })

  test('where the order is sent instead', async () => {
    const { id } = await buy()
    const lines = [{ productId, quantity: 1 }]
    const { version } = await manager.admin.orders.get(id)
    await manager.admin.orders.edit(id, { version, lines, shippingMethod: 'standard' })
    expect(await statuses()).toEqual(['cancelled'])
  })
})

test('the fitting of glasses is not before their lenses are made', async () => {
  const early = placeLensOrder(shop, { isPaid: false, form: { ...FITTING, fittingDate: '2026-12-04' } })
  expect(await fieldsOf(early)).toEqual({ 'checkoutForm.fittingDate': expect.any(String) })
  const { orderId } = await placeLensOrder(shop, { isPaid: false, form: { ...FITTING, fittingDate: '2026-12-07' } })
  expect(await listFittings()).toMatchObject([{ orderId, store: 'Limassol' }])
})
