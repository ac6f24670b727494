import { z } from '@hono/zod-openapi'
import { HOME_COUNTRY } from '../domain/delivery-country.ts'
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
    countries: z
      .array(
        z.object({
          code: z.string().describe('ISO 3166-1'),
          fee: euros.describe('of standard delivery, whatever the order comes to'),
          postcodes: z.string().describe('forms of its postcodes, where # is a digit and @ a letter; empty: any'),
        }),
      )
      .describe('the countries besides Cyprus that parcels go to'),
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
      query: z.object({
        country: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .default(HOME_COUNTRY)
          .describe('ISO 3166-1; where nothing is sent to, the order can be fetched in Cyprus'),
        postalCode: line(20).default('').describe('in Cyprus; without it, the usual days'),
      }),
    },
    responses: {
      200: jsonResponse(checkoutOptions, 'what the shop offers now'),
      400: errorResponse('invalid_input'),
    },
  }),
}
