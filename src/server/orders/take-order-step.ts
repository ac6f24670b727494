import type { AdminOrder } from '../../contract/admin/order-page.ts'
import type { OrderStep } from '../../contract/admin/orders.ts'
import { ShopError } from '../../contract/errors.ts'
import { hasLeftShop, isAllowedStep, mayProceed, type OrderStatus } from '../../domain/order-status.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { assertOpenStore } from '../settings/assert-open-store.ts'
import type { Shop } from '../shop.ts'
import { shipOrder } from '../stock/order-stock.ts'
import { changeOrder } from './change-order.ts'
import { enqueueOrderEmail, type OrderEmailKind } from './enqueue-order-email.ts'
import { assertLensesReady } from './lenses-ready.ts'
import type { OrderRow } from './orders.ts'

const EMAILS: Partial<Record<OrderStatus, OrderEmailKind>> = {
  shipped: 'order_shipped',
  ready_for_collection: 'order_ready',
  delivered: 'order_delivered',
}

/** What a step means beyond the order itself; in its transaction. */
export interface StepEffects {
  /** Its parcels go with it. */
  moveParcels: (
    shop: Shop,
    order: OrderRow,
    step: Pick<OrderStep, 'status' | 'trackingNumber'> & { staffId: number },
  ) => Promise<void>
}

const isHandOver = (status: OrderStatus): boolean => status === 'ready_for_collection' || hasLeftShop(status)

/**
 * @throws ShopError `not_found`, `changed_meanwhile`, `order_step_not_allowed`, `payment_not_secured`,
 * `lenses_not_ready`, `invalid_input` for an unknown store
 */
export function takeOrderStep(
  shop: Shop,
  staff: SignedInStaff,
  orderId: string,
  { version, status, trackingNumber, store }: OrderStep,
  effects: StepEffects,
  requestKey?: string,
): Promise<AdminOrder> {
  return changeOrder(shop, staff, { orderId, version, requestKey }, async (shop, order) => {
    if (!isAllowedStep(order.status, status)) throw new ShopError('order_step_not_allowed')
    if (!mayProceed(order)) throw new ShopError('payment_not_secured')
    assertOpenStore(shop, store)
    if (isHandOver(status) && !hasLeftShop(order.status)) await assertLensesReady(shop, orderId)
    if (hasLeftShop(status) && !hasLeftShop(order.status)) await shipOrder(shop, orderId)
    await effects.moveParcels(shop, order, { status, trackingNumber, staffId: staff.id })
    const email = EMAILS[status]
    if (email !== undefined) await enqueueOrderEmail(shop, order, email)
    return {
      set: {
        status,
        ...(trackingNumber ? { trackingNumber } : {}),
        ...(store === undefined ? {} : { collectionStore: store }),
      },
      event: { kind: 'status_changed', details: { from: order.status, to: status } },
    }
  })
}
