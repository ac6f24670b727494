import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { OrderStatus } from '../../domain/order-status.ts'
import { orders, products } from '../db/schema.ts'

const STOCK = 100
const [FIRST, SECOND] = ['aviator-gold', 'hard-case-chestnut']

let shop: TestShop
let manager: TestStaffMember
beforeAll(async () => {
  shop = await createTestShop()
  manager = await newStaffMember(shop, 'manager')
})
afterAll(() => shop.close())

const setStock = () => shop.shop.db.update(products).set({ stock: STOCK })

async function stockOf(slug: string): Promise<number | undefined> {
  const [row] = await shop.shop.db.select({ stock: products.stock }).from(products).where(eq(products.slug, slug))
  return row?.stock
}

async function buyTwoProducts() {
  const guest = shop.visitor()
  const cart = await fillCart(guest, (await shop.product(FIRST)).id, 3)
  await guest.api.cart.addItem(cart.id, { productId: (await shop.product(SECOND)).id })
  const { id } = await guest.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
  return manager.admin.orders.get(id)
}

async function cancellationsOf(orderId: string) {
  const queued = await listQueuedEmails(shop.shop, { kind: 'order_cancelled', payload: { orderId } })
  return queued.length
}

describe('cancelling an order', () => {
  test('returns its pieces to stock and writes to the buyer', async () => {
    await setStock()
    const { id, version } = await buyTwoProducts()
    expect([await stockOf(FIRST), await stockOf(SECOND)]).toEqual([STOCK - 3, STOCK - 1])
    const order = await manager.admin.orders.cancel(id, version)
    expect(order).toMatchObject({ status: 'cancelled', mayBecome: [] })
    expect(order.timeline[0]).toMatchObject({ is: 'status_changed', to: 'cancelled', staffName: manager.name })
    expect([await stockOf(FIRST), await stockOf(SECOND)]).toEqual([STOCK, STOCK])
    expect(await cancellationsOf(id)).toBe(1)
  })

  test('twice is refused and returns nothing again', async () => {
    await setStock()
    const { id, version } = await buyTwoProducts()
    const { version: later } = await manager.admin.orders.cancel(id, version)
    expect(await errorOf(manager.admin.orders.cancel(id, version))).toEqual({ status: 409, code: 'changed_meanwhile' })
    expect(await errorOf(manager.admin.orders.cancel(id, later))).toEqual({
      status: 409,
      code: 'order_already_cancelled',
    })
    expect([await stockOf(FIRST), await stockOf(SECOND)]).toEqual([STOCK, STOCK])
  })

  test('by eight people at a time returns its pieces once', async () => {
    await setStock()
    const { id, version } = await buyTwoProducts()
    const cancelled = await Promise.allSettled(
      Array.from({ length: 8 }, () => manager.admin.orders.cancel(id, version)),
    )
    const refused = cancelled.filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(7)
    for (const { reason } of refused) expect(reason.problem.code).toBe('changed_meanwhile')
    expect([await stockOf(FIRST), await stockOf(SECOND)]).toEqual([STOCK, STOCK])
    expect(await cancellationsOf(id)).toBe(1)
  })

  test('while it is shipped does one of both', async () => {
    await setStock()
    const { id } = await buyTwoProducts()
    await shop.shop.db.update(orders).set({ status: 'in_fulfilment' }).where(eq(orders.id, id))
    const { version } = await manager.admin.orders.get(id)
    await Promise.allSettled([
      manager.admin.orders.cancel(id, version),
      manager.admin.orders.takeStep(id, { version, status: 'shipped' }),
    ])
    const { status } = await manager.admin.orders.get(id)
    expect(await stockOf(FIRST)).toBe(status === 'cancelled' ? STOCK : STOCK - 3)
    expect(['cancelled', 'shipped']).toContain(status)
  })

  test('while the same products are ordered loses no piece', async () => {
    await setStock()
    const placed = await Promise.all(Array.from({ length: 6 }, buyTwoProducts))
    await Promise.all([
      ...placed.map(({ id, version }) => manager.admin.orders.cancel(id, version)),
      ...Array.from({ length: 6 }, () => placeGuestOrder(shop, { slug: FIRST })),
      ...Array.from({ length: 6 }, () => placeGuestOrder(shop, { slug: SECOND })),
    ])
    expect([await stockOf(FIRST), await stockOf(SECOND)]).toEqual([STOCK - 6, STOCK - 6])
  })

  test.each(['shipped', 'delivered', 'returned'] satisfies OrderStatus[])(
    'that is %s is refused, and says what to do instead',
    async (status) => {
      await setStock()
      const { id } = await buyTwoProducts()
      await shop.shop.db.update(orders).set({ status }).where(eq(orders.id, id))
      const { version } = await manager.admin.orders.get(id)
      const response = await manager.post(`/api/admin/orders/${id}/cancel`, { version })
      expect([response.status, (await response.json()).error]).toMatchObject([
        409,
        { code: 'order_already_sent', message: expect.stringContaining('send it back') },
      ])
      expect(await stockOf(FIRST)).toBe(STOCK - 3)
    },
  )

  test('brings a product back that had sold out', async () => {
    const slug = 'silk-cord-navy'
    await shop.shop.db.update(products).set({ stock: 1 }).where(eq(products.slug, slug))
    const { id } = await placeGuestOrder(shop, { slug })
    expect(await stockOf(slug)).toBe(0)
    const { version } = await manager.admin.orders.get(id)
    await manager.admin.orders.cancel(id, version)
    expect(await stockOf(slug)).toBe(1)
  })

  test('is not for assistants', async () => {
    await setStock()
    const { id, version } = await buyTwoProducts()
    const assistant = await newStaffMember(shop, 'assistant')
    expect(await errorOf(assistant.admin.orders.cancel(id, version))).toEqual({ status: 403, code: 'not_permitted' })
    expect(await stockOf(FIRST)).toBe(STOCK - 3)
  })
})
