import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CASH, DAY_MS, openShippingDesk, type ShippingDesk } from '../../../test/support/shipping-desk.ts'
import { shipments } from '../db/shipping-schema.ts'

let desk: ShippingDesk
beforeAll(async () => {
  desk = await openShippingDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.behaveWell())

test('a carrier pays out its cash, matched by the number; what is short waits', async () => {
  const [paid, short] = [await desk.packedOrder(CASH), await desk.packedOrder(CASH)]
  for (const id of [paid, short]) {
    await desk.create(id, 'acs')
    const [parcel] = await desk.parcels(id)
    await desk.shop.shop.db
      .update(shipments)
      .set({ state: 'delivered', deliveredAt: new Date(desk.now().valueOf() - 12 * DAY_MS) })
      .where(eq(shipments.id, parcel?.id ?? 0))
  }
  const due = await desk.staff().admin.call('GET /api/admin/shipping/cash', {})
  expect(due.due.filter(({ orderId }) => [paid, short].includes(orderId))).toMatchObject([
    { isLate: true },
    { isLate: true },
  ])
  const [one, other] = desk.acs.vouchers.slice(-2)
  const cash = due.due.find(({ orderId }) => orderId === paid)?.cash ?? 0
  desk.acs.payOut([
    { number: one?.number ?? '', amount: cash },
    { number: other?.number ?? '', amount: cash - 1 },
    { number: '999', amount: 10 },
  ])
  const on = { carrier: 'acs', paidOn: '2026-11-09' } as const
  expect(await desk.shipping().fetchCash(on)).toEqual({ matched: 1, queued: 2, known: 0 })
  expect(await desk.shipping().fetchCash(on)).toEqual({ matched: 0, queued: 0, known: 3 })
  const twice = { ...on, paidOn: '2026-11-12' } as const
  desk.acs.payOut([{ number: one?.number ?? '', amount: cash }])
  expect(await desk.shipping().fetchCash(twice)).toEqual({ matched: 0, queued: 1, known: 0 })
  expect(await desk.order(paid)).toMatchObject({ paymentStatus: 'paid' })
  expect(await desk.order(short)).toMatchObject({ paymentStatus: 'due_on_delivery' })
  const page = await desk.staff().admin.call('GET /api/admin/shipping/cash', {})
  expect(page.due.map(({ orderId }) => orderId)).not.toContain(paid)
  expect(page.queue).toMatchObject([
    { state: 'over', orderId: paid },
    { state: 'unknown' },
    { state: 'short', orderId: short },
  ])
  const after = await desk.shipping().settleCash(page.queue[2]?.id ?? 0)
  expect(after.queue).toHaveLength(2)
  expect(await desk.order(short)).toMatchObject({ paymentStatus: 'paid' })
})

test('a line of a carrier’s file counts once', async () => {
  const file = { carrier: 'akis', paidOn: '2026-11-10', csv: 'Voucher;Ποσό\nAK1;12,50\nAK1;12,50\n' } as const
  expect(await desk.shipping().importCash(file)).toEqual({ matched: 0, queued: 2, known: 0 })
  expect(await desk.shipping().importCash(file)).toEqual({ matched: 0, queued: 0, known: 2 })
  const response = await desk.staff().post('/api/admin/shipping/cash/import', { ...file, csv: 'a,b\n1,2' })
  expect((await response.json()).error.code).toBe('remittance_file_unreadable')
})
