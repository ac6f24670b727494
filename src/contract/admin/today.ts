import { z } from '@hono/zod-openapi'
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.ts'
import { SERVICE_NAMES } from '../../domain/services.ts'
import { calendarDate, euros, moment, storedId } from '../fields.ts'
import { errorResponse, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'

const waiting = z.object({
  status: z.enum(ORDER_STATUSES as [OrderStatus]),
  count: z.int(),
  since: moment.nullable().describe('when the one that waits longest was placed'),
})

const booking = z.object({
  id: storedId,
  store: z.string(),
  startsAt: moment,
  endsAt: moment,
  service: z.enum(SERVICE_NAMES).nullable(),
  name: z.string(),
})

const scarce = z.object({ id: storedId, name: z.string(), nameEl: z.string(), sku: z.string(), stock: z.int() })

const today = z
  .object({
    day: calendarDate.describe('in Cyprus'),
    orders: z.array(waiting).nullable().describe('those that the shop has to act on; null without orders.view'),
    bookings: z.array(booking).nullable().describe('of the day, in order; null without appointments.view'),
    requests: z.int().nullable().describe('appointments that were asked for and have no time yet'),
    lowStock: z
      .object({ count: z.int(), products: z.array(scarce).describe('the scarcest ten') })
      .nullable()
      .describe('null without stock.view'),
  })
  .openapi('Today')
export type Today = z.infer<typeof today>

const salesDay = z.object({
  day: calendarDate,
  sales: euros,
  orders: z.int(),
  salesBefore: euros.describe('30 days earlier'),
  ordersBefore: z.int(),
})

const sales = z
  .object({
    days: z.array(salesDay).describe('the last 30 in Cyprus, today included, oldest first'),
    sales: euros,
    orders: z.int(),
    salesBefore: euros.describe('of the 30 days before'),
    ordersBefore: z.int(),
  })
  .openapi('Sales')
export type Sales = z.infer<typeof sales>

export const todayCalls = {
  getToday: adminCall('staff', {
    method: 'get',
    path: '/api/admin/today',
    tags: ['Today'],
    summary: 'What waits for whom: orders, appointments and scarce products, as far as one’s permissions go',
    responses: { 200: jsonResponse(today, 'today'), 401: errorResponse('sign_in_required') },
  }),
  getSales: adminCall('reports.view', {
    method: 'get',
    path: '/api/admin/sales',
    tags: ['Today'],
    summary: 'Sales of 30 days against the 30 before: totals of orders neither cancelled nor returned, VAT included',
    responses: {
      200: jsonResponse(sales, 'sales'),
      401: errorResponse('sign_in_required'),
      403: errorResponse('not_permitted'),
    },
  }),
}
