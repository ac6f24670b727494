import type { NewParcel } from '../../contract/admin/shipping.ts'
import { ShopError } from '../../contract/errors.ts'
import { carriersFor } from '../../domain/carriers.ts'
import { isParcelOff } from '../../domain/parcel.ts'
import { isPaymentSecured } from '../../domain/payment.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { Db } from '../db/connect.ts'
import { shipments } from '../db/shipping-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { lockOrder } from '../orders/change-order.ts'
import { assertLensesReady } from '../orders/lenses-ready.ts'
import { addOrderEvent } from '../orders/order-events.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { findCarrier } from './carriers/open-carriers.ts'
import { findByRequest, getParcel, listParcels, nextNumber, type ParcelRow } from './parcel-rows.ts'
import { registerParcel } from './register-parcel.ts'

/**
 * Creates a parcel of an order that is packed and paid: stores what is wanted, asks the carrier, stores its answer. The
 * same request again makes no second one.
 * @throws ShopError `not_found`, `order_step_not_allowed`, `payment_not_secured`, `lenses_not_ready`,
 * `parcel_exists`, `carrier_not_possible`, `tracking_number_required`
 */
export async function createParcel(shop: Shop, staff: SignedInStaff, wanted: NewParcel): Promise<ParcelRow> {
  const parcel = await staffTransaction(shop, staff, async (shop) => {
    const order = await lockOrder(shop.db, wanted.orderId)
    const known = await findByRequest(shop.db, wanted.requestKey)
    if (known !== null) return known
    const isByHand = findCarrier(shop, wanted.carrier) === null
    await assertPossible(shop, order, wanted, isByHand)
    return insertParcel(shop, staff, order, wanted, isByHand)
  })
  if (parcel.state === 'draft') await registerParcel(shop, parcel.id)
  return getParcel(shop.db, parcel.id)
}

async function assertPossible(shop: Shop, order: OrderRow, wanted: NewParcel, isByHand: boolean): Promise<void> {
  const isReady = order.status === 'in_fulfilment' || (wanted.isAnother && order.status === 'shipped')
  if (!isReady) throw new ShopError('order_step_not_allowed')
  if (!isPaymentSecured(order.paymentStatus)) throw new ShopError('payment_not_secured')
  await assertLensesReady(shop, order.id)
  const fits = carriersFor(order.shippingMethod, shop.settings.current().delivery).includes(wanted.carrier)
  const hasPoint = order.shippingMethod !== 'locker' || order.deliveryPoint !== null
  if (!fits || !hasPoint || order.shippingMethod === 'collection') throw new ShopError('carrier_not_possible')
  const isNumberMissing = isByHand && wanted.carrier !== 'own_van' && !wanted.trackingNumber
  if (isNumberMissing) throw new ShopError('tracking_number_required')
  const others = await listParcels(shop.db, order.id)
  const isOpen = others.some(({ isReturn, state }) => !isReturn && !isParcelOff(state))
  if (isOpen && !wanted.isAnother) throw new ShopError('parcel_exists')
}

/** A carrier without a connection has the parcel as soon as it is written down. */
async function insertParcel(
  shop: Shop,
  staff: SignedInStaff,
  order: OrderRow,
  wanted: NewParcel,
  isByHand: boolean,
): Promise<ParcelRow> {
  const at = shop.clock()
  const number = await nextNumber(shop.db, order.id)
  const trackingNumber = isByHand ? wanted.trackingNumber || null : null
  const [parcel] = await shop.db
    .insert(shipments)
    .values({
      orderId: order.id,
      number,
      carrier: wanted.carrier,
      state: isByHand ? 'created' : 'draft',
      trackingNumber,
      weightGrams: wanted.weightGrams,
      size: wanted.size,
      cashCents: await cashOf(shop.db, order),
      point: order.deliveryPoint,
      store: wanted.store ?? null,
      requestKey: wanted.requestKey,
      staffId: staff.id,
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  if (parcel === undefined) throw new Error('a parcel was not inserted')
  if (isByHand) {
    const details = { event: 'created', ...(trackingNumber === null ? {} : { reference: trackingNumber }) }
    await addOrderEvent(shop.db, { orderId: order.id, kind: 'parcel_changed', details, staffId: staff.id, at })
  }
  return parcel
}

/** The first parcel on its way collects the cash of the whole order. */
async function cashOf(tx: Db, order: OrderRow): Promise<number> {
  if (order.paymentStatus !== 'due_on_delivery') return 0
  const others = await listParcels(tx, order.id)
  const isTaken = others.some(({ cashCents, state }) => cashCents > 0 && !isParcelOff(state))
  return isTaken ? 0 : order.totalCents
}
