import { z } from '@hono/zod-openapi'
import { isOrderNumber } from '../../domain/order-number.ts'
import { MAX_LINE_QUANTITY } from '../../domain/shop-facts.ts'
import type { ErrorCode } from '../errors.ts'
import { storedId } from '../fields.ts'
import { errorResponse, jsonResponse } from '../route-parts.ts'
import { adminOrder, orderProblem } from './order-page.ts'

/** A line has at most so many; an order holds so many lines. */
const MOST_LINES = 50

export const version = z
  .int()
  .min(1)
  .describe('of the order that was seen; another one is refused with changed_meanwhile')
export const requestKey = z.uuid().describe('chosen by the client; the same request again does nothing')
export const preview = z.boolean().default(false).describe('answers what would come of it and changes nothing')
export const orderNumberField = z.string().refine(isOrderNumber)
export const inPath = z.object({ orderId: orderNumberField })

export const wantedLines = z
  .array(z.object({ productId: storedId, quantity: z.int().min(1).max(MAX_LINE_QUANTITY) }))
  .min(1)
  .max(MOST_LINES)
  .refine((lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length, 'each product once')

export const stockProblem = z
  .object({
    productId: storedId,
    sku: z.string(),
    name: z.string(),
    nameEl: z.string(),
    wanted: z.int(),
    available: z.int().describe('pieces that this order could have'),
  })
  .openapi('StockProblem')
export type StockProblem = z.infer<typeof stockProblem>

export const refusals = {
  400: errorResponse('invalid_input'),
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted'),
  404: errorResponse('not_found'),
}
export const conflict = (...codes: ErrorCode[]) => jsonResponse(orderProblem, codes.join(', '))
export const changed = jsonResponse(adminOrder, 'the order as it is now')
export const tags = ['Orders of the back office']
