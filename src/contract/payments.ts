import { z } from '@hono/zod-openapi'
import { PAYMENT_VIEW_STATES, RETRY_METHODS } from '../domain/payment-view.ts'
import { defineCall } from './define-call.ts'
import { euros, line, moment } from './fields.ts'
import { order } from './orders.ts'
import { errorResponse, jsonBody, jsonResponse } from './route-parts.ts'

const transfer = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string(),
  bank: z.string().describe('its name'),
  reference: z.string().describe('to be written with the transfer: the number of the order'),
  amount: euros,
  until: moment.nullable().describe('the order is kept until then'),
})

export const paymentView = z
  .object({
    orderId: z.string(),
    orderStatus: order.shape.status,
    paymentStatus: order.shape.paymentStatus,
    state: z.enum(PAYMENT_VIEW_STATES).describe('how the payment stands, for the buyer'),
    method: order.shape.paymentMethod,
    amount: euros.describe('that is to be paid, or was'),
    heldUntil: order.shape.heldUntil,
    mayPay: z.boolean().describe('whether a payment can be started now, or gone on with'),
    methods: z.array(z.enum(RETRY_METHODS)).describe('the methods that it can be started with'),
    attemptsLeft: z.int().describe('how many more attempts the order has'),
    payUrl: z.string().nullable().describe('the page of the gateway where the open payment goes on'),
    transfer: transfer.nullable().describe('where to transfer to; null with other methods'),
  })
  .openapi('PaymentView')
export type PaymentView = z.infer<typeof paymentView>

const startForm = z.object({
  paymentMethod: z.enum(RETRY_METHODS).optional().describe('another method than the order has, while it is unpaid'),
})

const byOrder = z.object({ orderId: line(40) })
const byLink = z.object({ token: z.string().min(1).max(200) })
const tags = ['Payments']
const view = jsonResponse(paymentView, 'how the payment stands')
const started = {
  200: jsonResponse(paymentView, 'how it stands now; with `payUrl`, the buyer goes on there'),
  400: errorResponse('invalid_input'),
  404: errorResponse('not_found'),
  409: errorResponse(
    'payment_not_possible',
    'payment_attempts_used',
    'payment_method_not_offered',
    'cards_paused',
    'out_of_stock',
    'not_enough_stock',
  ),
  429: errorResponse('too_many_declines'),
  503: errorResponse('gateway_unavailable'),
}

export const paymentCalls = {
  startPayment: defineCall('visitor', {
    method: 'post',
    path: '/api/orders/{orderId}/payment',
    tags,
    summary: 'Starts to pay for an order of one’s own; again, it answers the payment that is open',
    request: { params: byOrder, body: jsonBody(startForm) },
    responses: started,
  }),
  getPayment: defineCall('visitor', {
    method: 'get',
    path: '/api/orders/{orderId}/payment',
    tags,
    summary: 'How the payment of an order of one’s own stands; the gateway is asked while it is open',
    request: { params: byOrder },
    responses: { 200: view, 400: errorResponse('invalid_input'), 404: errorResponse('not_found') },
  }),
  startPaymentByLink: defineCall('visitor', {
    method: 'post',
    path: '/api/payments/by-link/{token}',
    tags,
    summary: 'Starts to pay for the order of a signed link',
    request: { params: byLink, body: jsonBody(startForm) },
    responses: started,
  }),
  getPaymentByLink: defineCall('public', {
    method: 'get',
    path: '/api/payments/by-link/{token}',
    tags,
    summary: 'How the payment of the order of a signed link stands; the gateway is asked while it is open',
    request: { params: byLink },
    responses: { 200: view, 404: errorResponse('not_found') },
  }),
}
