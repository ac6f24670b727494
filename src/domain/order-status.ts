import { isPaymentSecured, type PaymentStatus } from './payment.ts'
import type { Permission } from './permissions.ts'

/**
 * The allowed transitions from each order status. An order starts as `pending`
 * (specification, section 4); the further steps are the shop's own.
 */
export const ORDER_TRANSITIONS = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['in_fulfilment', 'cancelled'],
  in_fulfilment: ['shipped', 'ready_for_collection', 'cancelled'],
  ready_for_collection: ['delivered', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
} as const satisfies Record<string, readonly string[]>

export type OrderStatus = keyof typeof ORDER_TRANSITIONS
export const ORDER_STATUSES = Object.keys(ORDER_TRANSITIONS) as OrderStatus[]

/** The statuses of orders that are neither delivered nor at an end. */
export const OPEN_ORDER_STATUSES = ORDER_STATUSES.filter(
  (status) => status !== 'delivered' && ORDER_TRANSITIONS[status].length > 0,
)

/** Whether an order may take a step: along the transitions, and nowhere else. */
export const isAllowedStep = (from: OrderStatus, to: OrderStatus): boolean =>
  (ORDER_TRANSITIONS[from] as readonly OrderStatus[]).includes(to)

/** Whether an order has been handed over, so that it can come back, but not be cancelled. */
export const hasLeftShop = (status: OrderStatus): boolean => ['shipped', 'delivered', 'returned'].includes(status)

/** The statuses in which nobody has begun to prepare an order, so that it is released where it is not paid. */
export const RELEASABLE_STATUSES: OrderStatus[] = ['pending', 'confirmed']

/** The permission for each step; orders come back by returns alone. */
const STEP_PERMISSIONS: Record<OrderStatus, Permission | null> = {
  pending: null,
  confirmed: 'orders.edit',
  in_fulfilment: 'orders.edit',
  ready_for_collection: 'orders.edit',
  shipped: 'orders.edit',
  delivered: 'orders.edit',
  cancelled: 'orders.cancel',
  returned: null,
}

interface Payable {
  status: OrderStatus
  paymentStatus: PaymentStatus
}

/** Whether an order may be prepared and handed over. What has left the shop goes on, whatever becomes of the money. */
export const mayProceed = ({ status, paymentStatus }: Payable): boolean =>
  hasLeftShop(status) || isPaymentSecured(paymentStatus)

/** The next steps of an order that somebody with these permissions may take. */
export function mayBecome(order: Payable, permissions: readonly Permission[]): OrderStatus[] {
  return ORDER_TRANSITIONS[order.status].filter((next) => {
    const needed = STEP_PERMISSIONS[next]
    const isPossible = next === 'cancelled' || mayProceed(order)
    return needed !== null && permissions.includes(needed) && isPossible
  })
}
