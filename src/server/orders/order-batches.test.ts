import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { OrderStatus } from '../../domain/order-status.ts'
import { orders, products } from '../db/schema.ts'
import { audit } from '../db/staff-schema.ts'

let shop: TestShop
let assistant: TestStaffMember
beforeAll(async () => {
  shop = await createTestShop()
  assistant = await newStaffMember(shop, 'assistant')
  await shop.shop.db.update(products).set({ stock: 100 })
})
afterAll(() => shop.close())

async function orderThatIs(status: OrderStatus, lastName = 'Ioannou') {
  const { id } = await placeGuestOrder(shop, { form: { lastName } })
  await shop.shop.db.update(orders).set({ status }).where(eq(orders.id, id))
  const { version } = await assistant.admin.orders.get(id)
  return { id, version }
}

const statusOf = async (id: string) => (await assistant.admin.orders.get(id)).status

describe('many orders at once', () => {
  test('are each shipped with their number, and one that is refused says why and stops no other', async () => {
    const parcels = [
      { ...(await orderThatIs('in_fulfilment')), trackingNumber: 'RR1' },
      { ...(await orderThatIs('pending')), trackingNumber: 'RR2' },
      { ...(await orderThatIs('in_fulfilment')), trackingNumber: 'RR3' },
    ].map((parcel) => ({ ...parcel, requestKey: randomUUID() }))
    const { results } = await assistant.admin.orders.ship(parcels)
    expect(results.map(({ orderId, isDone }) => [orderId, isDone])).toEqual(
      parcels.map(({ id }, index) => [id, index !== 1]),
    )
    expect(results[1]?.error).toEqual({
      code: 'order_step_not_allowed',
      message: expect.stringContaining('Choose one of the steps'),
    })
    const [first, second] = parcels
    expect(await assistant.admin.orders.get(first?.id ?? '')).toMatchObject({
      status: 'shipped',
      trackingNumber: 'RR1',
    })
    expect(await statusOf(second?.id ?? '')).toBe('pending')
  })

  test('sent again are shipped once, and their buyers are written to once', async () => {
    const parcel = { ...(await orderThatIs('in_fulfilment')), trackingNumber: 'RR9', requestKey: randomUUID() }
    for (let i = 0; i < 3; i++) {
      expect((await assistant.admin.orders.ship([parcel])).results).toMatchObject([{ isDone: true }])
    }
    const emails = await listQueuedEmails(shop.shop, { kind: 'order_shipped', payload: { orderId: parcel.id } })
    expect(emails).toHaveLength(1)
  })

  test('that somebody has changed meanwhile are refused', async () => {
    const { id, version } = await orderThatIs('confirmed')
    await assistant.admin.orders.takeStep(id, { version, status: 'in_fulfilment' })
    const parcels = [{ id, version, requestKey: randomUUID() }]
    expect((await assistant.admin.orders.ship(parcels)).results).toMatchObject([
      { isDone: false, error: { code: 'changed_meanwhile' } },
    ])
    expect(await statusOf(id)).toBe('in_fulfilment')
  })

  test('of a view or search are those that it finds', async () => {
    const chosen = [await orderThatIs('confirmed', 'Batchides'), await orderThatIs('confirmed', 'Batchides')]
    const other = await orderThatIs('confirmed', 'Allos')
    const selection = { query: { view: 'confirmed' as const, q: 'batchides' } }
    const { results } = await assistant.admin.orders.takeSteps({ selection, status: 'in_fulfilment' })
    expect(results.map(({ orderId }) => orderId).sort()).toEqual(chosen.map(({ id }) => id).sort())
    for (const { id } of chosen) expect(await statusOf(id)).toBe('in_fulfilment')
    expect(await statusOf(other.id)).toBe('confirmed')
  })
})

describe('packing slips', () => {
  test('have the lines and a code to scan, in the order that was asked for', async () => {
    const [first, second] = [await orderThatIs('confirmed'), await orderThatIs('confirmed')]
    const slips = await assistant.admin.orders.slips({ ids: `${second.id},${first.id}` })
    expect(slips.map(({ orderId }) => orderId)).toEqual([second.id, first.id])
    expect(slips[0]).toMatchObject({
      items: [{ sku: (await shop.product('aviator-gold')).sku, quantity: 1 }],
      address: { lastName: 'Ioannou' },
      qrSvg: expect.stringMatching(/^<svg /),
    })
  })

  test('that are printed are noted in the audit and the timeline', async () => {
    const { id } = await orderThatIs('confirmed')
    expect(await assistant.admin.orders.notePrinted([id, 'EE-0000-0000-0000'])).toEqual({ noted: 1 })
    expect((await assistant.admin.orders.get(id)).timeline[0]).toMatchObject({
      is: 'noted',
      note: 'printed',
      staffName: assistant.name,
    })
  })
})

describe('the timeline', () => {
  test('says who looked at an order, once for a while, and holds no personal value', async () => {
    const { id } = await orderThatIs('pending')
    const colleague = await newStaffMember(shop, 'assistant')
    for (let i = 0; i < 3; i++) await colleague.admin.orders.get(id)
    const { timeline } = await assistant.admin.orders.get(id)
    const looks = timeline.filter((entry) => entry.is === 'noted' && entry.staffName === colleague.name)
    expect(looks).toMatchObject([{ note: 'viewed' }])
    expect(await shop.shop.db.$count(audit, eq(audit.staffId, colleague.id))).toBe(1)
    expect(JSON.stringify(timeline.filter(({ is }) => is !== 'email'))).not.toMatch(/Ioannou|eleni@|Ledras|112233/)
  })

  test('says which details staff changed where no event does, without their values', async () => {
    const { id } = await orderThatIs('pending')
    const { staffTransaction } = await import('../audit/staff-transaction.ts')
    const actor = { id: assistant.id, call: 'POST /api/admin/customers', requestId: randomUUID() }
    await staffTransaction(shop.shop, actor, ({ db }) =>
      db.update(orders).set({ guestEmail: 'other@example.com' }).where(eq(orders.id, id)),
    )
    const { timeline } = await assistant.admin.orders.get(id)
    expect(timeline).toContainEqual({
      is: 'row_changed',
      at: expect.any(String),
      staffName: assistant.name,
      columns: ['guest_email'],
    })
    const { version } = await assistant.admin.orders.get(id)
    const stepped = await assistant.admin.orders.takeStep(id, { version, status: 'confirmed' })
    expect(stepped.timeline.filter(({ is }) => is === 'row_changed')).toHaveLength(1)
  })
})
