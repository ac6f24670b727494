import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { paidOrder } from '../../../test/support/paid-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { OrderStatus } from '../../domain/order-status.ts'
import { refunds } from '../db/payments-schema.ts'
import { orders, products } from '../db/schema.ts'
import { orderUrl } from './order-link.ts'

const NOW = new Date('2026-11-23T08:00:00Z')
const STOCK = 90

let shop: TestShop
let manager: TestStaffMember
let productId: number
beforeAll(async () => {
  shop = await createTestShop({ clock: () => NOW })
  manager = await newStaffMember(shop, 'manager')
  productId = (await shop.product('aviator-gold')).id
  await shop.shop.db.update(products).set({ stock: STOCK }).where(eq(products.id, productId))
})
afterAll(() => shop.close())

async function place() {
  const guest = shop.visitor()
  const cart = await fillCart(guest, productId)
  const { id } = await guest.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
  return { guest, id }
}

const stock = async () =>
  (await shop.shop.db.select({ stock: products.stock }).from(products).where(eq(products.id, productId)))[0]?.stock
const setStatus = (id: string, status: OrderStatus) =>
  shop.shop.db.update(orders).set({ status }).where(eq(orders.id, id))
const tokenOf = (id: string) => new URL(orderUrl(shop.shop, id, NOW)).pathname.split('/').at(-1) ?? ''
const emailsAbout = (orderId: string) => listQueuedEmails(shop.shop, { kind: 'order_cancelled', payload: { orderId } })

test('a buyer cancels an order that nobody packs: its pieces are free, and an e-mail confirms it once', async () => {
  const before = await stock()
  const { guest, id } = await place()
  expect(await stock()).toBe((before ?? 0) - 1)
  const params = { orderId: id }
  expect(await guest.api.call('GET /api/orders/{orderId}', { params })).toMatchObject({ mayCancel: true })
  for (let time = 0; time < 2; time++) {
    expect(await guest.api.call('POST /api/orders/{orderId}/cancel', { params })).toMatchObject({
      status: 'cancelled',
      mayCancel: false,
    })
  }
  expect(await stock()).toBe(before)
  expect(await emailsAbout(id)).toHaveLength(1)
  const { timeline } = await manager.admin.orders.get(id)
  expect(timeline.filter((entry) => entry.is === 'status_changed')).toMatchObject([
    { to: 'cancelled', staffName: null },
  ])
})

test('the link of the e-mail cancels too; nobody else does', async () => {
  const { id } = await place()
  const other = shop.visitor()
  const own = other.api.call('POST /api/orders/{orderId}/cancel', { params: { orderId: id } })
  expect((await errorOf(own)).status).toBe(404)
  const guessed = other.api.call('POST /api/orders/by-link/{token}/cancel', { params: { token: 'guess' } })
  expect((await errorOf(guessed)).status).toBe(404)
  const params = { token: tokenOf(id) }
  expect(await other.api.call('POST /api/orders/by-link/{token}/cancel', { params })).toMatchObject({
    status: 'cancelled',
  })
})

test.each<OrderStatus>(['in_fulfilment', 'ready_for_collection', 'shipped', 'delivered'])(
  'an order that is %s is not cancelled by its buyer',
  async (status) => {
    const { guest, id } = await place()
    await setStatus(id, status)
    const params = { orderId: id }
    expect(await guest.api.call('GET /api/orders/{orderId}', { params })).toMatchObject({ mayCancel: false })
    const refused = errorOf(guest.api.call('POST /api/orders/{orderId}/cancel', { params }))
    expect(await refused).toEqual({ status: 409, code: 'order_not_cancellable' })
    expect(await emailsAbout(id)).toEqual([])
  },
)

test('what was paid is asked back once', async () => {
  const { id, guest, totalCents, paymentId } = await paidOrder(shop, productId)
  await setStatus(id, 'confirmed')
  const cancel = () => guest.api.call('POST /api/orders/{orderId}/cancel', { params: { orderId: id } })
  await cancel()
  await cancel()
  expect(await shop.shop.db.select().from(refunds).where(eq(refunds.orderId, id))).toMatchObject([
    { paymentId, amountCents: totalCents, reason: 'cancelled', state: 'pending', kind: 'transfer', staffId: null },
  ])
})

test('of a buyer and staff who act at once, one takes effect', async () => {
  const { guest, id } = await place()
  const { version } = await manager.admin.orders.get(id)
  const results = await Promise.allSettled([
    guest.api.call('POST /api/orders/{orderId}/cancel', { params: { orderId: id } }),
    manager.admin.orders.cancel(id, version),
  ])
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await emailsAbout(id)).toHaveLength(1)
})
