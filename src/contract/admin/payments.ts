import { z } from '@hono/zod-openapi'
import { PAYMENT_PROVIDERS } from '../../domain/payment.ts'
import { MONEY_KINDS } from '../../domain/refund.ts'
import { calendarDate, digits, euros, line, moment, pageCursor, storedId } from '../fields.ts'
import { fileBody } from '../large-bodies.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'
import { moneyRefusals as refusals, staffPayment, staffRefund, paymentTags as tags } from './payment-fields.ts'

export const PAYMENT_VIEWS = ['open', 'review', 'refunds', 'transfers', 'today', 'all'] as const
export type PaymentView = (typeof PAYMENT_VIEWS)[number]

const paymentsQuery = z.object({
  view: z.enum(PAYMENT_VIEWS).default('open'),
  q: line(40).default('').describe('an order’s number, or a payment’s reference'),
  after: pageCursor(),
  limit: digits(1, 100).default(50),
})
export type PaymentsQuery = z.output<typeof paymentsQuery>

const paymentList = z.object({
  payments: z.array(staffPayment).describe('newest first; empty in the view of refunds'),
  refunds: z.array(staffRefund).describe('of the view of refunds: those that staff must act on, oldest first'),
  next: z.string().nullable(),
  waiting: z
    .object({ review: z.int(), refunds: z.int(), transfers: z.int() })
    .describe('how many of each wait for staff'),
  cardsPausedUntil: moment.nullable().describe('somebody is testing stolen cards'),
})
export type PaymentList = z.infer<typeof paymentList>

/** What becomes of a line of a bank's file. */
export const BANK_LINE_RESULTS = ['matched', 'short', 'over', 'late', 'unknown', 'booked', 'outgoing'] as const

const bankLine = z.object({
  line: z.int(),
  day: z.string(),
  text: z.string().describe('as the bank wrote it'),
  amount: z.number(),
  result: z.enum(BANK_LINE_RESULTS),
  orderId: z.string().nullable(),
  due: euros.nullable().describe('what the order lacked before this line'),
})
const bankReport = z
  .object({
    lines: z.array(bankLine),
    problem: z
      .enum(['no_heading', 'no_amount', 'no_date', 'too_many_lines'])
      .nullable()
      .describe('why nothing could be read'),
    token: z.string().describe('to book exactly this'),
    booked: z.int().describe('transfers that were booked now; 0 of a preview'),
  })
  .openapi('BankReport')
export type BankReport = z.infer<typeof bankReport>

const sums = z.object({ captured: euros, refunded: euros, net: z.number(), count: z.int() })
const takings = z
  .object({
    day: z.string(),
    total: sums,
    rows: z.array(
      sums.extend({
        provider: z.enum(PAYMENT_PROVIDERS),
        kind: z.enum(MONEY_KINDS),
        store: z.string().nullable(),
      }),
    ),
    reconciliation: z
      .object({
        state: z.enum(['waiting', 'running', 'done']),
        asked: z.int(),
        unanswered: z.int(),
        totals: z.array(
          z.object({
            provider: z.enum(PAYMENT_PROVIDERS),
            captured: euros,
            gatewayCaptured: euros,
            refunded: euros,
            gatewayRefunded: euros,
          }),
        ),
        differences: z.array(
          z.object({
            paymentId: storedId,
            orderId: z.string(),
            reference: z.string(),
            what: z.enum(['captured', 'refunded', 'currency', 'unknown', 'unanswered']),
            ours: euros,
            theirs: euros.nullable(),
          }),
        ),
        startedAt: moment,
        doneAt: moment.nullable(),
      })
      .nullable()
      .describe('the last comparison with the gateways; null before the first'),
  })
  .openapi('Takings')
export type Takings = z.infer<typeof takings>

const ofDay = z.object({ day: calendarDate })

export const paymentCalls = {
  listPayments: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/payments',
    tags,
    summary: 'A page of the payments of a view, or what waits for staff',
    request: { query: paymentsQuery },
    responses: { 200: jsonResponse(paymentList, 'a page'), ...refusals },
  }),
  endCardPause: adminCall('orders.refund', {
    method: 'post',
    path: '/api/admin/payments/card-pause/end',
    tags,
    summary: 'Lets cards pay again; repeating it changes nothing',
    request: { body: jsonBody(z.object({})) },
    responses: { 200: jsonResponse(z.null(), 'cards pay'), ...refusals },
  }),
  readBankFile: adminCall('orders.refund', {
    method: 'post',
    path: '/api/admin/payments/bank-file',
    tags,
    summary: 'Says what a bank’s CSV file would book; with the token of such a report, books it, each line once',
    request: {
      query: z.object({ token: line(100).optional().describe('of the report on the same file') }),
      body: fileBody('text/csv'),
    },
    responses: {
      200: jsonResponse(bankReport, 'each line'),
      ...refusals,
      409: errorResponse('preview_outdated'),
      413: errorResponse('file_too_large'),
    },
  }),
  getTakings: adminCall('reports.view', {
    method: 'get',
    path: '/api/admin/takings',
    tags,
    summary: 'A day’s money by way and store, and how it compares with the gateways',
    request: { query: z.object({ day: calendarDate.optional().describe('in Cyprus; today by default') }) },
    responses: { 200: jsonResponse(takings, 'the day'), ...refusals },
  }),
  exportTakings: adminCall('reports.view', {
    method: 'get',
    path: '/api/admin/takings/{day}/export',
    tags,
    summary: 'The receipts and refunds of a day as CSV in the language of the account',
    request: { params: ofDay },
    responses: { ...refusals, 200: { description: 'the file', content: { 'text/csv': { schema: z.string() } } } },
  }),
  reconcile: adminCall('reports.view', {
    method: 'post',
    path: '/api/admin/takings/{day}/reconcile',
    tags,
    summary: 'Asks the gateways about every payment of a day; the result appears in the takings',
    request: { params: ofDay, body: jsonBody(z.object({})) },
    responses: { 200: jsonResponse(takings, 'the day'), ...refusals },
  }),
}
