import { eq } from 'drizzle-orm'
import type { AdminInput } from '../../src/contract/admin/calls.ts'
import type { CarrierId } from '../../src/domain/carriers.ts'
import { payments } from '../../src/server/db/payments-schema.ts'
import { orders, products } from '../../src/server/db/schema.ts'
import { openAcsServer } from './acs-server.ts'
import { openBoxnowServer } from './boxnow-server.ts'
import { listQueuedEmails } from './emails.ts'
import { placeGuestOrder } from './placed-order.ts'
import { newStaffMember } from './staff-member.ts'
import { createTestShop } from './test-shop.ts'

export const LOCKER = { carrier: 'boxnow', id: '11', name: 'Strovolos', address: 'Stavrou 1', postalCode: '2034' }
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** Cash to be taken at the door. */
export const CASH = { paymentStatus: 'due_on_delivery', paymentMethod: 'cash_on_delivery' } as const

type Wanted = AdminInput<'POST /api/admin/shipping/parcels'>['body']['parcels'][number]

/** A shop with both carriers connected, a manager at the desk, and a clock that tests move. */
export async function openShippingDesk() {
  let now = new Date('2026-11-02T09:00:00Z')
  const boxnow = await openBoxnowServer()
  const acs = await openAcsServer()
  const carriers = { timeoutMs: 400, boxnow: boxnow.settings, acs: acs.settings }
  const shop = await createTestShop({ clock: () => now, config: { carriers } })
  await shop.shop.db.update(products).set({ stock: 500 })
  let staff = await newStaffMember(shop, 'manager')

  return {
    shop,
    boxnow,
    acs,
    now: () => now,
    staff: () => staff,
    shipping: () => staff.admin.shipping,
    order: (id: string) => staff.admin.orders.get(id),
    parcels: (orderId: string) => staff.admin.call('GET /api/admin/orders/{orderId}/parcels', { params: { orderId } }),
    view: async (view: 'created' | 'under_way' | 'queue') =>
      (await staff.admin.call('GET /api/admin/shipping/parcels', { query: { view } })).parcels,
    async create(orderId: string, carrier: CarrierId, more: Partial<Wanted> = {}) {
      const wanted = { orderId, carrier, requestKey: crypto.randomUUID(), ...more }
      const { results } = await staff.admin.shipping.createParcels([wanted])
      return results[0]
    },
    async packedOrder(set: Partial<typeof orders.$inferInsert> = {}): Promise<string> {
      // Cash is not offered again to somebody who has refused a parcel.
      const { id } = await placeGuestOrder(shop, { form: { paymentMethod: 'bank_transfer' } })
      const packed = { status: 'in_fulfilment', paymentStatus: 'paid', ...set } as const
      await shop.shop.db.update(orders).set(packed).where(eq(orders.id, id))
      if (set.paymentStatus === 'due_on_delivery') {
        const cash = { provider: 'cash_on_delivery', method: 'cash_on_delivery', state: 'due_on_delivery' } as const
        await shop.shop.db.update(payments).set(cash).where(eq(payments.orderId, id))
      }
      return id
    },
    async emailsAbout(orderId: string): Promise<string[]> {
      const queued = await listQueuedEmails(shop.shop, { payload: { orderId } })
      return queued.map(({ kind }) => kind).filter((kind) => kind !== 'order_confirmation')
    },
    /** Staff sign in again: a session does not last. */
    async later(ms: number): Promise<void> {
      now = new Date(now.valueOf() + ms)
      staff = await newStaffMember(shop, 'manager')
    },
    behaveWell() {
      boxnow.setBehaviour({})
      acs.setBehaviour({})
    },
    async close() {
      await shop.close()
      await boxnow.close()
      await acs.close()
    },
  }
}

export type ShippingDesk = Awaited<ReturnType<typeof openShippingDesk>>
