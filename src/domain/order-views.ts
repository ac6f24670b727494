import { OPEN_ORDER_STATUSES, type OrderStatus } from './order-status.ts'

/** The views of the back office's list of orders, in the order of their tabs, and the statuses each one shows. */
export const ORDER_VIEWS = {
  open: OPEN_ORDER_STATUSES,
  pending: ['pending'],
  confirmed: ['confirmed'],
  in_fulfilment: ['in_fulfilment'],
  ready_for_collection: ['ready_for_collection'],
  shipped: ['shipped'],
  delivered: ['delivered'],
  cancelled: ['cancelled'],
  returned: ['returned'],
  all: null,
} as const satisfies Record<string, readonly OrderStatus[] | null>

export type OrderView = keyof typeof ORDER_VIEWS
export const ORDER_VIEW_NAMES = Object.keys(ORDER_VIEWS) as OrderView[]
