import { z } from '@hono/zod-openapi'
import { idInPath, line, moment } from '../fields.ts'
import { jsonBody, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'
import { conflict } from './stock.ts'
import { refusals, requestKey, storeId } from './stock-fields.ts'

const staffName = z.string().nullable()
const summary = {
  id: z.int(),
  store: z.string(),
  status: z.enum(['open', 'posted', 'cancelled']),
  startedBy: staffName,
  startedAt: moment,
  closedAt: moment.nullable(),
}
const countLine = z.object({
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  nameEl: z.string(),
  counted: z.int(),
  expected: z.int().describe('on hand when it was counted'),
  lastAt: moment,
  isRecountNeeded: z.boolean().describe('something moved between the first and the last scan'),
})
const stockCount = z
  .object({
    ...summary,
    lines: z.array(countLine).describe('last counted first'),
    unknownCodes: z.array(z.string()).describe('of the scans that were sent now'),
    uncounted: z
      .array(countLine.pick({ productId: true, sku: true, name: true, nameEl: true }).extend({ onHand: z.int() }))
      .describe('products at the store that are not counted yet, at most 200'),
  })
  .openapi('StockCount')
export type StockCount = z.infer<typeof stockCount>
const countSummary = z.object({ ...summary, products: z.int(), pieces: z.int() })
export type CountSummary = z.infer<typeof countSummary>

const scans = z.object({
  scans: z
    .array(
      z.object({
        id: z.uuid().describe('chosen by the client; the same scan again does nothing'),
        code: line(64).min(1).describe('a barcode or an SKU'),
        at: moment.describe('by the client’s clock'),
      }),
    )
    .min(1)
    .max(200),
  sentAt: moment.describe('by the client’s clock, which may be wrong'),
})
export type Scans = z.output<typeof scans>
const counted = z.object({ counted: z.int().min(0).max(100_000) })

const tags = ['Counts of the back office']
const inPath = z.object({ id: idInPath })
const answer = jsonResponse(stockCount, 'the count as it is now')
const closed = 'count_closed'

export const countCalls = {
  listCounts: adminCall('stock.count', {
    method: 'get',
    path: '/api/admin/counts',
    tags,
    summary: 'The counts: open ones, then the last that were closed',
    responses: { 200: jsonResponse(z.array(countSummary), 'the counts'), 401: refusals[401], 403: refusals[403] },
  }),
  startCount: adminCall('stock.count', {
    method: 'post',
    path: '/api/admin/counts',
    tags,
    summary: 'Starts a count of a store; where one is open, that one',
    request: { body: jsonBody(z.object({ requestKey, store: storeId })) },
    responses: { 200: answer, ...refusals },
  }),
  getCount: adminCall('stock.count', {
    method: 'get',
    path: '/api/admin/counts/{id}',
    tags,
    summary: 'One count, with what was counted and what was expected then',
    request: { params: inPath },
    responses: { 200: answer, ...refusals },
  }),
  addScans: adminCall('stock.count', {
    method: 'post',
    path: '/api/admin/counts/{id}/scans',
    tags,
    summary: 'Adds scans, each of which counts one piece, once',
    request: { params: inPath, body: jsonBody(scans) },
    responses: { 200: answer, ...refusals, 409: conflict(closed) },
  }),
  setCounted: adminCall('stock.count', {
    method: 'put',
    path: '/api/admin/counts/{id}/lines/{productId}',
    tags,
    summary: 'Says how many pieces of a product there are now, instead of its scans',
    request: { params: inPath.extend({ productId: idInPath }), body: jsonBody(counted) },
    responses: { 200: answer, ...refusals, 409: conflict(closed) },
  }),
  postCount: adminCall('stock.count', {
    method: 'post',
    path: '/api/admin/counts/{id}/post',
    tags,
    summary: 'Books the differences of a count, once',
    request: { params: inPath },
    responses: { 200: answer, ...refusals, 409: conflict(closed, 'recount_needed', 'count_below_reserved') },
  }),
  cancelCount: adminCall('stock.count', {
    method: 'post',
    path: '/api/admin/counts/{id}/cancel',
    tags,
    summary: 'Ends a count without booking anything',
    request: { params: inPath },
    responses: { 200: answer, ...refusals, 409: conflict(closed) },
  }),
}
