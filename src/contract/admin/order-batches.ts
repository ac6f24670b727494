import { z } from '@hono/zod-openapi'
import { euros, line, moment } from '../fields.ts'
import { deliveryPoint, order } from '../orders.ts'
import { jsonBody, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'
import { orderNumberField, refusals, requestKey, tags, version } from './order-call-parts.ts'
import { orderStatus } from './order-page.ts'
import { orderSelection } from './orders.ts'

/** One call changes or prints so many orders. */
export const MOST_IN_BATCH = 200

const chosen = z.object({ id: orderNumberField, version })
const selection = z.union([
  z.object({ orders: z.array(chosen).min(1).max(MOST_IN_BATCH) }),
  z.object({ query: orderSelection }).describe(`all that the list would show, the newest ${MOST_IN_BATCH}`),
])
export type OrderSelection = z.output<typeof selection>

const batchSteps = z.object({ selection, status: z.enum(['confirmed', 'in_fulfilment']) })
export type BatchSteps = z.output<typeof batchSteps>

const parcel = chosen.extend({ requestKey, trackingNumber: line(60).optional() })
export const parcelsForm = z.object({ parcels: z.array(parcel).min(1).max(MOST_IN_BATCH) })
export type Parcel = z.output<typeof parcel>

const batchResult = z
  .object({
    results: z.array(
      z.object({
        orderId: z.string(),
        isDone: z.boolean(),
        error: z.object({ code: z.string(), message: z.string() }).nullable().describe('why it was refused'),
      }),
    ),
  })
  .openapi('OrderBatchResult')
export type BatchResult = z.infer<typeof batchResult>

const slipsQuery = orderSelection.extend({
  ids: z
    .string()
    .max(MOST_IN_BATCH * 20)
    .transform((text) => text.split(','))
    .pipe(z.array(orderNumberField).max(MOST_IN_BATCH))
    .optional()
    .describe('order numbers with commas between them; without them, view and q choose'),
})
export type SlipsQuery = z.output<typeof slipsQuery>

const slip = z
  .object({
    orderId: z.string(),
    createdAt: moment,
    language: z.string().describe('the buyer’s, whom the slip is for'),
    shippingMethod: order.shape.shippingMethod,
    collectionStore: z
      .object({ name: z.string(), nameEl: z.string(), address: z.string(), addressEl: z.string(), phone: z.string() })
      .nullable(),
    contact: z.object({ email: z.string(), phone: z.string() }).describe('the shop’s, for questions'),
    address: order.shape.shippingAddress,
    items: order.shape.items,
    subtotal: euros,
    shipping: euros,
    cashFee: euros,
    vat: euros,
    deliveryPoint: deliveryPoint.nullable(),
    total: euros,
    paymentMethod: order.shape.paymentMethod,
    status: orderStatus,
    qrSvg: z.string().describe('the order’s number, to be scanned into the search box'),
  })
  .openapi('PackingSlip')
export type PackingSlip = z.infer<typeof slip>

export const orderBatchCalls = {
  takeOrderSteps: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/orders/steps',
    tags,
    summary: 'Takes many orders one step further, each in its own transaction',
    request: { body: jsonBody(batchSteps) },
    responses: { 200: jsonResponse(batchResult, 'what became of each'), ...refusals },
  }),
  shipOrders: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/orders/ship',
    tags,
    summary: 'Ships many orders, each in its own transaction, and writes to their buyers',
    request: { body: jsonBody(parcelsForm) },
    responses: { 200: jsonResponse(batchResult, 'what became of each'), ...refusals },
  }),
  listSlips: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/orders/slips',
    tags,
    summary: 'What the packing slips of orders say',
    request: { query: slipsQuery },
    responses: { 200: jsonResponse(z.array(slip), 'in the order of the numbers, or newest first'), ...refusals },
  }),
  notePrintedSlips: adminCall('orders.view', {
    method: 'post',
    path: '/api/admin/orders/slips/printed',
    tags,
    summary: 'Notes in the audit that slips were printed',
    request: { body: jsonBody(z.object({ ids: z.array(orderNumberField).min(1).max(MOST_IN_BATCH) })) },
    responses: { 200: jsonResponse(z.object({ noted: z.int() }), 'how many'), ...refusals },
  }),
}
