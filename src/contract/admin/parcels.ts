import { z } from '@hono/zod-openapi'
import { STAFF_REPORTS } from '../../domain/parcel.ts'
import { idInPath, line } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'
import { inPath, orderNumberField, refusals, requestKey } from './order-call-parts.ts'
import { carrier, MOST_PARCELS, parcel, tags } from './shipping.ts'

const parcelIds = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.length <= MOST_PARCELS)
const oneParcel = { params: z.object({ id: idInPath }) }
const pdf = { description: 'the document', content: { 'application/pdf': { schema: z.string() } } }
const changedParcel = jsonResponse(parcel, 'the parcel as it is now')

const returnParcel = z.object({ orderId: orderNumberField, carrier, requestKey })
export type ReturnParcel = z.output<typeof returnParcel>

/** What is done with one parcel, and what is printed. */
export const parcelCalls = {
  listParcelsOfOrder: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/orders/{orderId}/parcels',
    tags,
    summary: 'The parcels of an order, with what happened to them',
    request: { params: inPath },
    responses: { 200: jsonResponse(z.array(parcel), 'oldest first'), ...refusals },
  }),
  reportParcel: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/shipping/parcels/{id}/report',
    tags,
    summary: 'Notes what happened to a parcel whose carrier does not report by itself, or that was lost or came back',
    request: { ...oneParcel, body: jsonBody(z.object({ state: z.enum(STAFF_REPORTS) })) },
    responses: { 200: changedParcel, ...refusals, 409: errorResponse('parcel_step_not_allowed') },
  }),
  cancelParcel: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/shipping/parcels/{id}/cancel',
    tags,
    summary: 'Calls off a parcel that the carrier does not have yet',
    request: oneParcel,
    responses: {
      200: changedParcel,
      ...refusals,
      409: errorResponse('parcel_not_cancellable', 'carrier_refused'),
      503: errorResponse('carrier_unavailable'),
    },
  }),
  settleParcel: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/shipping/parcels/{id}/settle',
    tags,
    summary: 'After a carrier’s answer did not come: asks it again, or takes the number that it has',
    request: { ...oneParcel, body: jsonBody(z.object({ trackingNumber: line(60).optional() })) },
    responses: { 200: changedParcel, ...refusals, 409: errorResponse('parcel_step_not_allowed') },
  }),
  markParcelSeen: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/shipping/parcels/{id}/seen',
    tags,
    summary: 'Takes a parcel out of the queue: somebody has dealt with it',
    request: oneParcel,
    responses: { 200: changedParcel, ...refusals },
  }),
  createReturnParcel: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/shipping/returns',
    tags,
    summary: 'Creates a parcel by which the buyer sends goods back; its label is printed as any other',
    request: { body: jsonBody(returnParcel) },
    responses: { 200: changedParcel, ...refusals, 409: errorResponse('order_not_returnable', 'carrier_not_connected') },
  }),
  printLabels: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/shipping/labels',
    tags,
    summary: 'The labels of parcels of one carrier as one PDF',
    request: { query: z.object({ ids: parcelIds }) },
    responses: {
      200: pdf,
      ...refusals,
      409: errorResponse('label_missing', 'carrier_refused'),
      503: errorResponse('carrier_unavailable'),
    },
  }),
  counterList: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/shipping/counter',
    tags,
    summary: 'The parcels that wait for a carrier without a connection, as CSV for its counter',
    request: { query: z.object({ carrier }) },
    responses: { 200: { description: 'the file', content: { 'text/csv': { schema: z.string() } } }, ...refusals },
  }),
  closeDay: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/shipping/pickup-list',
    tags,
    summary: 'Closes the day’s parcels of a carrier and answers the list for its courier',
    request: { body: jsonBody(z.object({ carrier })) },
    responses: {
      200: jsonResponse(z.object({ number: z.string(), document: z.string().describe('PDF in base64') }), 'the list'),
      ...refusals,
      409: errorResponse('carrier_not_connected', 'carrier_refused'),
      503: errorResponse('carrier_unavailable'),
    },
  }),
}
