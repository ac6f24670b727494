import { z } from '@hono/zod-openapi'
import { CARRIER_IDS } from '../../domain/carriers.ts'
import { PARCEL_STATES, SHOWN_PARCEL_STATES, STAFF_REPORTS } from '../../domain/parcel.ts'
import { digits, euros, line, moment, storedId } from '../fields.ts'
import { order } from '../orders.ts'
import { jsonBody, jsonResponse } from '../route-parts.ts'
import { STORE_ID } from '../store-id.ts'
import { adminCall } from './define-admin-call.ts'
import { orderNumberField, refusals, requestKey } from './order-call-parts.ts'

/** One call makes, prints or hands over so many parcels. */
export const MOST_PARCELS = 50
export const PARCEL_VIEWS = ['created', 'under_way', 'queue'] as const
export type ParcelView = (typeof PARCEL_VIEWS)[number]

export const tags = ['Shipping of the back office']
export const carrier = z.enum(CARRIER_IDS)

const newParcel = z.object({
  orderId: orderNumberField,
  carrier,
  requestKey,
  trackingNumber: line(60).optional().describe('of a carrier without a connection'),
  weightGrams: z.int().min(1).max(20_000).default(500),
  size: z.int().min(1).max(3).default(1).describe('of the locker’s compartment; 1 is the smallest'),
  store: z.string().regex(STORE_ID).optional().describe('that it leaves from'),
  isAnother: z.boolean().default(false).describe('beside one that exists'),
})
export type NewParcel = z.output<typeof newParcel>

export const parcel = z
  .object({
    id: storedId,
    orderId: z.string(),
    number: z.int().describe('of the order: 1, 2, …'),
    carrier,
    isConnected: z.boolean().describe('the carrier reports by itself; otherwise staff do'),
    isReturn: z.boolean(),
    state: z.enum(SHOWN_PARCEL_STATES),
    problem: z.enum(['carrier_refused', 'carrier_unknown']).nullable(),
    problemCode: z.string().nullable().describe('the carrier’s own word'),
    trackingNumber: z.string().nullable(),
    trackingUrl: z.string().nullable(),
    name: z.string().describe('of who receives it'),
    city: z.string(),
    cash: euros.describe('that the carrier takes'),
    isCashPaidOut: z.boolean(),
    createdAt: moment,
    heardAt: moment.nullable(),
    isCancellable: z.boolean(),
    reports: z.array(z.enum(STAFF_REPORTS)).describe('what staff may report next'),
    events: z.array(
      z.object({ state: z.enum(PARCEL_STATES).nullable(), code: z.string(), at: moment, isByStaff: z.boolean() }),
    ),
  })
  .openapi('Parcel')
export type Parcel = z.infer<typeof parcel>

const waitingOrder = z.object({
  id: z.string(),
  createdAt: moment,
  name: z.string(),
  city: z.string(),
  postalCode: z.string(),
  shippingMethod: order.shape.shippingMethod,
  point: z.string().nullable().describe('the locker'),
  pieces: z.int(),
  cash: euros.describe('to be taken at the door'),
  carriers: z.array(carrier).describe('that it may be given to, the usual one first'),
})
export type WaitingOrder = z.infer<typeof waitingOrder>

const results = jsonResponse(
  z.object({
    results: z.array(
      z.object({
        orderId: z.string(),
        parcelId: storedId.nullable(),
        isDone: z.boolean(),
        error: z.object({ code: z.string(), message: z.string() }).nullable(),
      }),
    ),
  }),
  'what became of each',
)
const count = z.int()

export const shippingCalls = {
  countShipping: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/shipping/counts',
    tags,
    summary: 'How many orders wait for a parcel, and how many parcels each view has',
    responses: {
      200: jsonResponse(z.object({ waiting: count, created: count, under_way: count, queue: count }), 'the counts'),
      401: refusals[401],
      403: refusals[403],
    },
  }),
  listCarriers: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/shipping/carriers',
    tags,
    summary: 'The carriers, and whether the shop has a connection with them',
    responses: {
      200: jsonResponse(
        z.array(
          z.object({
            id: carrier,
            isConnected: z.boolean(),
            isUsed: z.boolean().describe('it may be given new parcels: the settings have not switched it off'),
          }),
        ),
        'every carrier',
      ),
      401: refusals[401],
      403: refusals[403],
    },
  }),
  listWaitingOrders: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/shipping/orders',
    tags,
    summary: 'Orders that are paid and packed and have no parcel, oldest first',
    responses: { 200: jsonResponse(z.array(waitingOrder), 'the orders'), 401: refusals[401], 403: refusals[403] },
  }),
  listParcels: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/shipping/parcels',
    tags,
    summary: 'The parcels of a view, newest first',
    request: {
      query: z.object({ view: z.enum(PARCEL_VIEWS), before: digits(1, 2_147_483_647).optional().describe('an id') }),
    },
    responses: {
      200: jsonResponse(z.object({ parcels: z.array(parcel), next: storedId.nullable() }), 'a page'),
      ...refusals,
    },
  }),
  createParcels: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/shipping/parcels',
    tags,
    summary: 'Creates parcels, each on its own; the same request again creates none',
    request: { body: jsonBody(z.object({ parcels: z.array(newParcel).min(1).max(MOST_PARCELS) })) },
    responses: { 200: results, ...refusals },
  }),
  handOver: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/shipping/hand-over',
    tags,
    summary: 'Notes that the courier has taken parcels: their orders are shipped',
    request: { body: jsonBody(z.object({ ids: z.array(storedId).min(1).max(MOST_PARCELS) })) },
    responses: { 200: results, ...refusals },
  }),
}
