import { z } from '@hono/zod-openapi'
import { PAYMENT_PROVIDERS } from '../../domain/payment.ts'
import { MONEY_KINDS } from '../../domain/refund.ts'
import { fieldMessage } from '../field-problems.ts'
import { calendarDate, euros, idInPath, line, storedId } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { adminCall, dangerousCall } from './define-admin-call.ts'
import { conflict, inPath, requestKey, version } from './order-call-parts.ts'
import {
  moneyRefusals,
  orderMoney,
  reasonField,
  refundWay,
  storeField,
  paymentTags as tags,
  typedAmount,
} from './payment-fields.ts'

const inPayment = z.object({ paymentId: idInPath })
const inRefund = z.object({ refundId: idInPath })
const money = jsonResponse(orderMoney, 'the order’s money as it is now')

export const paymentForm = z.object({
  version,
  requestKey,
  kind: z.enum(['cash', 'terminal']),
  store: storeField,
  amount: typedAmount.describe('what was shown as due; another one is refused'),
  reference: line(40).default('').describe('the terminal’s number of it'),
})
export type PaymentForm = z.output<typeof paymentForm>

export const refundForm = z.object({
  version,
  requestKey,
  reason: reasonField,
  amount: typedAmount.describe('with lines: what they and the delivery come to'),
  lines: z
    .array(z.object({ orderItemId: storedId, quantity: z.int().min(1) }))
    .max(50)
    .refine((lines) => new Set(lines.map(({ orderItemId }) => orderItemId)).size === lines.length, 'each line once')
    .optional()
    .describe('missing: an amount alone'),
  shipping: typedAmount.default(0).describe('of the amount, what is for delivery'),
  ...refundWay,
})
export type RefundForm = z.output<typeof refundForm>

const refundPlan = z
  .object({
    amount: euros,
    refundable: euros,
    goods: euros,
    shipping: euros,
    parts: z.array(
      z.object({ paymentId: storedId, provider: z.enum(PAYMENT_PROVIDERS), kind: z.enum(MONEY_KINDS), amount: euros }),
    ),
  })
  .openapi('RefundPlan')
export type RefundPlan = z.infer<typeof refundPlan>

export const transferForm = z.object({
  requestKey,
  amount: typedAmount.refine((amount) => amount > 0, fieldMessage('amount_required')),
  day: calendarDate.describe('of the booking'),
  reference: line(60).default('').describe('the bank’s'),
})
export type TransferForm = z.output<typeof transferForm>

const decisionForm = z.object({ version, requestKey, decision: z.enum(['accept', 'refund']), ...refundWay })
export type ReviewDecision = z.output<typeof decisionForm>

const doneForm = z.object({ reference: line(60).min(1, fieldMessage('text_required')) })
const retryForm = z.object({ requestKey, ...refundWay })
export type RefundRetry = z.output<typeof retryForm>

export const orderMoneyCalls = {
  getOrderMoney: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/orders/{orderId}/money',
    tags,
    summary: 'What came in for an order, what went back, and what is due',
    request: { params: inPath },
    responses: { 200: money, ...moneyRefusals },
  }),
  takePayment: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/orders/{orderId}/payments',
    tags,
    summary: 'Books cash, or a card at the store’s terminal, for all that is due; the same request again books nothing',
    request: { params: inPath, body: jsonBody(paymentForm) },
    responses: { 200: money, ...moneyRefusals, 409: conflict('changed_meanwhile', 'nothing_due') },
  }),
  previewRefund: adminCall('orders.refund', {
    method: 'post',
    path: '/api/admin/orders/{orderId}/refunds/preview',
    tags,
    summary: 'What a refund comes to, and which payments it goes back to; changes nothing',
    request: { params: inPath, body: jsonBody(refundForm.omit({ version: true, requestKey: true, reason: true })) },
    responses: { 200: jsonResponse(refundPlan, 'the plan'), ...moneyRefusals, 409: errorResponse('refund_too_large') },
  }),
  refundOrder: dangerousCall('orders.refund', {
    method: 'post',
    path: '/api/admin/orders/{orderId}/refunds',
    tags,
    summary: 'Gives money back, by line or by amount; the same request again gives nothing more',
    request: { params: inPath, body: jsonBody(refundForm) },
    responses: { 200: money, ...moneyRefusals, 409: conflict('changed_meanwhile', 'refund_too_large') },
  }),
  markRefundPaid: dangerousCall('orders.refund', {
    method: 'post',
    path: '/api/admin/refunds/{refundId}/paid',
    tags,
    summary: 'Says that staff have paid out a refund, with the bank’s or the terminal’s number of it',
    request: { params: inRefund, body: jsonBody(doneForm) },
    responses: { 200: money, ...moneyRefusals, 409: errorResponse('refund_settled') },
  }),
  retryRefund: dangerousCall('orders.refund', {
    method: 'post',
    path: '/api/admin/refunds/{refundId}/retry',
    tags,
    summary: 'Tries a refund that failed again, or pays it out another way',
    request: { params: inRefund, body: jsonBody(retryForm) },
    responses: { 200: money, ...moneyRefusals, 409: errorResponse('refund_settled', 'refund_too_large') },
  }),
  markTransfer: adminCall('orders.refund', {
    method: 'post',
    path: '/api/admin/payments/{paymentId}/transfer',
    tags,
    summary: 'Books a transfer that has arrived; less than the order waits for the rest, more goes back',
    request: { params: inPayment, body: jsonBody(transferForm) },
    responses: { 200: money, ...moneyRefusals, 409: errorResponse('payment_not_awaited') },
  }),
  decideReview: dangerousCall('orders.refund', {
    method: 'post',
    path: '/api/admin/payments/{paymentId}/decision',
    tags,
    summary: 'Accepts a payment whose amount differs, or gives it back',
    request: { params: inPayment, body: jsonBody(decisionForm) },
    responses: {
      200: money,
      ...moneyRefusals,
      409: conflict('changed_meanwhile', 'payment_not_in_review', 'nothing_due'),
    },
  }),
}
