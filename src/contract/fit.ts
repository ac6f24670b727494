import { z } from '@hono/zod-openapi'
import { WEARER_GROUPS } from '../domain/worn-by.ts'
import { product } from './catalog.ts'
import { defineCall } from './define-call.ts'
import { digits, fit } from './fields.ts'
import { filters } from './product-queries.ts'
import { errorResponse, jsonResponse } from './route-parts.ts'

const fitQuery = filters.extend({
  fit: fit.describe('the numbers of a pair that fits (52-18-145), the width of a face in mm (139) or a class of width'),
  for: z.enum(WEARER_GROUPS).optional().describe('frames for women or men are also those for both'),
  limit: digits(1, 100).optional(),
  offset: digits(0, 100_000_000).optional(),
})
export type FitQuery = z.output<typeof fitQuery>

const fitting = z
  .object({
    like: z.int().describe('how many fit like the pair, the face or the class that was given'),
    close: z.int().describe('how many nearly do; all others are left out'),
    products: z.array(product),
  })
  .openapi('FittingProducts')

export const fitCalls = {
  findFitting: defineCall('public', {
    method: 'get',
    path: '/api/fit-finder',
    tags: ['Catalogue'],
    summary: 'The products in stock that fit, one of each model, the best fit first',
    request: { query: fitQuery },
    responses: { 200: jsonResponse(fitting, 'a page of them'), 400: errorResponse('invalid_input') },
  }),
}
