import { and, eq, ne } from 'drizzle-orm'
import { isHandedOver, isParcelEnded, isParcelOff, nextParcelState, type ParcelState } from '../../domain/parcel.ts'
import type { Db } from '../db/connect.ts'
import { shipmentEvents, shipmentLabels, shipments } from '../db/shipping-schema.ts'
import { advanceOrder } from '../orders/advance-order.ts'
import { enqueueOrderEmail } from '../orders/enqueue-order-email.ts'
import { addOrderEvent } from '../orders/order-events.ts'
import type { OrderRow } from '../orders/orders.ts'
import { markRefused } from '../payments/record-capture.ts'
import type { Shop } from '../shop.ts'
import { lockParcel, type ParcelRow, updateParcel } from './parcel-rows.ts'

export interface ParcelReport {
  /** The same for a report that comes again. */
  eventKey: string
  state: ParcelState | null
  code: string
  at: Date
  /** Null where the carrier reports it. */
  staffId: number | null
  /** Whether the caller moves the order itself. */
  isOrderMoved?: boolean
}

/**
 * Notes what happened to a parcel, once, and moves the parcel and its order forwards, never back. Call it in a
 * transaction. It locks the order, then the parcel, then the products.
 * @returns whether it was new
 * @throws ShopError `not_found`
 */
export async function applyReport(shop: Shop, id: number, report: ParcelReport): Promise<boolean> {
  const { order, parcel } = await lockParcel(shop.db, id)
  if (!(await addReport(shop, parcel, report))) return false
  const state = report.state === null ? parcel.state : nextParcelState(parcel.state, report.state)
  const heardAt = parcel.heardAt !== null && parcel.heardAt > report.at ? parcel.heardAt : report.at
  const now = shop.clock()
  const isEnded = isParcelEnded(state)
  await updateParcel(shop.db, id, {
    state,
    heardAt,
    stuckAt: null,
    ...(state === parcel.state ? {} : { seenAt: null, updatedAt: now }),
    ...(isHandedOver(state) && parcel.handedOverAt === null ? { handedOverAt: report.at } : {}),
    ...(state === 'delivered' && parcel.deliveredAt === null ? { deliveredAt: report.at } : {}),
    ...(isEnded ? { nextCheckAt: null } : {}),
  })
  // The label has the buyer's address on it, and is of no more use.
  if (isEnded) await shop.db.delete(shipmentLabels).where(eq(shipmentLabels.shipmentId, id))
  if (state !== parcel.state) await tellOrder(shop, order, { ...parcel, state }, report)
  return true
}

async function addReport({ db, clock }: Shop, parcel: ParcelRow, report: ParcelReport): Promise<boolean> {
  const { eventKey, state, code, at } = report
  const added = await db
    .insert(shipmentEvents)
    .values({ shipmentId: parcel.id, carrier: parcel.carrier, eventKey, state, code, at, receivedAt: clock() })
    .onConflictDoNothing({ target: [shipmentEvents.carrier, shipmentEvents.eventKey] })
    .returning({ id: shipmentEvents.id })
  return added.length > 0
}

async function tellOrder(shop: Shop, order: OrderRow, parcel: ParcelRow, report: ParcelReport): Promise<void> {
  const { staffId, isOrderMoved = false } = report
  const { state, trackingNumber } = parcel
  const details = { event: state, ...(trackingNumber === null ? {} : { reference: trackingNumber }) }
  const at = shop.clock()
  await addOrderEvent(shop.db, { orderId: order.id, kind: 'parcel_changed', details, staffId, at })
  if (parcel.isReturn || isOrderMoved) return
  // The buyer took neither the goods nor the bill.
  if (state === 'returned' && parcel.cashCents > 0) await markRefused(shop, order.id)
  const shipped = await markShipped(shop, order, parcel, staffId)
  if (state === 'ready_at_point') await enqueueOrderEmail(shop, order, 'parcel_ready', String(parcel.number))
  if (state === 'delivered') await markDelivered(shop, shipped, parcel, staffId)
}

async function markShipped(shop: Shop, order: OrderRow, parcel: ParcelRow, staffId: number | null) {
  if (!isHandedOver(parcel.state) || order.status !== 'in_fulfilment') return order
  const set = parcel.trackingNumber === null ? {} : { trackingNumber: parcel.trackingNumber }
  return advanceOrder(shop, order, { to: 'shipped', staffId, set, email: 'order_shipped' })
}

/** An order is delivered with the last of its parcels. */
async function markDelivered(shop: Shop, order: OrderRow, parcel: ParcelRow, staffId: number | null): Promise<void> {
  if (order.status !== 'shipped' || (await hasOpenOthers(shop.db, parcel))) return
  await advanceOrder(shop, order, { to: 'delivered', staffId, email: 'order_delivered' })
}

async function hasOpenOthers(tx: Db, { id, orderId }: ParcelRow): Promise<boolean> {
  const others = await tx
    .select({ state: shipments.state })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), ne(shipments.id, id), eq(shipments.isReturn, false)))
  return others.some(({ state }) => state !== 'delivered' && !isParcelOff(state))
}
