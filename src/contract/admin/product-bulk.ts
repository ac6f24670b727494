import { z } from '@hono/zod-openapi'
import { ROUNDINGS } from '../../domain/bulk-price.ts'
import { PRODUCT_STATUSES } from '../../domain/publishing.ts'
import { fieldMessage } from '../field-problems.ts'
import { calendarDate, line, storedId } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'
import { requestKey } from './product-forms.ts'
import { productSelection } from './products.ts'

/** A preview lists this many rows. */
export const MOST_PREVIEWED = 50
const MOST_CHOSEN = 500
const MOST_PASTED = 1_000

const euros = z
  .number(fieldMessage('amount_required'))
  .min(-999_999.99)
  .max(999_999.99)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, fieldMessage('amount_required'))
const price = euros.refine((value) => value > 0, fieldMessage('amount_required'))
const percent = z.number(fieldMessage('amount_required')).min(-99).max(500).multipleOf(0.1)
const rounding = z.enum(ROUNDINGS)
const rule = z.discriminatedUnion('by', [
  z.object({ by: z.literal('percent'), percent, rounding }),
  z.object({ by: z.literal('amount'), amount: euros, rounding }),
  z.object({ by: z.literal('price'), price }),
])

export const bulkChange = z.discriminatedUnion('set', [
  z.object({ set: z.literal('status'), status: z.enum(PRODUCT_STATUSES) }),
  z.object({ set: z.literal('isNew'), value: z.boolean() }),
  z.object({ set: z.literal('isBestseller'), value: z.boolean() }),
  z.object({ set: z.literal('price'), rule }),
  z.object({ set: z.literal('reduction'), rule, from: calendarDate, to: calendarDate }),
])
export type BulkChange = z.output<typeof bulkChange>

const selection = z.union([
  z.object({ ids: z.array(storedId).min(1).max(MOST_CHOSEN) }),
  z.object({ query: productSelection }),
  z.object({
    prices: z
      .array(z.object({ sku: line(64).min(1), price }))
      .min(1)
      .max(MOST_PASTED),
  }),
])
export type BulkSelection = z.output<typeof selection>

const bulkRequest = z.union([
  z.object({ selection, change: bulkChange }),
  z.object({ selection, change: z.null().describe('the prices that the selection names') }),
])
export type BulkRequest = z.output<typeof bulkRequest>

const refusal = z.enum([
  'incomplete',
  'no_price',
  'not_lower',
  'reduction_overlaps',
  'reduction_exists',
  'unknown_sku',
  'repeated_sku',
])
export type BulkRefusal = z.output<typeof refusal>

const bulkRow = z.object({
  id: storedId.nullable(),
  sku: z.string(),
  name: z.string(),
  nameEl: z.string(),
  before: z.string().describe('a status, `true` or `false`, or an amount like 149.90'),
  after: z.string(),
  refusal: refusal.nullable().describe('why this product is left as it is'),
})
export type BulkRow = z.infer<typeof bulkRow>

const bulkPreview = z
  .object({
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    rows: z.array(bulkRow).describe(`at most ${MOST_PREVIEWED} that change, after those that are refused`),
    token: z.string().describe('to apply exactly this'),
  })
  .openapi('BulkPreview')
export type BulkPreview = z.infer<typeof bulkPreview>

const tags = ['Catalogue of the back office']
const refusals = {
  400: errorResponse('invalid_input'),
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted'),
}

export const bulkCalls = {
  previewBulkChange: adminCall('catalog.edit', {
    method: 'post',
    path: '/api/admin/catalogue/bulk/preview',
    tags,
    summary: 'What a change of many products would do; prices and reductions need the permission for prices',
    request: { body: jsonBody(bulkRequest) },
    responses: { 200: jsonResponse(bulkPreview, 'how many, and the first before and after'), ...refusals },
  }),
  applyBulkChange: adminCall('catalog.edit', {
    method: 'post',
    path: '/api/admin/catalogue/bulk',
    tags,
    summary: 'Changes many products as a preview showed; nothing where one of them has changed since',
    request: { body: jsonBody(z.object({ request: bulkRequest, token: line(100), requestKey })) },
    responses: {
      200: jsonResponse(z.object({ changed: z.int() }), 'how many were changed'),
      ...refusals,
      409: errorResponse('preview_outdated'),
    },
  }),
}
