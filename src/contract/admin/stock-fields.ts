import { z } from '@hono/zod-openapi'
import { fieldMessage } from '../field-problems.ts'
import { line, storedId } from '../fields.ts'
import { errorResponse } from '../route-parts.ts'

/** What the calls of stock, transfers and counts share. */

export const MOST_PIECES = 10_000

export const storeId = line(60).min(1, fieldMessage('store_required')).describe('the id of a store')
export const pieces = z.int(fieldMessage('invalid_value')).min(1, fieldMessage('invalid_value')).max(MOST_PIECES)
export const requestKey = z.uuid().describe('chosen by the client; the same request again does nothing')
export const stockNote = line(200).optional().describe('without names of customers')

const stockLine = z.object({ productId: storedId, quantity: pieces })
export const stockLines = z.array(stockLine).min(1).max(200).describe('each product once')

export const refusals = {
  400: errorResponse('invalid_input'),
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted'),
  404: errorResponse('not_found'),
}
