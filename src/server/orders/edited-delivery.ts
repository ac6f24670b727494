import type { OrderEditForm } from '../../contract/admin/edit-orders.ts'
import { ShopError } from '../../contract/errors.ts'
import { isCypriotMobile } from '../../domain/address.ts'
import type { DeliveryPoint } from '../../domain/delivery-point.ts'
import type { Address } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { type FindLocker, getChosenLocker } from './chosen-delivery.ts'
import type { OrderRow } from './orders.ts'

type Delivery = Pick<OrderEditForm, 'shippingMethod' | 'deliveryPointId'>

/** @throws ShopError `invalid_input` where the order would be paid in cash at a locker, which takes none */
export function assertMayBePaid({ paymentMethod }: OrderRow, { shippingMethod }: Delivery): void {
  if (paymentMethod !== 'cash_on_delivery' || shippingMethod !== 'locker') return
  throw new ShopError('invalid_input', { fields: { shippingMethod: 'cash_not_at_locker' } })
}

/** Whether another locker has been chosen. */
export const isOtherLocker = ({ deliveryPoint }: OrderRow, { shippingMethod, deliveryPointId }: Delivery): boolean =>
  shippingMethod === 'locker' && deliveryPointId !== undefined && deliveryPointId !== deliveryPoint?.id

/**
 * The locker that an order goes to after a change; the one that it has may be gone from the list.
 * @throws ShopError `locker_gone`, `invalid_input` where none was chosen
 */
export async function getEditedLocker(
  shop: Shop,
  order: OrderRow,
  form: Delivery,
  findLocker: FindLocker,
): Promise<DeliveryPoint | null> {
  if (form.shippingMethod === 'locker' && order.deliveryPoint !== null && !isOtherLocker(order, form)) {
    return order.deliveryPoint
  }
  return getChosenLocker(shop, form, { findLocker, language: order.language })
}

/**
 * The code of a locker is sent to a mobile phone. An order that goes to its locker as before stays editable.
 * @throws ShopError `invalid_input`
 */
export function assertLockerReachable(order: OrderRow, form: Delivery, { phoneNumber }: Address): void {
  const isAsBefore =
    order.shippingMethod === 'locker' &&
    !isOtherLocker(order, form) &&
    order.shippingAddress.phoneNumber === phoneNumber
  if (form.shippingMethod !== 'locker' || isAsBefore || isCypriotMobile(phoneNumber)) return
  throw new ShopError('invalid_input', { fields: { 'address.phoneNumber': 'mobile_required' } })
}
