import type { ReturnParcel } from '../../contract/admin/parcels.ts'
import { ShopError } from '../../contract/errors.ts'
import { isCarrierUsed } from '../../domain/carriers.ts'
import { isReturnable } from '../../domain/order-return.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { shipments } from '../db/shipping-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { lockOrder } from '../orders/change-order.ts'
import type { Shop } from '../shop.ts'
import { findCarrier } from './carriers/open-carriers.ts'
import { findByRequest, nextNumber } from './parcel-rows.ts'
import { registerParcel } from './register-parcel.ts'

/**
 * A parcel by which the buyer sends goods back, with the carrier's label for it. The same request again makes no second
 * one.
 * @returns its id
 * @throws ShopError `not_found`, `order_not_returnable`, `carrier_not_connected`, `carrier_not_possible` for one that is switched off
 */
export async function createReturnParcel(shop: Shop, staff: SignedInStaff, wanted: ReturnParcel): Promise<number> {
  const { orderId, carrier, requestKey } = wanted
  const parcel = await staffTransaction(shop, staff, async (shop) => {
    const order = await lockOrder(shop.db, orderId)
    const known = await findByRequest(shop.db, requestKey)
    if (known !== null) return known
    if (!isReturnable(order.status)) throw new ShopError('order_not_returnable')
    if (findCarrier(shop, carrier) === null) throw new ShopError('carrier_not_connected')
    if (!isCarrierUsed(carrier, shop.settings.current().delivery)) throw new ShopError('carrier_not_possible')
    const at = shop.clock()
    const number = await nextNumber(shop.db, orderId)
    const [added] = await shop.db
      .insert(shipments)
      .values({ orderId, number, carrier, isReturn: true, requestKey, staffId: staff.id, createdAt: at, updatedAt: at })
      .returning()
    if (added === undefined) throw new Error('a parcel was not inserted')
    return added
  })
  if (parcel.state === 'draft') await registerParcel(shop, parcel.id)
  return parcel.id
}
