import { and, asc, desc, eq, gt, inArray, notExists, sql } from 'drizzle-orm'
import type { CashPage } from '../../contract/admin/shipping-cash.ts'
import { ShopError } from '../../contract/errors.ts'
import { toWire } from '../../contract/money.ts'
import type { CarrierId } from '../../domain/carriers.ts'
import { lateBefore, remittanceState } from '../../domain/remittance.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { remittances, shipments } from '../db/shipping-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { lockOrder } from '../orders/change-order.ts'
import { addOrderEvent } from '../orders/order-events.ts'
import type { OrderRow } from '../orders/orders.ts'
import { recordCapture } from '../payments/record-capture.ts'
import type { Shop } from '../shop.ts'
import type { PaidCash } from './carrier.ts'
import { findCarrier } from './carriers/open-carriers.ts'
import { askCarrier } from './change-parcel.ts'
import { readRemittanceFile } from './remittance-file.ts'

const MOST_SHOWN = 200

interface PaidOn {
  carrier: CarrierId
  paidOn: string
}

export interface RemittanceReport {
  matched: number
  queued: number
  known: number
}

/** @throws ShopError `carrier_not_connected`, `carrier_refused`, `carrier_unavailable` */
export async function fetchRemittances(shop: Shop, staff: SignedInStaff, on: PaidOn): Promise<RemittanceReport> {
  const carrier = findCarrier(shop, on.carrier)
  const paid = carrier === null ? null : await askCarrier(() => carrier.paidCash(on.paidOn))
  if (paid === null) throw new ShopError('carrier_not_connected')
  return storeRemittances(shop, staff, { ...on, paid })
}

/** @throws ShopError `remittance_file_unreadable` */
export function importRemittances(
  shop: Shop,
  staff: SignedInStaff,
  { csv, ...on }: PaidOn & { csv: string },
): Promise<RemittanceReport> {
  return storeRemittances(shop, staff, { ...on, paid: readRemittanceFile(csv, on.paidOn) })
}

/** Each line in a transaction of its own. A line that was read before changes nothing. */
async function storeRemittances(
  shop: Shop,
  staff: SignedInStaff,
  { carrier, paidOn, paid }: PaidOn & { paid: readonly PaidCash[] },
): Promise<RemittanceReport> {
  const report: RemittanceReport = { matched: 0, queued: 0, known: 0 }
  for (const line of paid) {
    const state = await staffTransaction(shop, staff, (shop) => match(shop, staff, { carrier, paidOn, line }))
    report[state]++
  }
  return report
}

async function match(
  shop: Shop,
  staff: SignedInStaff,
  { carrier, paidOn, line }: PaidOn & { line: PaidCash },
): Promise<keyof RemittanceReport> {
  const { trackingNumber, amountCents } = line
  const parcel = await findCashParcel(shop, trackingNumber)
  const order = parcel === null ? null : await lockOrder(shop.db, parcel.orderId)
  const isPaidOut = parcel !== null && (await isCashPaidOut(shop, parcel.id))
  // A carrier that pays twice is owed the second payment, not the buyer.
  const state = isPaidOut ? 'over' : remittanceState(parcel?.cashCents ?? null, amountCents)
  const sourceKey = `${carrier}:${line.key}`
  const shipmentId = parcel?.id ?? null
  const row = { carrier, trackingNumber, amountCents, paidOn, shipmentId, state, sourceKey, staffId: staff.id }
  const added = await shop.db
    .insert(remittances)
    .values({ ...row, at: shop.clock() })
    .onConflictDoNothing({ target: remittances.sourceKey })
    .returning({ id: remittances.id })
  if (added.length === 0) return 'known'
  if (order === null || state !== 'matched') return 'queued'
  await takeCash(shop, order, { amountCents, sourceKey, staffId: staff.id })
  return 'matched'
}

/** What the buyer paid at the door is paid for the order. */
async function takeCash(
  shop: Shop,
  order: OrderRow,
  { amountCents, sourceKey, staffId }: { amountCents: number; sourceKey: string; staffId: number },
): Promise<void> {
  const at = shop.clock()
  const details = { event: 'cash_paid_out', amountCents }
  await addOrderEvent(shop.db, { orderId: order.id, kind: 'parcel_changed', details, staffId, at })
  await recordCapture(shop, order, { kind: 'cash', amountCents, sourceKey: `remittance:${sourceKey}`, staffId })
}

const CLEARED = ['matched', 'settled'] as const

async function isCashPaidOut({ db }: Shop, shipmentId: number): Promise<boolean> {
  const isCleared = and(eq(remittances.shipmentId, shipmentId), inArray(remittances.state, [...CLEARED]))
  return (await db.$count(remittances, isCleared)) > 0
}

async function findCashParcel({ db }: Shop, trackingNumber: string) {
  const [parcel] = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.trackingNumber, trackingNumber), gt(shipments.cashCents, 0)))
    .orderBy(desc(shipments.id))
    .limit(1)
  return parcel ?? null
}

/**
 * Staff have cleared with the carrier a payment that did not match. The buyer paid all of it at the door, so all of it is
 * taken for the order, unless it was before.
 * @throws ShopError `not_found`, `parcel_step_not_allowed`
 */
export function settleRemittance(shop: Shop, staff: SignedInStaff, id: number): Promise<void> {
  return staffTransaction(shop, staff, async (shop) => {
    const [seen] = await shop.db.select().from(remittances).where(eq(remittances.id, id))
    if (seen === undefined) throw new ShopError('not_found')
    const [parcel] =
      seen.shipmentId === null ? [] : await shop.db.select().from(shipments).where(eq(shipments.id, seen.shipmentId))
    const order = parcel === undefined ? undefined : await lockOrder(shop.db, parcel.orderId)
    const [row] = await shop.db.select().from(remittances).where(eq(remittances.id, id)).for('update')
    if (row === undefined || row.state === 'settled') return
    if (row.state === 'matched') throw new ShopError('parcel_step_not_allowed')
    const isPaidOut = parcel !== undefined && (await isCashPaidOut(shop, parcel.id))
    await shop.db.update(remittances).set({ state: 'settled', staffId: staff.id }).where(eq(remittances.id, id))
    if (parcel === undefined || order === undefined || isPaidOut) return
    await takeCash(shop, order, { amountCents: parcel.cashCents, sourceKey: row.sourceKey, staffId: staff.id })
  })
}

/** Payments that did not match, and cash that should have been paid out. */
export async function readCashPage(shop: Shop): Promise<CashPage> {
  const { db } = shop
  const queue = await db
    .select({ remittance: remittances, orderId: shipments.orderId, cashCents: shipments.cashCents })
    .from(remittances)
    .leftJoin(shipments, eq(shipments.id, remittances.shipmentId))
    .where(inArray(remittances.state, ['short', 'over', 'unknown']))
    .orderBy(desc(remittances.id))
    .limit(MOST_SHOWN)
  const due = await db
    .select()
    .from(shipments)
    .where(
      and(
        eq(shipments.state, 'delivered'),
        gt(shipments.cashCents, 0),
        notExists(db.select({ one: sql`1` }).from(remittances).where(eq(remittances.shipmentId, shipments.id))),
      ),
    )
    .orderBy(asc(shipments.deliveredAt))
    .limit(MOST_SHOWN)
  const late = lateBefore(shop.clock())
  return {
    queue: queue.map(({ remittance, orderId, cashCents }) => ({
      id: remittance.id,
      carrier: remittance.carrier,
      trackingNumber: remittance.trackingNumber,
      paidOn: remittance.paidOn,
      paid: toWire(remittance.amountCents),
      due: cashCents === null ? null : toWire(cashCents),
      orderId,
      state: remittance.state as 'short' | 'over' | 'unknown',
    })),
    due: due.map((row) => ({
      parcelId: row.id,
      orderId: row.orderId,
      carrier: row.carrier,
      trackingNumber: row.trackingNumber,
      cash: toWire(row.cashCents),
      deliveredAt: (row.deliveredAt ?? row.updatedAt).toISOString(),
      isLate: (row.deliveredAt ?? row.updatedAt) < late,
    })),
  }
}
