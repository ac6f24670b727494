import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { OrderStatus } from '../../domain/order-status.ts'
import { orders, products } from '../db/schema.ts'

const [FIRST, SECOND] = ['aviator-gold', 'hard-case-chestnut']
const STOCK = 30

let shop: TestShop
let assistant: TestStaffMember
let first: number
let second: number
beforeAll(async () => {
  shop = await createTestShop()
  assistant = await newStaffMember(shop, 'assistant')
  first = (await shop.product(FIRST)).id
  second = (await shop.product(SECOND)).id
})
afterAll(() => shop.close())

async function place(quantity = 2) {
  await setProducts({ stock: STOCK, priceCents: 4_000, discountPriceCents: null })
  const { id } = await placeGuestOrder(shop, { slug: FIRST, quantity })
  return assistant.admin.orders.get(id)
}

const setProducts = (values: Partial<typeof products.$inferInsert>) => shop.shop.db.update(products).set(values)

async function stocks(): Promise<(number | undefined)[]> {
  const rows = await shop.shop.db.select({ id: products.id, stock: products.stock }).from(products)
  return [first, second].map((id) => rows.find((row) => row.id === id)?.stock)
}

const linesOf = (order: { items: { productId: number; quantity: number; price: number }[] }) =>
  order.items.map(({ productId, quantity, price }) => [productId, quantity, price])

describe('editing an order', () => {
  test('changes quantities, adds and removes lines, and moves the stock by the difference', async () => {
    const { id, version } = await place(2)
    const lines = [
      { productId: first, quantity: 1 },
      { productId: second, quantity: 3 },
    ]
    const { order } = await assistant.admin.orders.edit(id, { version, lines, shippingMethod: 'standard' })
    expect(order?.items.map(({ productId, quantity }) => ({ productId, quantity }))).toEqual(lines)
    expect(await stocks()).toEqual([STOCK - 1, STOCK - 3])
    const removed = await assistant.admin.orders.edit(id, {
      version: order?.version ?? 0,
      lines: [{ productId: second, quantity: 3 }],
      shippingMethod: 'standard',
    })
    expect(removed.order?.items.map(({ productId }) => productId)).toEqual([second])
    expect(await stocks()).toEqual([STOCK, STOCK - 3])
    await (await newStaffMember(shop, 'manager')).admin.orders.cancel(id, removed.order?.version ?? 0)
    expect(await stocks()).toEqual([STOCK, STOCK])
  })

  test('keeps the price of what was sold, and adds at today’s', async () => {
    const { id, version } = await place(1)
    await setProducts({ priceCents: 9_000 })
    const { order, difference } = await assistant.admin.orders.edit(id, {
      version,
      lines: [
        { productId: first, quantity: 2 },
        { productId: second, quantity: 1 },
      ],
      shippingMethod: 'standard',
    })
    expect(order && linesOf(order)).toEqual([
      [first, 2, 40],
      [second, 1, 90],
    ])
    // 40 and 5 for delivery before; 170 with free delivery now.
    expect({ total: order?.total, difference }).toEqual({ total: 170, difference: 125 })
  })

  test('is previewed without a change, with what the stock does not hold', async () => {
    const { id, version } = await place(2)
    const result = await assistant.admin.orders.edit(id, {
      version,
      preview: true,
      lines: [{ productId: first, quantity: STOCK + 5 }],
      shippingMethod: 'express',
    })
    expect(result).toMatchObject({
      order: null,
      before: { total: 85 },
      after: { shipping: 15 },
      problems: [{ productId: first, wanted: STOCK + 5, available: STOCK }],
    })
    expect((await assistant.admin.orders.get(id)).version).toBe(version)
    expect(await stocks()).toEqual([STOCK - 2, STOCK])
    const saving = assistant.admin.orders.edit(id, {
      version,
      lines: [{ productId: first, quantity: STOCK + 5 }],
      shippingMethod: 'express',
    })
    expect(await errorOf(saving)).toEqual({ status: 409, code: 'not_enough_stock' })
    expect(await stocks()).toEqual([STOCK - 2, STOCK])
  })

  test('of the address is found by the new name, and its event holds nothing personal', async () => {
    const { id, version, items, shippingAddress } = await place(1)
    const { email: _, ...address } = {
      ...shippingAddress,
      lastName: 'Charalambous',
      city: 'Larnaca',
      postalCode: '6016',
    }
    const lines = items.map(({ productId, quantity }) => ({ productId, quantity }))
    const { order } = await assistant.admin.orders.edit(id, { version, lines, shippingMethod: 'standard', address })
    expect(order).toMatchObject({
      shippingAddress: { lastName: 'Charalambous', email: shippingAddress.email },
      billingAddress: { lastName: 'Charalambous' },
    })
    expect(
      (await assistant.admin.orders.list({ view: 'all', q: 'charalampous' })).orders.map((row) => row.id),
    ).toContain(id)
    expect(order?.timeline[0]).toEqual({
      is: 'order_edited',
      at: expect.any(String),
      staffName: assistant.name,
      lines: [],
      total: { from: 45, to: 45 },
      shippingMethod: null,
      hasNewAddress: true,
    })
    expect(order?.timeline.filter(({ is }) => is === 'row_changed')).toEqual([])
  })

  test('writes to the buyer once, with the difference', async () => {
    const { id, version } = await place(2)
    const body = { version, lines: [{ productId: first, quantity: 1 }], shippingMethod: 'standard' as const }
    await assistant.admin.orders.edit(id, { ...body, preview: true })
    await assistant.admin.orders.edit(id, body)
    expect(
      await listQueuedEmails(shop.shop, { kind: 'order_changed', payload: { orderId: id } as never }),
    ).toMatchObject([{ recipient: 'eleni@example.com', payload: { orderId: id, differenceCents: -4_000 } }])
  })

  test('that changes nothing writes nothing', async () => {
    const { id, version } = await place(2)
    const body = { version, lines: [{ productId: first, quantity: 2 }], shippingMethod: 'standard' as const }
    const { order } = await assistant.admin.orders.edit(id, body)
    expect(order).toMatchObject({ version, timeline: [{ is: 'noted' }, { is: 'email' }, { is: 'placed' }] })
  })

  test('of an order that somebody else has changed is refused, with the order as it is now', async () => {
    const { id, version } = await place(2)
    const body = { version, lines: [{ productId: first, quantity: 1 }], shippingMethod: 'standard' as const }
    await assistant.admin.orders.edit(id, body)
    const response = await assistant.post(`/api/admin/orders/${id}/edit`, body)
    expect([response.status, (await response.json()).error]).toMatchObject([
      409,
      { code: 'changed_meanwhile', changedBy: assistant.name, current: { items: [{ quantity: 1 }] } },
    ])
  })

  test.each(['shipped', 'delivered', 'cancelled', 'returned'] satisfies OrderStatus[])(
    'that is %s is refused, and says what to do instead',
    async (status) => {
      const { id } = await place(2)
      await shop.shop.db.update(orders).set({ status }).where(eq(orders.id, id))
      const { version, isEditable } = await assistant.admin.orders.get(id)
      const body = { version, lines: [{ productId: first, quantity: 1 }], shippingMethod: 'standard' }
      const response = await assistant.post(`/api/admin/orders/${id}/edit`, body)
      expect([isEditable, response.status, (await response.json()).error]).toMatchObject([
        false,
        409,
        { code: 'order_not_editable', message: expect.stringContaining('new order') },
      ])
    },
  )

  test('by eight people at a time changes it once', async () => {
    const { id, version } = await place(5)
    const edits = await Promise.allSettled(
      [1, 2, 3, 4, 5, 6, 7, 8].map((quantity) =>
        assistant.admin.orders.edit(id, {
          version,
          lines: [{ productId: second, quantity }],
          shippingMethod: 'standard',
        }),
      ),
    )
    expect(edits.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { items } = await assistant.admin.orders.get(id)
    expect(await stocks()).toEqual([STOCK, STOCK - (items[0]?.quantity ?? 0)])
  })
})
