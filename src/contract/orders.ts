import { z } from '@hono/zod-openapi'
import { BUYER_EVENTS } from '../domain/buyer-event.ts'
import { LENS_JOB_STATES } from '../domain/lens-job.ts'
import { ORDER_STATUSES } from '../domain/order-status.ts'
import { PAYMENT_STATUSES } from '../domain/payment.ts'
import { DELIVERY_METHODS, ORDER_PAYMENT_METHODS } from '../domain/shop-facts.ts'
import { lensLine } from './cart.ts'
import { billingAddress, checkoutForm, contactAndAddress } from './checkout-form.ts'
import { defineCall } from './define-call.ts'
import { digits, euros, line, moment, storedId } from './fields.ts'
import { fitting } from './fitting.ts'
import { orderParcel } from './parcels.ts'
import { errorResponse, jsonBody, jsonResponse } from './route-parts.ts'

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

const placedOrder = order
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

const ordersQuery = z.object({
  limit: digits(1, 100).default(20),
  offset: digits(0, 100_000_000).default(0),
})
export type OrdersQuery = z.output<typeof ordersQuery>

export const orderCalls = {
  placeOrder: defineCall('visitor', {
    method: 'post',
    path: '/api/checkout',
    tags: ['Orders'],
    summary: 'Orders what is in the cart; the same form sent again answers with the same order',
    request: {
      body: jsonBody(
        z.object({
          cartId: storedId,
          checkoutForm,
          isMadeToOrderAgreed: z
            .boolean()
            .optional()
            .describe('the buyer knows that glasses with lenses can’t be withdrawn from; needed with lenses'),
          expectedTotal: euros
            .optional()
            .describe('the total the buyer was shown; another one is rejected with price_changed'),
        }),
      ),
    },
    responses: {
      201: jsonResponse(placedOrder, 'the order'),
      200: jsonResponse(placedOrder, 'the order, placed before by the same form'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
      409: errorResponse(
        'cart_empty',
        'lenses_expired',
        'made_to_order_unconfirmed',
        'measuring_needed',
        'out_of_stock',
        'not_enough_stock',
        'price_changed',
        'locker_gone',
        'slot_taken',
        'too_many_appointments',
        'order_too_large',
        'too_many_unpaid',
        'payment_method_not_offered',
        'cards_paused',
        'cash_not_offered',
      ),
      429: errorResponse('too_many_orders', 'too_many_bookings'),
    },
  }),
  listOrders: defineCall('user', {
    method: 'get',
    path: '/api/orders',
    tags: ['Orders'],
    summary: "The signed-in user's orders, newest first, a page at a time",
    request: { query: ordersQuery },
    responses: {
      200: {
        ...jsonResponse(z.array(order), 'the orders; X-Total-Count says how many there are in all pages'),
        headers: z.object({ 'X-Total-Count': z.string() }),
      },
      400: errorResponse('invalid_input'),
      401: errorResponse('sign_in_required'),
    },
  }),
  getOrder: defineCall('visitor', {
    method: 'get',
    path: '/api/orders/{orderId}',
    tags: ['Orders'],
    summary: "One order, to its buyer only: the user's session, or the cookie of the guest's cart",
    request: { params: z.object({ orderId: line(40) }) },
    responses: {
      200: jsonResponse(orderForBuyer, 'the order'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
    },
  }),
  cancelOrder: defineCall('visitor', {
    method: 'post',
    path: '/api/orders/{orderId}/cancel',
    tags: ['Orders'],
    summary: 'Cancels an order that nobody packs yet, for its buyer; what was paid goes back',
    request: { params: z.object({ orderId: line(40) }) },
    responses: {
      200: jsonResponse(orderForBuyer, 'the order, cancelled'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
      409: errorResponse('order_not_cancellable'),
    },
  }),
  cancelOrderByLink: defineCall('public', {
    method: 'post',
    path: '/api/orders/by-link/{token}/cancel',
    tags: ['Orders'],
    summary: 'Cancels the order that a signed link is for, as long as nobody packs it; what was paid goes back',
    request: { params: z.object({ token: z.string().min(1).max(200) }) },
    responses: {
      200: jsonResponse(orderForBuyer, 'the order, cancelled'),
      404: errorResponse('not_found'),
      409: errorResponse('order_not_cancellable'),
    },
  }),
  getOrderByLink: defineCall('public', {
    method: 'get',
    path: '/api/orders/by-link/{token}',
    tags: ['Orders'],
    summary: 'The one order that a signed link from an e-mail is for, until the link expires',
    request: { params: z.object({ token: z.string().min(1).max(200) }) },
    responses: { 200: jsonResponse(orderForBuyer, 'the order'), 404: errorResponse('not_found') },
  }),
}
