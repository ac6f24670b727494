import { z } from '@hono/zod-openapi'
import { CHECKOUT_PAYMENT_METHODS, DELIVERY_METHODS } from '../domain/shop-facts.ts'
import { defineCall } from './define-call.ts'
import { euros, line } from './fields.ts'
import { errorResponse, jsonResponse } from './route-parts.ts'

const days = {
  first: z.string().describe('the first day on which an order of now arrives, or can be collected'),
  last: z.string(),
}

const checkoutOptions = z
  .object({
    delivery: z
      .array(
        z.object({
          method: z.enum(DELIVERY_METHODS),
          ...days,
          withLenses: z.object(days).describe('of an order for which lenses are made first'),
          isRemote: z.boolean().describe('the postcode is one that carriers reach later'),
        }),
      )
      .describe('the methods on offer'),
    payments: z.array(z.enum(CHECKOUT_PAYMENT_METHODS)).describe('the methods on offer'),
    cashFee: euros.describe('for cash on delivery, VAT included'),
    cashCap: euros.describe('orders above it are not sent cash on delivery'),
  })
  .openapi('CheckoutOptions')
export type CheckoutOptions = z.infer<typeof checkoutOptions>

export const checkoutOptionCalls = {
  getCheckoutOptions: defineCall('public', {
    method: 'get',
    path: '/api/checkout/options',
    tags: ['Orders'],
    summary: 'How an order can be delivered, when it arrives, and how it can be paid',
    request: {
      query: z.object({ postalCode: line(20).default('').describe('in Cyprus; without it, the usual days') }),
    },
    responses: {
      200: jsonResponse(checkoutOptions, 'what the shop offers now'),
      400: errorResponse('invalid_input'),
    },
  }),
}
