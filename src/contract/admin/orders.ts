import { z } from '@hono/zod-openapi'
import { ORDER_VIEW_NAMES, type OrderView } from '../../domain/order-views.ts'
import { ORDER_SOURCES } from '../../domain/shop-facts.ts'
import { fieldMessage } from '../field-problems.ts'
import { digits, email, euros, line, moment, pageCursor } from '../fields.ts'
import { order } from '../orders.ts'
import { jsonBody, jsonResponse } from '../route-parts.ts'
import { STORE_ID } from '../store-id.ts'
import { adminCall } from './define-admin-call.ts'
import { listCount } from './list-count.ts'
import { noteForm } from './note-form.ts'
import { changed, conflict, inPath, refusals, requestKey, tags, version } from './order-call-parts.ts'
import { adminOrder, orderStatus } from './order-page.ts'

const view = z.enum(ORDER_VIEW_NAMES as [OrderView])

const orderRow = z
  .object({
    id: z.string(),
    status: orderStatus,
    createdAt: moment,
    name: z.string().describe('the buyer’s; empty where it has been deleted'),
    city: z.string(),
    pieces: z.int(),
    total: euros,
    paymentMethod: order.shape.paymentMethod,
    shippingMethod: order.shape.shippingMethod,
    source: z.enum(ORDER_SOURCES),
    version: z.int().describe('to be sent with every change'),
  })
  .openapi('OrderRow')
export type OrderListRow = z.infer<typeof orderRow>

/** Which orders: those of a view, or those that a search finds among them. */
export const orderSelection = z.object({
  view: view.default('open'),
  q: line(100)
    .default('')
    .describe('number, name, e-mail, phone or SKU, in Greek, Greeklish or Latin; words may be cut short'),
})
const ordersQuery = orderSelection.extend({
  after: pageCursor('EE[0-9A-Z-]{15}'),
  limit: digits(1, 100).default(50),
})
export type AdminOrdersQuery = z.output<typeof ordersQuery>

const orderList = z.object({
  orders: z.array(orderRow).describe('newest first'),
  count: listCount,
  next: z.string().nullable().describe('the next page’s `after`; null on the last page'),
})
export type OrderList = z.infer<typeof orderList>

const orderCounts = z.object({ counts: z.record(view, listCount) })
export type OrderCounts = z.infer<typeof orderCounts>

export const ORDER_STEPS = ['confirmed', 'in_fulfilment', 'ready_for_collection', 'shipped', 'delivered'] as const
export const orderStepForm = z
  .object({
    version,
    status: z.enum(ORDER_STEPS),
    trackingNumber: line(60).optional().describe('only with shipped'),
    store: z
      .string()
      .regex(STORE_ID, fieldMessage('store_required'))
      .optional()
      .describe('the id of a store; only with ready_for_collection'),
  })
  .superRefine(({ status, store, trackingNumber }, context) => {
    const add = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (status === 'ready_for_collection' && store === undefined) add('store', fieldMessage('store_required'))
    if (status !== 'ready_for_collection' && store !== undefined) add('store', fieldMessage('invalid_value'))
    if (status !== 'shipped' && trackingNumber) add('trackingNumber', fieldMessage('invalid_value'))
  })
export type OrderStep = z.output<typeof orderStepForm>

export const orderEmailForm = z.object({
  version,
  email,
  isConfirmationResent: z.boolean().describe('whether the confirmation is sent to the new address'),
})
export type OrderEmailCorrection = z.output<typeof orderEmailForm>

export const adminOrderCalls = {
  listAdminOrders: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/orders',
    tags,
    summary: 'A page of the orders of a view, or of those that a search finds among them',
    request: { query: ordersQuery },
    responses: { 200: jsonResponse(orderList, 'a page'), 400: refusals[400], 401: refusals[401], 403: refusals[403] },
  }),
  countAdminOrders: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/orders/counts',
    tags,
    summary: 'How many orders each view has',
    responses: { 200: jsonResponse(orderCounts, 'the counts'), 401: refusals[401], 403: refusals[403] },
  }),
  getAdminOrder: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/orders/{orderId}',
    tags,
    summary: 'One order, with its next steps and its timeline',
    request: { params: inPath },
    responses: { 200: jsonResponse(adminOrder, 'the order'), ...refusals },
  }),
  changeOrderStatus: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/orders/{orderId}/status',
    tags,
    summary: 'Takes an order one step further; the buyer is written to when it is shipped or ready for collection',
    request: { params: inPath, body: jsonBody(orderStepForm) },
    responses: {
      200: changed,
      ...refusals,
      409: conflict('changed_meanwhile', 'order_step_not_allowed', 'payment_not_secured'),
    },
  }),
  cancelOrder: adminCall('orders.cancel', {
    method: 'post',
    path: '/api/admin/orders/{orderId}/cancel',
    tags,
    summary: 'Cancels an order that has not left the shop, returns its pieces to stock and writes to the buyer',
    request: { params: inPath, body: jsonBody(z.object({ version })) },
    responses: {
      200: changed,
      ...refusals,
      409: conflict('changed_meanwhile', 'order_already_cancelled', 'order_already_sent'),
    },
  }),
  addOrderNote: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/orders/{orderId}/notes',
    tags,
    summary: 'Adds a note that only staff read',
    request: { params: inPath, body: jsonBody(noteForm) },
    responses: { 200: changed, ...refusals },
  }),
  resendOrderConfirmation: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/orders/{orderId}/confirmation',
    tags,
    summary: 'Sends the confirmation once more',
    request: { params: inPath, body: jsonBody(z.object({ requestKey })) },
    responses: { 200: changed, ...refusals, 409: conflict('order_erased') },
  }),
  correctOrderEmail: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/orders/{orderId}/email',
    tags,
    summary: 'Corrects the e-mail address of an order; links in earlier e-mails no longer open it',
    request: { params: inPath, body: jsonBody(orderEmailForm) },
    responses: { 200: changed, ...refusals, 409: conflict('changed_meanwhile', 'order_erased') },
  }),
}
