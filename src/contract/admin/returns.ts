import { z } from '@hono/zod-openapi'
import { WITHDRAWAL_BASES, WITHDRAWAL_STATES } from '../../domain/withdrawal.ts'
import { calendarDate, euros, idInPath, line, lines, moment, storedId } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { STORE_ID } from '../store-id.ts'
import { adminCall, dangerousCall } from './define-admin-call.ts'
import { orderNumberField, requestKey } from './order-call-parts.ts'
import { refundWay } from './payment-fields.ts'

export const RETURN_VIEWS = ['open', 'unmatched', 'done'] as const
export type ReturnView = (typeof RETURN_VIEWS)[number]

const state = z.enum(WITHDRAWAL_STATES)

const withdrawalRow = z.object({
  id: storedId,
  reference: z.string(),
  state,
  name: z.string(),
  orderNumber: z.string().describe('as it was typed, until the order is known'),
  orderId: z.string().nullable(),
  basis: z.enum(WITHDRAWAL_BASES).nullable(),
  statedAt: moment,
  refundDueOn: calendarDate,
  isOverdue: z.boolean(),
})
export type WithdrawalListRow = z.infer<typeof withdrawalRow>

const withdrawal = withdrawalRow
  .extend({
    version: z.int(),
    email: z.string(),
    isWholeOrder: z.boolean(),
    pieces: z.string().describe('in the buyer’s words'),
    contentHash: z.string(),
    goodsDueOn: calendarDate.nullable(),
    refusal: z.string().nullable(),
    refund: euros.nullable(),
    deduction: euros,
    deductionReason: z.string().nullable(),
    iban: z.string().nullable(),
    lines: z.array(
      z.object({
        productId: storedId,
        sku: z.string(),
        name: z.string(),
        nameEl: z.string(),
        price: euros,
        quantity: z.int().describe('pieces withdrawn'),
        left: z.int().describe('pieces that have not come back'),
      }),
    ),
    mayBecome: z.array(state),
    events: z.array(z.object({ at: moment, state, staffName: z.string().nullable() })).describe('newest first'),
  })
  .openapi('Withdrawal')
export type Withdrawal = z.infer<typeof withdrawal>

const quarantined = z
  .object({
    returnId: storedId,
    itemId: storedId,
    orderId: z.string(),
    store: z.string(),
    at: moment,
    quantity: z.int(),
    sku: z.string(),
    name: z.string(),
    nameEl: z.string(),
  })
  .openapi('QuarantinedPieces')
export type QuarantinedPieces = z.infer<typeof quarantined>

const seen = { version: z.int().min(1), requestKey }
const store = z.string().regex(STORE_ID)
const outcome = z.enum(['restock', 'quarantine', 'write_off'])
const inspection = z.object({
  ...seen,
  store: store.describe('where the pieces are'),
  lines: z
    .array(z.object({ productId: storedId, quantity: z.int().min(1), outcome }))
    .min(1)
    .max(100)
    .refine((all) => new Set(all.map((one) => `${one.productId} ${one.outcome}`)).size === all.length),
  deduction: euros.default(0),
  deductionReason: line(300).default('').describe('as the buyer reads it'),
})
export type Inspection = z.output<typeof inspection>

const match = z.object({
  ...seen,
  orderNumber: orderNumberField,
  lines: z
    .array(z.object({ productId: storedId, quantity: z.int().min(1) }))
    .min(1)
    .max(100)
    .refine((all) => new Set(all.map(({ productId }) => productId)).size === all.length)
    .optional()
    .describe('what is withdrawn; missing: all that can be'),
})
export type WithdrawalMatch = z.output<typeof match>

const params = z.object({ id: idInPath })
const refusals = {
  400: errorResponse('invalid_input'),
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted', 'confirmation_required'),
  404: errorResponse('not_found'),
  409: errorResponse(
    'changed_meanwhile',
    'return_step_not_allowed',
    'more_than_sold',
    'made_to_order',
    'order_not_returnable',
    'refund_too_large',
  ),
}
const changed = { 200: jsonResponse(withdrawal, 'the withdrawal as it is now'), ...refusals }
const tags = ['Returns of the back office']

const step = <const Path extends string, Body extends z.ZodType>(path: Path, summary: string, body: Body) =>
  ({
    method: 'post',
    path: `/api/admin/returns/{id}/${path}`,
    tags,
    summary,
    request: { params, body: jsonBody(body) },
    responses: changed,
  }) as const

export const adminReturnCalls = {
  listWithdrawals: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/returns',
    tags,
    summary: 'Withdrawals of a view: those under way by the day their refund is due, the others newest first',
    request: { query: z.object({ view: z.enum(RETURN_VIEWS).default('open') }) },
    responses: { 200: jsonResponse(z.array(withdrawalRow).max(200), 'at most 200'), ...refusals },
  }),
  getWithdrawal: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/returns/{id}',
    tags,
    summary: 'One withdrawal',
    request: { params },
    responses: changed,
  }),
  matchWithdrawal: adminCall(
    'orders.edit',
    step(
      'match',
      'Says to which order a statement belongs, and which of its pieces it is about; until the goods are back, once more',
      match,
    ),
  ),
  refuseWithdrawal: adminCall(
    'orders.edit',
    step('refuse', 'Refuses a withdrawal, and writes why', z.object({ ...seen, reason: lines(1_000).trim().min(1) })),
  ),
  receiveWithdrawal: adminCall(
    'orders.edit',
    step('receive', 'Notes that the goods have come back, and writes so', z.object(seen)),
  ),
  inspectWithdrawal: adminCall(
    'orders.edit',
    step('inspect', 'Books the pieces that came back and decides the refund', inspection),
  ),
  refundWithdrawal: dangerousCall(
    'orders.refund',
    step(
      'refund',
      'Refunds what is due; before the goods are back, where they were never sent or the buyer has shown that they are under way',
      z.object({ ...seen, ...refundWay }),
    ),
  ),
  lapseWithdrawal: adminCall(
    'orders.edit',
    step('lapse', 'Notes that the goods did not come back in time', z.object(seen)),
  ),
  listQuarantine: adminCall('stock.view', {
    method: 'get',
    path: '/api/admin/quarantine',
    tags,
    summary: 'Pieces that came back and wait for a decision, the oldest first',
    responses: { 200: jsonResponse(z.array(quarantined), 'the pieces'), ...refusals },
  }),
  settleQuarantine: adminCall('stock.move', {
    method: 'post',
    path: '/api/admin/quarantine/{returnId}/{itemId}',
    tags,
    summary: 'Puts pieces in quarantine back on sale, or writes them off',
    request: {
      params: z.object({ returnId: idInPath, itemId: idInPath }),
      body: jsonBody(z.object({ outcome: z.enum(['restock', 'write_off']) })),
    },
    responses: { 200: jsonResponse(z.array(quarantined), 'what is left'), ...refusals },
  }),
}
