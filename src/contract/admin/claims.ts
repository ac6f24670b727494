import { z } from '@hono/zod-openapi'
import { CLAIM_STATES, MONEY_DECISIONS } from '../../domain/guarantee-claim.ts'
import { calendarDate, idInPath, lines, moment, storedId } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { adminCall, dangerousCall } from './define-admin-call.ts'
import { orderNumberField, requestKey } from './order-call-parts.ts'
import { refundForm } from './order-money.ts'

export const CLAIM_VIEWS = ['open', 'done'] as const

const state = z.enum(CLAIM_STATES)
const claim = z
  .object({
    id: storedId,
    version: z.int(),
    reference: z.string(),
    state,
    name: z.string(),
    email: z.string(),
    orderNumber: z.string(),
    orderId: z.string().nullable(),
    description: z.string(),
    claimedAt: moment,
    endsOn: calendarDate.nullable().describe('the last day of the guarantee; null while the delivery is not known'),
    isInTime: z.boolean(),
    answer: z.string().nullable(),
    mayBecome: z.array(state),
  })
  .openapi('GuaranteeClaim')
export type GuaranteeClaim = z.infer<typeof claim>

const given = {
  version: z.int().min(1),
  requestKey,
  answer: lines(2_000).trim().default('').describe('as the claimant reads it'),
  orderNumber: orderNumberField.optional().describe('where staff have found the order'),
}
const answer = z.object({ ...given, state: state.exclude(MONEY_DECISIONS) })
const refund = z.object({
  ...given,
  ...refundForm.omit({ version: true, requestKey: true, reason: true }).shape,
  state: z.enum(MONEY_DECISIONS),
})
export type ClaimAnswer = z.output<typeof answer>
export type ClaimRefund = z.output<typeof refund>

const refusals = {
  400: errorResponse('invalid_input'),
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted', 'confirmation_required'),
  404: errorResponse('not_found'),
  409: errorResponse('changed_meanwhile', 'return_step_not_allowed', 'refund_too_large'),
}
const tags = ['Returns of the back office']

export const adminClaimCalls = {
  listClaims: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/guarantee-claims',
    tags,
    summary: 'Claims under the guarantee: those under way oldest first, the others newest first',
    request: { query: z.object({ view: z.enum(CLAIM_VIEWS).default('open') }) },
    responses: { 200: jsonResponse(z.array(claim).max(200), 'at most 200'), ...refusals },
  }),
  answerClaim: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/guarantee-claims/{id}',
    tags,
    summary: 'Takes a claim a step further that moves no money, and writes to the claimant',
    request: { params: z.object({ id: idInPath }), body: jsonBody(answer) },
    responses: { 200: jsonResponse(claim, 'the claim as it is now'), ...refusals },
  }),
  refundClaim: dangerousCall('orders.refund', {
    method: 'post',
    path: '/api/admin/guarantee-claims/{id}/refund',
    tags,
    summary:
      'Lowers the price of what a claim is about, or takes it back: refunds the amount, and writes to the claimant',
    request: { params: z.object({ id: idInPath }), body: jsonBody(refund) },
    responses: { 200: jsonResponse(claim, 'the claim as it is now'), ...refusals },
  }),
}
