import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { products } from '../db/schema.ts'

const STOCK = 30

let shop: TestShop
let assistant: TestStaffMember
let frame: number
let hardCase: number
beforeAll(async () => {
  shop = await createTestShop()
  assistant = await newStaffMember(shop, 'assistant')
  frame = (await shop.product('aviator-gold')).id
  hardCase = (await shop.product('hard-case-chestnut')).id
})
afterAll(() => shop.close())

/** Two frames and a case at 40 each, delivered by express for 15. */
async function deliver() {
  await shop.shop.db.update(products).set({ stock: STOCK, priceCents: 4_000, discountPriceCents: null })
  const guest = shop.visitor()
  const cart = await fillCart(guest, frame, 2)
  await guest.api.cart.addItem(cart.id, { productId: hardCase })
  const { id } = await guest.api.orders.place({
    cartId: cart.id,
    checkoutForm: checkoutForm({ shippingMethod: 'express' }),
  })
  for (const status of ['confirmed', 'in_fulfilment', 'shipped', 'delivered'] as const) {
    const { version } = await assistant.admin.orders.get(id)
    await assistant.admin.orders.takeStep(id, { version, status })
  }
  return assistant.admin.orders.get(id)
}

async function stockOf(productId: number) {
  const [row] = await shop.shop.db.select({ stock: products.stock }).from(products).where(eq(products.id, productId))
  return row?.stock
}

async function onHandAt(store: string) {
  const { rows } = (await shop.shop.db.execute(sql`
    select on_hand as pieces from stock_levels where product_id = ${frame} and store = ${store}`)) as unknown as {
    rows: { pieces: number }[]
  }
  return rows[0]?.pieces ?? 0
}

const piece = (productId: number, quantity = 1, isDamaged = false) => ({ productId, quantity, isDamaged })

describe('pieces of an order that come back', () => {
  test('are in the stock of the store where they arrive, and damaged ones are not', async () => {
    const { id, version } = await deliver()
    const before = await onHandAt('paphos')
    const order = await assistant.admin.orders.takeBack(id, {
      version,
      requestKey: randomUUID(),
      store: 'paphos',
      lines: [piece(frame), piece(frame, 1, true)],
    })
    expect(await onHandAt('paphos')).toBe(before + 1)
    expect(await stockOf(frame)).toBe(STOCK - 1)
    expect(order).toMatchObject({
      status: 'delivered',
      isReturnable: true,
      returns: [
        { store: 'paphos', refundDue: 80, staffName: assistant.name, lines: [piece(frame), piece(frame, 1, true)] },
      ],
    })
    expect(order.timeline[0]).toMatchObject({ is: 'items_returned', refundDue: 80, store: 'paphos' })
  })

  test('with the last of them the order is returned, and standard delivery is owed too', async () => {
    const { id, version } = await deliver()
    const body = { version, requestKey: randomUUID(), store: 'nicosia' as const, lines: [piece(frame, 2)] }
    const part = await assistant.admin.orders.takeBack(id, body)
    const whole = await assistant.admin.orders.takeBack(id, {
      ...body,
      version: part.version,
      requestKey: randomUUID(),
      lines: [piece(hardCase)],
    })
    // Over 100 euros standard delivery is free, so the 15 of express delivery are not owed.
    expect(whole).toMatchObject({ status: 'returned', isReturnable: false, mayBecome: [] })
    expect(whole.returns.map(({ refundDue }) => refundDue)).toEqual([80, 40])
    expect([await stockOf(frame), await stockOf(hardCase)]).toEqual([STOCK, STOCK])
  })

  test('are taken back once, however often the same request arrives', async () => {
    const { id, version } = await deliver()
    const body = { version, requestKey: randomUUID(), store: 'nicosia' as const, lines: [piece(frame)] }
    await Promise.all([1, 2, 3].map(() => assistant.admin.orders.takeBack(id, body)))
    const again = await assistant.admin.orders.takeBack(id, body)
    expect(again.returns).toHaveLength(1)
    expect(await stockOf(frame)).toBe(STOCK - 1)
  })

  test('can never be more than were sold', async () => {
    const { id, version } = await deliver()
    const body = { version, requestKey: randomUUID(), store: 'nicosia' as const }
    const tooMany = assistant.admin.orders.takeBack(id, { ...body, lines: [piece(frame, 2), piece(frame, 1, true)] })
    expect(await errorOf(tooMany)).toEqual({ status: 409, code: 'more_than_sold' })
    const part = await assistant.admin.orders.takeBack(id, { ...body, lines: [piece(frame)] })
    const again = { ...body, version: part.version, requestKey: randomUUID(), lines: [piece(frame, 2)] }
    expect(await errorOf(assistant.admin.orders.takeBack(id, again))).toEqual({ status: 409, code: 'more_than_sold' })
    const stale = { ...again, version, lines: [piece(frame)] }
    expect(await errorOf(assistant.admin.orders.takeBack(id, stale))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    })
    expect(await stockOf(frame)).toBe(STOCK - 1)
  })

  test('cannot come back from an order that is still in the shop', async () => {
    const guest = shop.visitor()
    const cart = await fillCart(guest, frame)
    const { id } = await guest.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
    const { version } = await assistant.admin.orders.get(id)
    const body = { version, requestKey: randomUUID(), store: 'nicosia' as const, lines: [piece(frame)] }
    expect(await errorOf(assistant.admin.orders.takeBack(id, body))).toEqual({
      status: 409,
      code: 'order_not_returnable',
    })
  })
})
