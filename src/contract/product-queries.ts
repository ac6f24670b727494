import { z } from '@hono/zod-openapi'
import { FACETS, type Facet, FLAGS, type Flag, MAX_FILTER_LENGTH, SORTS } from '../domain/filters.ts'
import { MAX_PRICE } from '../domain/price-range.ts'
import { digits, fit, flag, line } from './fields.ts'

const facetValue = line(MAX_FILTER_LENGTH).optional()
const flagValue = flag.optional()

function each<Name extends string, Schema>(names: readonly Name[], schema: Schema): Record<Name, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>
}

export const filters = z.object({
  ...each<Facet, typeof facetValue>(FACETS, facetValue),
  ...each<Flag, typeof flagValue>(FLAGS, flagValue),
  categoryId: digits(1, 2_147_483_647).optional(),
  q: line(MAX_FILTER_LENGTH).optional(),
  minPrice: digits(0, MAX_PRICE).optional().describe('whole EUR'),
  maxPrice: digits(0, MAX_PRICE).optional().describe('whole EUR'),
  onePerModel: flagValue.describe('lists and counts models: of each, the first product in the order'),
})

/** `3,1,2` */
const listOfIds = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
  .transform((text) => text.split(',').map(Number))

export const productsQuery = filters.extend({
  ids: listOfIds
    .optional()
    .describe('up to 100 product ids, with commas between: these alone, in this order; other parameters are ignored'),
  fit: fit
    .optional()
    .describe(
      'the best fit first, whatever the sort: the numbers of a pair that fits in mm (52-18-145), the width of a face in mm (139) or of a front (narrow, medium, wide)',
    ),
  sort: z.enum(SORTS).optional(),
  exclude: digits(1, 2_147_483_647).optional().describe('the id of a product to leave out'),
  limit: digits(1, 100).optional(),
  offset: digits(0, 100_000_000).optional(),
})
export type ProductsQuery = z.output<typeof productsQuery>

const facetValues = z.array(z.object({ value: z.string(), count: z.int() }))
export const facets = z
  .object({
    total: z.int(),
    prices: z
      .array(z.object({ upTo: z.int().describe('whole EUR'), count: z.int() }))
      .describe('counted with all filters but the price'),
    facets: z.object(each<Facet, typeof facetValues>(FACETS, facetValues)),
  })
  .openapi('Facets')
export type Facets = z.infer<typeof facets>

/** At most this many products are proposed where nothing is found. */
export const NEAREST_PRODUCTS = 6
