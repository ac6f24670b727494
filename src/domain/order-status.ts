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

/** Whether an order in status `from` may become `to`. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return (ORDER_TRANSITIONS[from] as readonly string[]).includes(to)
}

/** Statuses of orders not yet delivered. */
export const OPEN_ORDER_STATUSES: OrderStatus[] = [
  'pending',
  'confirmed',
  'in_fulfilment',
  'ready_for_collection',
  'shipped',
]
