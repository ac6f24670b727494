import { z } from '@hono/zod-openapi'
import { MAX_LINE_QUANTITY } from '../domain/shop-facts.ts'
import { defineCall } from './define-call.ts'
import { moment, storedId } from './fields.ts'
import { errorResponse, jsonBody, jsonResponse } from './route-parts.ts'
import { claimForm, statementForm } from './withdrawal-forms.ts'

const statement = z
  .object({
    ...statementForm.shape,
    reference: z.string(),
    statedAt: moment.describe('to the second'),
    contentHash: z.string().describe('SHA-256 of the statement, as its receipt has it'),
  })
  .openapi('WithdrawalStatement')
export type WithdrawalStatement = z.infer<typeof statement>

const chosenLines = z
  .array(z.object({ productId: storedId, quantity: z.int().min(1).max(MAX_LINE_QUANTITY) }))
  .min(1)
  .max(50)

const claimReceipt = z.object({ reference: z.string(), claimedAt: moment }).openapi('ClaimReceipt')
export type ClaimReceipt = z.infer<typeof claimReceipt>

const refundAccount = z
  .object({ orderNumber: z.string(), isGiven: z.boolean().describe('an account was given before') })
  .openapi('RefundAccount')
const token = z.string().min(1).max(200)
const refusals = { 400: errorResponse('invalid_input'), 429: errorResponse('too_many_requests') }
const tags = ['Returns']

export const returnCalls = {
  stateWithdrawal: defineCall('visitor', {
    method: 'post',
    path: '/api/withdrawals',
    tags,
    summary: 'Withdraws from a contract. The answer is the same whether or not there is such an order',
    request: {
      body: jsonBody(
        z.object({
          ...statementForm.shape,
          token: token.optional().describe('of the order’s link'),
          lines: chosenLines.optional().describe('of an order that one may open; others are told in words'),
        }),
      ),
    },
    responses: {
      201: jsonResponse(statement, 'the statement as it was received; its receipt follows by e-mail'),
      ...refusals,
      404: errorResponse('not_found'),
      409: errorResponse('made_to_order', 'more_than_sold'),
    },
  }),
  makeClaim: defineCall('visitor', {
    method: 'post',
    path: '/api/guarantee-claims',
    tags,
    summary: 'Claims under the legal guarantee. The answer is the same whether or not there is such an order',
    request: { body: jsonBody(claimForm) },
    responses: { 201: jsonResponse(claimReceipt, 'the claim; its receipt follows by e-mail'), ...refusals },
  }),
  getRefundAccount: defineCall('public', {
    method: 'get',
    path: '/api/refund-accounts/{token}',
    tags,
    summary: 'For which order a bank account is asked, by the link that was sent to its buyer',
    request: { params: z.object({ token }) },
    responses: { 200: jsonResponse(refundAccount, 'the order'), 404: errorResponse('not_found') },
  }),
  giveRefundAccount: defineCall('public', {
    method: 'post',
    path: '/api/refund-accounts/{token}',
    tags,
    summary: 'The bank account for the refund of an order that was paid in cash',
    request: { params: z.object({ token }), body: jsonBody(z.object({ iban: z.string().max(60) })) },
    responses: {
      200: jsonResponse(refundAccount, 'the order'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
    },
  }),
}
