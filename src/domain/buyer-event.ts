/** What the buyer of an order is told has happened to it. */
export const BUYER_EVENTS = [
  'placed',
  'authorised',
  'paid',
  'confirmed',
  'in_fulfilment',
  'ready_for_collection',
  'shipped',
  'ready_at_point',
  'delivered',
  'cancelled',
  'withdrawn',
  'returned',
  'refunded',
] as const
export type BuyerEvent = (typeof BUYER_EVENTS)[number]
