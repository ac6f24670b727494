import { z } from '@hono/zod-openapi'
import { BUYER_EVENTS } from '../domain/buyer-event.ts'
import { LENS_JOB_STATES } from '../domain/lens-job.ts'
import { ORDER_STATUSES } from '../domain/order-status.ts'
import { PAYMENT_STATUSES } from '../domain/payment.ts'
import { DELIVERY_METHODS, ORDER_PAYMENT_METHODS } from '../domain/shop-facts.ts'
import { lensLine } from './cart.ts'
import { billingAddress, contactAndAddress } from './checkout-form.ts'
import { euros, moment, storedId } from './fields.ts'
import { fitting } from './fitting.ts'
import { orderParcel } from './parcels.ts'

const orderItem = z.object({
  productId: storedId,
  sku: z.string(),
  name: z.string(),
  nameEl: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  quantity: z.int(),
  isMadeToOrder: z.boolean().describe('with lenses: it can’t be withdrawn from'),
  lenses: lensLine.nullable().describe('null: the frame alone'),
  price: euros.describe('unit price when it was ordered'),
  total: euros,
})

export const deliveryPoint = z.object({
  carrier: z.string(),
  id: z.string(),
  name: z.string(),
  address: z.string(),
  postalCode: z.string(),
})

export const order = z
  .object({
    id: z.string(),
    userId: storedId.nullable(),
    guestEmail: z.string().nullable(),
    status: z.enum(ORDER_STATUSES as [(typeof ORDER_STATUSES)[number]]),
    currency: z.literal('EUR'),
    items: z.array(orderItem),
    subtotal: euros,
    shipping: euros,
    shippingMethod: z.enum(DELIVERY_METHODS),
    vat: euros.describe('contained in the total'),
    total: euros,
    paymentMethod: z.enum(ORDER_PAYMENT_METHODS),
    paymentStatus: z.enum(PAYMENT_STATUSES).describe('whether it is paid, apart from where its goods are'),
    cashFee: euros.describe('for cash on delivery'),
    heldUntil: moment.nullable().describe('its pieces are kept until then, unless it is paid'),
    deliveryPoint: deliveryPoint.nullable().describe('the locker that it is sent to'),
    collectionStore: z.string().nullable().describe('the id of the store where it is collected'),
    arrival: z
      .object({ first: z.string(), last: z.string() })
      .nullable()
      .describe('the days promised when it was ordered; null where they depend on a visit or a transfer'),
    parcels: z.array(orderParcel).describe('those that are on their way to the buyer, or were'),
    shippingAddress: contactAndAddress,
    billingAddress,
    createdAt: moment,
    updatedAt: moment,
  })
  .openapi('Order')
export type Order = z.infer<typeof order>

export const placedOrder = order
  .extend({ fitting: fitting.nullable().describe('when it is collected, where a time is booked') })
  .openapi('PlacedOrder')
export type PlacedOrder = z.infer<typeof placedOrder>

const lensState = z.enum(LENS_JOB_STATES)
const lensWork = z.object({
  item: z.int().describe('which of the items, from 0'),
  state: lensState,
  isRemake: z.boolean().describe('the pair is made again'),
  steps: z.array(z.object({ state: lensState, at: moment })).describe('oldest first'),
})
export type LensWork = z.infer<typeof lensWork>

export const orderForBuyer = placedOrder
  .extend({
    mayCancel: z.boolean().describe('nobody packs it yet'),
    lensWork: z.array(lensWork).describe('of each item with lenses'),
    timeline: z
      .array(z.object({ event: z.enum(BUYER_EVENTS), at: moment, amount: euros.nullable() }))
      .describe('what happened, oldest first'),
  })
  .openapi('OrderForBuyer')
export type OrderForBuyer = z.infer<typeof orderForBuyer>
