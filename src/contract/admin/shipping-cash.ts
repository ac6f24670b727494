import { z } from '@hono/zod-openapi'
import { CARRIER_IDS } from '../../domain/carriers.ts'
import { calendarDate, euros, idInPath, lines, moment, storedId } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'
import { refusals } from './order-call-parts.ts'

const tags = ['Shipping of the back office']
const carrier = z.enum(CARRIER_IDS)
const MOST_CSV_LETTERS = 60_000

const cashPage = z
  .object({
    queue: z
      .array(
        z.object({
          id: storedId,
          carrier,
          trackingNumber: z.string(),
          paidOn: calendarDate,
          paid: euros,
          due: euros.nullable().describe('null where no parcel has the number'),
          orderId: z.string().nullable(),
          state: z.enum(['short', 'over', 'unknown']),
        }),
      )
      .describe('what carriers paid and does not match'),
    due: z
      .array(
        z.object({
          parcelId: storedId,
          orderId: z.string(),
          carrier,
          trackingNumber: z.string().nullable(),
          cash: euros,
          deliveredAt: moment,
          isLate: z.boolean(),
        }),
      )
      .describe('delivered, and not paid out yet; the longest first'),
  })
  .openapi('CarrierCash')
export type CashPage = z.infer<typeof cashPage>

const report = jsonResponse(
  z.object({ matched: z.int(), queued: z.int(), known: z.int().describe('read before') }),
  'how many of each',
)
const paidOn = calendarDate.describe('the day of the payment')

export const shippingCashCalls = {
  getCarrierCash: adminCall('reports.view', {
    method: 'get',
    path: '/api/admin/shipping/cash',
    tags,
    summary: 'The cash that carriers took: what they owe, and what they paid that does not match',
    responses: { 200: jsonResponse(cashPage, 'the cash'), 401: refusals[401], 403: refusals[403] },
  }),
  importCarrierCash: adminCall('orders.refund', {
    method: 'post',
    path: '/api/admin/shipping/cash/import',
    tags,
    summary: 'Reads what a carrier paid from its CSV file; the same file again changes nothing',
    request: { body: jsonBody(z.object({ carrier, paidOn, csv: lines(MOST_CSV_LETTERS).min(1) })) },
    responses: { 200: report, ...refusals, 400: errorResponse('invalid_input', 'remittance_file_unreadable') },
  }),
  fetchCarrierCash: adminCall('orders.refund', {
    method: 'post',
    path: '/api/admin/shipping/cash/fetch',
    tags,
    summary: 'Asks a carrier what it paid on a day',
    request: { body: jsonBody(z.object({ carrier, paidOn })) },
    responses: {
      200: report,
      ...refusals,
      409: errorResponse('carrier_not_connected', 'carrier_refused'),
      503: errorResponse('carrier_unavailable'),
    },
  }),
  settleCarrierCash: adminCall('orders.refund', {
    method: 'post',
    path: '/api/admin/shipping/cash/{id}/settle',
    tags,
    summary: 'Clears a payment that did not match, once the difference was dealt with',
    request: { params: z.object({ id: idInPath }) },
    responses: { 200: jsonResponse(cashPage, 'the cash'), ...refusals, 409: errorResponse('parcel_step_not_allowed') },
  }),
}
