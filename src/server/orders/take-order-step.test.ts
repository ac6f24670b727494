import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { AdminInput } from '../../contract/admin/calls.ts'
import { ApiError } from '../../contract/client.ts'
import { isAllowedStep, ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.ts'
import { orderEvents, orders, products } from '../db/schema.ts'

type Step = Omit<AdminInput<'POST /api/admin/orders/{orderId}/status'>['body'], 'version'>

const STEPS: readonly Step[] = [
  { status: 'confirmed' },
  { status: 'in_fulfilment' },
  { status: 'ready_for_collection', store: 'limassol' },
  { status: 'shipped', trackingNumber: 'RR123456789CY' },
  { status: 'delivered' },
]

let shop: TestShop
let staff: TestStaffMember
beforeAll(async () => {
  shop = await createTestShop()
  staff = await newStaffMember(shop, 'assistant')
  await shop.shop.db.update(products).set({ stock: 500 })
})
afterAll(() => shop.close())

async function orderIn(status: OrderStatus): Promise<{ id: string; version: number }> {
  const { id } = await placeGuestOrder(shop)
  await shop.shop.db.update(orders).set({ status }).where(eq(orders.id, id))
  return staff.admin.orders.get(id)
}

async function emailsAbout(orderId: string): Promise<string[]> {
  const queued = await listQueuedEmails(shop.shop, { payload: { orderId } })
  return queued.map(({ kind }) => kind).filter((kind) => kind !== 'order_confirmation')
}

const pairs = ORDER_STATUSES.flatMap((from) => STEPS.map((step) => [from, step.status, step] as const))

describe('the step of an order', () => {
  test.each(pairs.filter(([from, to]) => isAllowedStep(from, to)))('from %s to %s is taken', async (from, to, step) => {
    const { id, version } = await orderIn(from)
    const order = await staff.admin.orders.takeStep(id, { version, ...step })
    expect(order).toMatchObject({ status: to, version: version + 1 })
    expect(order.timeline).toContainEqual(
      expect.objectContaining({ is: 'status_changed', from, to, staffName: staff.name }),
    )
    expect(await shop.shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).toMatchObject([
      { kind: 'status_changed', staffId: staff.id, details: { from, to } },
    ])
  })

  test.each(pairs.filter(([from, to]) => !isAllowedStep(from, to)))(
    'from %s to %s is refused',
    async (from, to, step) => {
      const { id, version } = await orderIn(from)
      const taking = staff.admin.orders.takeStep(id, { version, ...step })
      expect(await errorOf(taking)).toEqual({ status: 409, code: 'order_step_not_allowed' })
      expect(await staff.admin.orders.get(id)).toMatchObject({ status: from, version })
      expect(to).not.toBe('pending')
      expect(await emailsAbout(id)).toEqual([])
    },
  )

  test('to shipped keeps the tracking number and writes to the buyer', async () => {
    const { id, version } = await orderIn('in_fulfilment')
    await staff.admin.orders.takeStep(id, { version, status: 'shipped', trackingNumber: 'RR1' })
    expect(await staff.admin.orders.get(id)).toMatchObject({ trackingNumber: 'RR1' })
    expect(await emailsAbout(id)).toEqual(['order_shipped'])
  })

  test('to collection names the store and writes to the buyer', async () => {
    const { id, version } = await orderIn('in_fulfilment')
    const path = `/api/admin/orders/${id}/status`
    const response = await staff.post(path, { version, status: 'ready_for_collection' })
    expect([response.status, (await response.json()).error.fields]).toEqual([400, { store: 'Please select a store' }])
    const order = await staff.admin.orders.takeStep(id, { version, status: 'ready_for_collection', store: 'paphos' })
    expect(order).toMatchObject({ collectionStore: 'paphos' })
    expect(await emailsAbout(id)).toEqual(['order_ready'])
  })

  test('of an order that was changed meanwhile is refused, with the order as it is now, who and when', async () => {
    const { id, version } = await orderIn('pending')
    const other = await newStaffMember(shop, 'manager')
    const { version: changed } = await other.admin.orders.takeStep(id, { version, status: 'confirmed' })
    const error = await staff.admin.orders.takeStep(id, { version, status: 'confirmed' }).catch((one: unknown) => one)
    expect(error).toBeInstanceOf(ApiError)
    expect((error as ApiError).status).toBe(409)
    expect((error as ApiError).problem).toMatchObject({
      code: 'changed_meanwhile',
      current: { id, status: 'confirmed', version: changed, mayBecome: ['in_fulfilment'] },
      changedBy: other.name,
      changedAt: expect.stringMatching(/^\d{4}-/),
    })
  })

  test('is taken once by two people at a time', async () => {
    const { id, version } = await orderIn('in_fulfilment')
    const other = await newStaffMember(shop)
    const taken = await Promise.allSettled(
      [staff, other].map(({ admin }) => admin.orders.takeStep(id, { version, status: 'shipped' })),
    )
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await emailsAbout(id)).toEqual(['order_shipped'])
  })

  test('takes at most fifteen statements', async () => {
    const { id, version } = await orderIn('pending')
    shop.statements.length = 0
    await staff.admin.orders.takeStep(id, { version, status: 'confirmed' })
    expect(shop.statements.length, shop.statements.join('\n')).toBeLessThanOrEqual(15)
  })
})

test('the next steps are those that one’s role allows', async () => {
  const { id } = await orderIn('confirmed')
  const manager = await newStaffMember(shop, 'manager')
  expect((await staff.admin.orders.get(id)).mayBecome).toEqual(['in_fulfilment'])
  expect((await manager.admin.orders.get(id)).mayBecome).toEqual(['in_fulfilment', 'cancelled'])
})

test('a sale of the same product does not change the version of an order', async () => {
  const { id, version } = await orderIn('confirmed')
  await placeGuestOrder(shop)
  expect(await staff.admin.orders.get(id)).toMatchObject({ version })
})

test('the events of orders are only added to', async () => {
  const { id, version } = await orderIn('pending')
  await staff.admin.orders.takeStep(id, { version, status: 'confirmed' })
  for (const statement of ["update order_events set kind = 'note_added'", 'delete from order_events'])
    await expect(shop.database.execute(statement)).rejects.toThrow(/only added to/)
})
