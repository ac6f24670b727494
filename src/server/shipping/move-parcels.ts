import type { OrderStep } from '../../contract/admin/orders.ts'
import { isParcelOff, nextParcelState } from '../../domain/parcel.ts'
import { shipments } from '../db/shipping-schema.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { applyReport } from './apply-report.ts'
import { listParcels, nextNumber } from './parcel-rows.ts'
import { STAFF_KEY } from './parcel-view.ts'

interface Step extends Pick<OrderStep, 'status' | 'trackingNumber'> {
  staffId: number
}

/**
 * What a step of an order that staff took by itself means for its parcels: they are handed over or delivered with it.
 * Where there is none, a tracking number that was typed in becomes one. In the transaction that has locked the order.
 */
export async function moveParcels(
  shop: Shop,
  order: OrderRow,
  { status, trackingNumber, staffId }: Step,
): Promise<void> {
  if (status !== 'shipped' && status !== 'delivered') return
  const state = status === 'shipped' ? 'handed_over' : 'delivered'
  const at = shop.clock()
  const all = await listParcels(shop.db, order.id)
  const parcels = all.filter((parcel) => !parcel.isReturn && parcel.state !== 'draft' && !isParcelOff(parcel.state))
  for (const parcel of parcels) {
    if (nextParcelState(parcel.state, state) === parcel.state) continue
    const eventKey = `${STAFF_KEY}${parcel.id}:${state}`
    await applyReport(shop, parcel.id, { eventKey, state, code: state, at, staffId, isOrderMoved: true })
  }
  const isTyped = status === 'shipped' && parcels.length === 0
  if (isTyped && trackingNumber) await addTyped(shop, order, trackingNumber, staffId)
}

async function addTyped(shop: Shop, order: OrderRow, trackingNumber: string, staffId: number): Promise<void> {
  const at = shop.clock()
  await shop.db.insert(shipments).values({
    orderId: order.id,
    number: await nextNumber(shop.db, order.id),
    carrier: 'other',
    state: 'handed_over',
    trackingNumber,
    cashCents: order.paymentStatus === 'due_on_delivery' ? order.totalCents : 0,
    point: order.deliveryPoint,
    staffId,
    heardAt: at,
    handedOverAt: at,
    createdAt: at,
    updatedAt: at,
  })
}
