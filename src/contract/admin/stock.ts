import { z } from '@hono/zod-openapi'
import { MOVEMENT_REASONS, STOCK_VIEWS, WRITE_OFF_REASONS } from '../../domain/stock.ts'
import type { ErrorCode } from '../errors.ts'
import { fieldMessage } from '../field-problems.ts'
import { digits, idInPath, line, moment } from '../fields.ts'
import { jsonBody, jsonResponse, problem } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'
import { listCount } from './list-count.ts'
import { MOST_PIECES, pieces, refusals, requestKey, stockLines, stockNote, storeId } from './stock-fields.ts'

const staffName = z.string().nullable()

export const stockProduct = z
  .object({
    productId: z.int(),
    sku: z.string(),
    name: z.string(),
    nameEl: z.string(),
    brand: z.string(),
    image: z.string().nullable(),
    stock: z.int().describe('pieces that the web sells'),
    inTransit: z.int(),
    levels: z
      .array(
        z.object({
          store: z.string(),
          onHand: z.int(),
          reserved: z.int(),
          keepBack: z.int().describe('pieces that the web does not sell'),
          free: z.int(),
          version: z.int(),
        }),
      )
      .describe('one for each store, in the stores’ order'),
  })
  .openapi('StockProduct')
export type StockProduct = z.infer<typeof stockProduct>

const store = z.object({ id: z.string(), name: z.string(), nameEl: z.string() })
const stockQuery = z.object({
  view: z.enum(STOCK_VIEWS).default('all'),
  q: line(100).default('').describe('name, SKU, brand or barcode, in Greek, Greeklish or Latin'),
  after: line(64).optional().describe('`next` of the page before'),
  limit: digits(1, 100).default(50),
})
export type StockQuery = z.output<typeof stockQuery>
const stockList = z.object({
  products: z.array(stockProduct).describe('by SKU'),
  stores: z.array(store),
  count: listCount,
  next: z.string().nullable(),
})
export type StockList = z.infer<typeof stockList>

const reservation = z.object({
  id: z.int(),
  store: z.string(),
  quantity: z.int(),
  orderId: z.string().nullable(),
  visitAt: moment.nullable().describe('the appointment at which it is tried'),
  note: z.string().nullable(),
  staffName,
  createdAt: moment,
  expiresAt: moment.nullable(),
})
const stockPage = z
  .object({
    product: stockProduct,
    stores: z.array(store),
    reservations: z.array(reservation),
    codes: z.array(z.string()),
  })
  .openapi('StockPage')
export type StockPage = z.infer<typeof stockPage>

const movement = z.object({
  id: z.int(),
  store: z.string().describe('the id of a store, or `transit`'),
  delta: z.int(),
  reason: z.enum(MOVEMENT_REASONS),
  orderId: z.string().nullable(),
  transferId: z.int().nullable(),
  staffName,
  note: z.string().nullable(),
  at: moment,
})
const movementList = z.object({ movements: z.array(movement).describe('newest first'), next: z.int().nullable() })
export type MovementList = z.infer<typeof movementList>

const deliveryForm = z.object({ requestKey, store: storeId, note: stockNote, lines: stockLines })
export type Delivery = z.output<typeof deliveryForm>

export const writeOffForm = z.object({
  requestKey,
  store: storeId,
  reason: z.enum(WRITE_OFF_REASONS),
  quantity: pieces,
  note: stockNote,
})
export type WriteOff = z.output<typeof writeOffForm>
export const holdForm = z.object({ requestKey, store: storeId, quantity: pieces, note: stockNote })
export type Hold = z.output<typeof holdForm>
export const keepBackForm = z.object({
  store: storeId,
  keepBack: z.int(fieldMessage('invalid_value')).min(0, fieldMessage('invalid_value')).max(MOST_PIECES),
  version: z.int().min(0).describe('of the level that was seen; 0 where the store has never had the product'),
})
export type KeepBack = z.output<typeof keepBackForm>

const stockProblem = z
  .object({
    error: problem.shape.error.extend({
      current: stockPage.optional(),
      changedBy: staffName.optional(),
      changedAt: moment.optional(),
    }),
  })
  .openapi('StockProblem')

export const conflict = (...codes: ErrorCode[]) => jsonResponse(stockProblem, codes.join(', '))
const tags = ['Stock of the back office']
const product = { params: z.object({ productId: idInPath }) }
const page = jsonResponse(stockPage, 'the product as it is now')

export const stockCalls = {
  listStock: adminCall('stock.view', {
    method: 'get',
    path: '/api/admin/stock',
    tags,
    summary: 'A page of the products of a view, with their pieces at each store',
    request: { query: stockQuery },
    responses: { 200: jsonResponse(stockList, 'a page'), 400: refusals[400], 401: refusals[401], 403: refusals[403] },
  }),
  findByCode: adminCall('stock.view', {
    method: 'get',
    path: '/api/admin/stock/codes/{code}',
    tags,
    summary: 'The product of a barcode or an SKU',
    request: { params: z.object({ code: line(64).min(1) }) },
    responses: { 200: jsonResponse(stockProduct, 'the product'), ...refusals },
  }),
  getStockPage: adminCall('stock.view', {
    method: 'get',
    path: '/api/admin/stock/products/{productId}',
    tags,
    summary: 'One product: its pieces at each store and what is reserved of them',
    request: product,
    responses: { 200: page, ...refusals },
  }),
  listMovements: adminCall('stock.view', {
    method: 'get',
    path: '/api/admin/stock/products/{productId}/movements',
    tags,
    summary: 'What came and went of a product',
    request: { ...product, query: z.object({ after: digits(1, 9_999_999_999).optional() }) },
    responses: { 200: jsonResponse(movementList, 'a page'), ...refusals },
  }),
  bookDelivery: adminCall('stock.move', {
    method: 'post',
    path: '/api/admin/stock/deliveries',
    tags,
    summary: 'Books a delivery of several products at a store',
    request: { body: jsonBody(deliveryForm) },
    responses: { 200: jsonResponse(z.array(stockProduct), 'the products as they are now'), ...refusals },
  }),
  writeOff: adminCall('stock.move', {
    method: 'post',
    path: '/api/admin/stock/products/{productId}/write-offs',
    tags,
    summary: 'Books pieces out: damaged, lost, or returned to the supplier',
    request: { ...product, body: jsonBody(writeOffForm) },
    responses: { 200: page, ...refusals, 409: conflict('not_enough_stock', 'stock_reserved') },
  }),
  holdPieces: adminCall('stock.move', {
    method: 'post',
    path: '/api/admin/stock/products/{productId}/holds',
    tags,
    summary: 'Keeps pieces for a customer for 48 hours',
    request: { ...product, body: jsonBody(holdForm) },
    responses: { 200: page, ...refusals, 409: conflict('not_enough_stock', 'stock_reserved') },
  }),
  releaseHold: adminCall('stock.move', {
    method: 'post',
    path: '/api/admin/stock/holds/{id}/release',
    tags,
    summary: 'Ends a hold; again, it does nothing',
    request: { params: z.object({ id: idInPath }) },
    responses: { 200: page, ...refusals },
  }),
  setKeepBack: adminCall('stock.move', {
    method: 'post',
    path: '/api/admin/stock/products/{productId}/keep-back',
    tags,
    summary: 'Sets how many pieces of a store the web does not sell',
    request: { ...product, body: jsonBody(keepBackForm) },
    responses: { 200: page, ...refusals, 409: conflict('changed_meanwhile') },
  }),
}
