import type { OrderForBuyer, PlacedOrder } from '../../contract/orders.ts'

/** An order as its buyer sees it, before anything else has happened to it. */
export const orderJustPlaced = (order: PlacedOrder): OrderForBuyer => ({
  ...order,
  timeline: [{ event: 'placed', at: order.createdAt, amount: null }],
  lensWork: [],
  parcels: [],
  mayCancel: true,
})
