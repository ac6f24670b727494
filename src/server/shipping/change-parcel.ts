import { ShopError } from '../../contract/errors.ts'
import { isCancellable, type ParcelState } from '../../domain/parcel.ts'
import { isPaymentSecured } from '../../domain/payment.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { assertLensesReady } from '../orders/lenses-ready.ts'
import { addOrderEvent } from '../orders/order-events.ts'
import type { Shop } from '../shop.ts'
import { applyReport } from './apply-report.ts'
import { CarrierError } from './carrier.ts'
import { findCarrier } from './carriers/open-carriers.ts'
import { getParcel, lockParcel, updateParcel } from './parcel-rows.ts'
import { reportsOf, STAFF_KEY } from './parcel-view.ts'
import { registerParcel } from './register-parcel.ts'

/**
 * Notes what staff saw of a parcel. Reported again, it changes nothing.
 * @throws ShopError `not_found`, `parcel_step_not_allowed`, `payment_not_secured` at the hand-over
 */
export function reportParcel(shop: Shop, staff: SignedInStaff, id: number, state: ParcelState): Promise<void> {
  return staffTransaction(shop, staff, async (shop) => {
    const { order, parcel } = await lockParcel(shop.db, id)
    if (parcel.state === state) return
    if (!reportsOf(shop, parcel).some((one) => one === state)) throw new ShopError('parcel_step_not_allowed')
    if (state === 'handed_over' && !isPaymentSecured(order.paymentStatus)) throw new ShopError('payment_not_secured')
    if (state === 'handed_over') await assertLensesReady(shop, order.id)
    const at = shop.clock()
    await applyReport(shop, id, {
      eventKey: `${STAFF_KEY}${id}:${state}`,
      state,
      code: state,
      at,
      staffId: staff.id,
    })
  })
}

/** @throws ShopError `not_found`, `parcel_not_cancellable`, `carrier_refused`, `carrier_unavailable` */
export async function cancelParcel(shop: Shop, staff: SignedInStaff, id: number): Promise<void> {
  const { carrier: carrierId, carrierRef, state } = await getParcel(shop.db, id)
  if (state === 'cancelled') return
  if (!isCancellable(state)) throw new ShopError('parcel_not_cancellable')
  const carrier = findCarrier(shop, carrierId)
  if (carrier !== null && carrierRef !== null) await askCarrier(() => carrier.cancel(carrierRef))
  await staffTransaction(shop, staff, async (shop) => {
    const { parcel } = await lockParcel(shop.db, id)
    // Where the answer of a create is still awaited, the carrier may have it.
    if (!isCancellable(parcel.state) || parcel.carrierRef !== carrierRef) throw new ShopError('parcel_not_cancellable')
    const at = shop.clock()
    const eventKey = `${STAFF_KEY}${id}:cancelled`
    await applyReport(shop, id, { eventKey, state: 'cancelled', code: 'cancelled', at, staffId: staff.id })
  })
}

/**
 * Ends a create whose answer did not come or was no: with the number that staff found at the carrier, or by asking again.
 * @throws ShopError `not_found`, `parcel_step_not_allowed`
 */
export async function settleParcel(
  shop: Shop,
  staff: SignedInStaff,
  id: number,
  trackingNumber: string | undefined,
): Promise<void> {
  await staffTransaction(shop, staff, async (shop) => {
    const { order, parcel } = await lockParcel(shop.db, id)
    if (parcel.state !== 'draft' || parcel.problem === null) throw new ShopError('parcel_step_not_allowed')
    const at = shop.clock()
    const settled = { problem: null, problemCode: null, seenAt: null, updatedAt: at }
    if (!trackingNumber) {
      await updateParcel(shop.db, id, { ...settled, calledAt: null, nextCheckAt: null })
      return
    }
    const found = {
      state: 'created' as const,
      carrierRef: trackingNumber,
      trackingNumber,
      heardAt: at,
      nextCheckAt: at,
    }
    await updateParcel(shop.db, id, { ...settled, ...found })
    const details = { event: 'created', reference: trackingNumber }
    await addOrderEvent(shop.db, { orderId: order.id, kind: 'parcel_changed', details, staffId: staff.id, at })
  })
  if (!trackingNumber) await registerParcel(shop, id)
}

/**
 * Takes a parcel out of the queue until something else happens, or it is silent for as long again.
 * @throws ShopError `not_found`
 */
export function markParcelSeen(shop: Shop, staff: SignedInStaff, id: number): Promise<void> {
  return staffTransaction(shop, staff, async (shop) => {
    await lockParcel(shop.db, id)
    await updateParcel(shop.db, id, { seenAt: shop.clock() })
  })
}

/** @throws ShopError `carrier_refused` with the carrier's own word, `carrier_unavailable` */
export async function askCarrier<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error
    if (error.isUnknown) throw new ShopError('carrier_unavailable')
    throw new ShopError('carrier_refused', { named: [error.code] })
  }
}
