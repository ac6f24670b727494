import { dayInCyprus } from '../../domain/calendar.ts'
import { addBusinessDays, isBusinessDay } from '../../domain/delivery.ts'
import { minutesToNextCheck } from '../../domain/parcel.ts'
import { SHOP_NAME } from '../../domain/shop-facts.ts'
import { transaction } from '../db/connect.ts'
import { addOrderEvent } from '../orders/order-events.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { type Carrier, CarrierError, type CreatedParcel, type ParcelAddress, type ParcelToSend } from './carrier.ts'
import { findCarrier } from './carriers/open-carriers.ts'
import { lockParcel, type ParcelRow, parcelKey, updateParcel } from './parcel-rows.ts'

const MINUTE_MS = 60_000
/** A call that got no answer within this time has died with its process. */
const CALL_LASTS_MS = 2 * MINUTE_MS

/**
 * Asks the carrier to take a parcel that is stored as wanted, and stores the answer. Where no answer came, a carrier
 * that knows our number is asked again later; with any other, staff must look whether it has the parcel.
 */
export async function registerParcel(shop: Shop, id: number): Promise<void> {
  const claimed = await transaction(shop, (shop) => claim(shop, id))
  if (claimed === null) return
  const { carrier, toSend, isReturn } = claimed
  try {
    const created = await (isReturn ? carrier.createReturn(toSend) : carrier.create(toSend))
    await transaction(shop, (shop) => storeCreated(shop, id, created))
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error
    shop.log.warn({ carrier: carrier.id, parcel: toSend.key, code: error.code }, 'a carrier did not take a parcel')
    await transaction(shop, (shop) => storeFailure(shop, id, carrier, error))
  }
}

/** Marks the call before it is made, so that a crash in between is seen. */
async function claim(shop: Shop, id: number) {
  const { order, parcel } = await lockParcel(shop.db, id)
  const carrier = findCarrier(shop, parcel.carrier)
  if (carrier === null || parcel.state !== 'draft' || parcel.problem !== null) return null
  const now = shop.clock()
  if (parcel.calledAt !== null && parcel.nextCheckAt !== null && parcel.nextCheckAt > now) return null
  if (parcel.calledAt !== null && !carrier.isRepeatable) {
    await updateParcel(shop.db, id, { problem: 'carrier_unknown', nextCheckAt: null, updatedAt: now })
    return null
  }
  await updateParcel(shop.db, id, { calledAt: now, nextCheckAt: new Date(now.valueOf() + CALL_LASTS_MS) })
  return { carrier, isReturn: parcel.isReturn, toSend: toSend(shop, order, parcel) }
}

async function storeCreated(shop: Shop, id: number, { ref, trackingNumber }: CreatedParcel): Promise<void> {
  const { order, parcel } = await lockParcel(shop.db, id)
  const at = shop.clock()
  await updateParcel(shop.db, id, {
    ...(parcel.state === 'draft' ? { state: 'created' as const } : {}),
    carrierRef: ref,
    trackingNumber,
    problem: null,
    problemCode: null,
    heardAt: at,
    checks: 0,
    nextCheckAt: new Date(at.valueOf() + minutesToNextCheck(0) * MINUTE_MS),
    updatedAt: at,
  })
  const details = { event: 'created', reference: trackingNumber }
  await addOrderEvent(shop.db, { orderId: order.id, kind: 'parcel_changed', details, staffId: parcel.staffId, at })
}

async function storeFailure(shop: Shop, id: number, carrier: Carrier, error: CarrierError): Promise<void> {
  const { order, parcel } = await lockParcel(shop.db, id)
  const at = shop.clock()
  if (error.isUnknown && carrier.isRepeatable) {
    const nextCheckAt = new Date(at.valueOf() + Math.min(60, 2 ** parcel.checks) * MINUTE_MS)
    await updateParcel(shop.db, id, { checks: parcel.checks + 1, nextCheckAt, problemCode: error.code, updatedAt: at })
    return
  }
  const problem = error.isUnknown ? 'carrier_unknown' : 'carrier_refused'
  await updateParcel(shop.db, id, { problem, problemCode: error.code, nextCheckAt: null, updatedAt: at })
  const details = { event: problem, reference: error.code }
  await addOrderEvent(shop.db, { orderId: order.id, kind: 'parcel_changed', details, staffId: parcel.staffId, at })
}

function toSend(shop: Shop, order: OrderRow, parcel: ParcelRow): ParcelToSend {
  const { shippingAddress: to } = order
  return {
    key: parcelKey(parcel),
    recipient: { ...to, name: `${to.firstName} ${to.lastName}`.trim(), phone: to.phoneNumber },
    sender: senderOf(shop, parcel.store),
    point: parcel.point,
    weightGrams: parcel.weightGrams,
    size: parcel.size,
    cashCents: parcel.cashCents,
    valueCents: order.subtotalCents,
    description: 'Eyewear',
    pickupDay: pickupDay(shop.clock()),
  }
}

/** The store that the parcel leaves from, or the first one. */
export function senderOf(shop: Shop, store: string | null): ParcelAddress {
  const { stores, contact, company } = shop.settings.current()
  const from = stores.find(({ id }) => id === store) ?? stores.find(({ isClosed }) => !isClosed)
  const postalCode = /\b\d{4}\b/.exec(from?.address ?? '')?.[0] ?? ''
  return {
    name: company.name || SHOP_NAME,
    email: contact.email,
    phone: from?.phone ?? contact.phone,
    address: from?.address ?? company.address,
    city: from?.name ?? '',
    postalCode,
    country: 'Cyprus',
  }
}

/** Couriers come on business days. */
export function pickupDay(now: Date): string {
  const today = dayInCyprus(now)
  return isBusinessDay(today) ? today : addBusinessDays(today, 1)
}
