import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { AdminInput } from '../../contract/admin/calls.ts'
import { orders, products } from '../db/schema.ts'

type Form = AdminInput<'POST /api/admin/orders'>['body']

const SLUG = 'aviator-gold'
const BUYER = {
  firstName: 'Andreas',
  lastName: 'Georgiou',
  email: 'andreas.g@example.com',
  phoneNumber: '+357 96 554433',
  address: 'Makariou 5',
  city: 'Limassol',
  postalCode: '3040',
  country: 'Cyprus',
}

let shop: TestShop
let assistant: TestStaffMember
let productId: number
beforeAll(async () => {
  shop = await createTestShop()
  assistant = await newStaffMember(shop, 'assistant')
  productId = (await shop.product(SLUG)).id
  await shop.shop.db.update(products).set({ stock: 60 }).where(eq(products.id, productId))
})
afterAll(() => shop.close())

const formOf = (changes: Partial<Form> = {}): Form => ({
  requestKey: randomUUID(),
  source: 'phone',
  buyer: BUYER,
  language: 'el',
  lines: [{ productId, quantity: 2 }],
  shippingMethod: 'standard',
  paymentMethod: 'cash_on_delivery',
  ...changes,
})

async function stockOf(): Promise<number> {
  const [row] = await shop.shop.db.select({ stock: products.stock }).from(products).where(eq(products.id, productId))
  return row?.stock ?? 0
}

async function levelsAt(store: string): Promise<{ onHand: number; reserved: number }> {
  const { rows } = (await shop.shop.db.execute(sql`
    select on_hand as "onHand", reserved from stock_levels
    where product_id = ${productId} and store = ${store}`)) as unknown as {
    rows: { onHand: number; reserved: number }[]
  }
  return rows[0] ?? { onHand: 0, reserved: 0 }
}

describe('an order by phone', () => {
  test('takes its pieces, is confirmed, and writes to the buyer in their language', async () => {
    const before = await stockOf()
    const { order, total } = await assistant.admin.orders.take(formOf())
    expect(order).toMatchObject({ source: 'phone', status: 'confirmed', total, shippingMethod: 'standard' })
    expect(order?.timeline.at(-1)).toMatchObject({ is: 'placed', staffName: assistant.name })
    expect(await stockOf()).toBe(before - 2)
    const emails = await listQueuedEmails(shop.shop, { payload: { orderId: order?.id ?? '' } })
    expect(emails).toMatchObject([{ kind: 'order_confirmation', recipient: BUYER.email, language: 'el' }])
    const list = await assistant.admin.orders.list({ q: '96554433' })
    expect(list.orders).toMatchObject([{ id: order?.id, source: 'phone', name: 'Andreas Georgiou' }])
  })

  test('costs what the server computes, which a preview says without taking anything', async () => {
    const before = await stockOf()
    const preview = await assistant.admin.orders.take(formOf({ preview: true, shippingMethod: 'express' }))
    const { price, discountPrice } = await shop.product(SLUG)
    const subtotal = Math.round((discountPrice ?? price) * 200) / 100
    expect(preview).toMatchObject({ order: null, subtotal, shipping: 15, total: subtotal + 15, problems: [] })
    expect(await stockOf()).toBe(before)
  })

  test('sent again, also at the same time, is one order', async () => {
    const before = await stockOf()
    const form = formOf()
    const answers = await Promise.all([1, 2, 3].map(() => assistant.admin.orders.take(form)))
    const again = await assistant.admin.orders.take(form)
    expect(new Set([...answers, again].map(({ order }) => order?.id)).size).toBe(1)
    expect(await stockOf()).toBe(before - 2)
  })

  test('of more than there is says so in the preview, and is refused', async () => {
    const before = await stockOf()
    const lines = [{ productId, quantity: before + 1 }]
    const { problems } = await assistant.admin.orders.take(formOf({ preview: true, lines }))
    expect(problems).toMatchObject([{ productId, wanted: before + 1, available: before }])
    expect(await errorOf(assistant.admin.orders.take(formOf({ lines })))).toEqual({
      status: 409,
      code: 'not_enough_stock',
    })
    expect(await stockOf()).toBe(before)
  })

  test('needs somebody to reach, and an address for a parcel', async () => {
    const response = await assistant.post(
      '/api/admin/orders',
      formOf({ buyer: { ...BUYER, address: '', phoneNumber: '' } }),
    )
    expect([response.status, (await response.json()).error]).toMatchObject([
      400,
      {
        code: 'invalid_input',
        fields: { 'buyer.address': expect.any(String), 'buyer.phoneNumber': expect.any(String) },
      },
    ])
    const collected = formOf({ shippingMethod: 'collection', store: 'paphos', buyer: { ...BUYER, address: '' } })
    expect((await assistant.admin.orders.take(collected)).order).toMatchObject({
      shipping: 0,
      collectionStore: 'paphos',
      status: 'confirmed',
    })
    expect((await assistant.post('/api/admin/orders', formOf({ shippingMethod: 'collection' }))).status).toBe(400)
  })

  test('joins the account of a known buyer, but not where another address was typed', async () => {
    const maria = await shop.signIn('maria')
    const cart = await maria.api.cart.open({ userId: maria.user.id })
    await maria.api.cart.addItem(cart.id, { productId })
    const form = checkoutForm({ lastName: 'Konstantinidou', email: 'maria.k@example.com' })
    const { id } = await maria.api.orders.place({ cartId: cart.id, checkoutForm: form })
    const [known] = await assistant.admin.orders.findBuyers('konstantinidou')
    expect(known).toMatchObject({ orderId: id, email: 'maria.k@example.com', phoneNumber: form.phoneNumber })
    const buyer = { ...BUYER, email: 'Maria.K@example.com' }
    const joined = await assistant.admin.orders.take(formOf({ buyer, knownFrom: id }))
    expect(joined.order).toMatchObject({ userId: maria.user.id, guestEmail: null })
    const other = await assistant.admin.orders.take(formOf({ knownFrom: id }))
    expect(other.order).toMatchObject({ userId: null, guestEmail: BUYER.email })
  })
})

describe('a sale in the store', () => {
  test('of pieces carried away takes them from that store at once, and asks for no name', async () => {
    const [before, there] = [await stockOf(), await levelsAt('limassol')]
    const form = formOf({
      source: 'store',
      buyer: {},
      shippingMethod: 'collection',
      isCarriedAway: true,
      store: 'limassol',
      paymentMethod: 'cash_in_store',
      lines: [{ productId, quantity: 1 }],
    })
    const { order } = await assistant.admin.orders.take(form)
    expect(order).toMatchObject({ source: 'store', status: 'delivered', shipping: 0, isErased: false })
    expect(await stockOf()).toBe(before - 1)
    expect(await levelsAt('limassol')).toEqual({ onHand: there.onHand - 1, reserved: there.reserved })
    expect(await listQueuedEmails(shop.shop, { payload: { orderId: order?.id ?? '' } })).toEqual([])
  })

  test('is refused for more than the store has, whatever others have', async () => {
    const { onHand, reserved } = await levelsAt('limassol')
    const lines = [{ productId, quantity: onHand - reserved + 1 }]
    const form = formOf({
      source: 'store',
      buyer: {},
      shippingMethod: 'collection',
      isCarriedAway: true,
      store: 'limassol',
      lines,
    })
    const { problems } = await assistant.admin.orders.take({ ...form, preview: true })
    expect(problems).toMatchObject([{ available: onHand - reserved }])
    expect(await errorOf(assistant.admin.orders.take(form))).toEqual({ status: 409, code: 'not_enough_stock' })
    expect(await shop.shop.db.$count(orders, eq(orders.requestKey, form.requestKey))).toBe(0)
  })
})
