import { z } from '@hono/zod-openapi'
import { checkoutForm } from './checkout-form.ts'
import { defineCall } from './define-call.ts'
import { digits, euros, line, storedId } from './fields.ts'
import { order, orderForBuyer, placedOrder } from './orders.ts'
import { errorResponse, jsonBody, jsonResponse } from './route-parts.ts'

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
