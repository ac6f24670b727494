import { z } from '@hono/zod-openapi'
import { MAX_FILTER_LENGTH, SORTS } from '../domain/filters.ts'
import { RELATED_PRODUCTS } from '../domain/shop-facts.ts'
import { category, product, productCard } from './catalog.ts'
import { defineCall } from './define-call.ts'
import { line } from './fields.ts'
import { facets, filters, NEAREST_PRODUCTS, productsQuery } from './product-queries.ts'
import { errorResponse, jsonResponse } from './route-parts.ts'

const slug = line(200)

const nearest = z.object({
  drops: z
    .array(
      z.object({
        names: z.array(z.string()).describe('filters to drop together; `price` means both bounds'),
        total: z.int().describe('how many products there are without them'),
      }),
    )
    .describe('the most products first'),
  products: z.array(product).describe(`up to ${NEAREST_PRODUCTS}, from each drop in turn`),
})

const searchAnswers = z
  .object({
    pages: z
      .array(z.object({ name: z.string(), href: z.string(), title: z.string(), titleEl: z.string() }))
      .describe('pages and filters that answer the search, the most specific first'),
    leftOut: z.array(z.string()).describe('words that no product has, where the list of products does without them'),
    unwanted: z.array(z.string()).describe('things that the search says are not wanted: the list has none of them'),
    unmet: z.array(z.string()).describe('things that the search says are not wanted, where no product is without them'),
    nearSizes: z
      .array(z.string())
      .describe('sizes as `52-18` that the search asks for and no product has: the list has the nearest'),
    sort: z.enum(SORTS).exclude(['featured']).nullable().describe('the order of the list that the words ask for'),
    notStocked: z
      .object({
        name: z.string(),
        nameEl: z.string(),
        isLikeAny: z.boolean().describe('whether the shop has products that come close to it'),
      })
      .nullable()
      .describe('a well-known brand, or a kind of eyewear, that the search names and the shop does not have'),
  })
  .openapi('SearchAnswers')

export const catalogCalls = {
  listCategories: defineCall('public', {
    method: 'get',
    path: '/api/categories',
    tags: ['Catalogue'],
    summary: 'The categories',
    responses: { 200: jsonResponse(z.array(category), 'every category') },
  }),
  findCategory: defineCall('public', {
    method: 'get',
    path: '/api/categories/{slug}',
    tags: ['Catalogue'],
    summary: 'One category, or null where there is none of that slug',
    request: { params: z.object({ slug }) },
    responses: { 200: jsonResponse(category.nullable(), 'the category or null'), 400: errorResponse('invalid_input') },
  }),
  listFacets: defineCall('public', {
    method: 'get',
    path: '/api/products/facets',
    tags: ['Catalogue'],
    summary: 'How many products there are, and the filter options with counts',
    request: { query: filters },
    responses: {
      200: jsonResponse(
        facets,
        'total and counts; each facet is counted with all filters but its own and those that refine it',
      ),
      400: errorResponse('invalid_input'),
    },
  }),
  findNearest: defineCall('public', {
    method: 'get',
    path: '/api/products/nearest',
    tags: ['Catalogue'],
    summary: 'What to drop from filters that match nothing, and the products found then',
    request: { query: filters },
    responses: {
      200: jsonResponse(nearest, 'no drops if no two conditions help'),
      400: errorResponse('invalid_input'),
    },
  }),
  answerSearch: defineCall('public', {
    method: 'get',
    path: '/api/search/answers',
    tags: ['Catalogue'],
    summary: 'What a search finds beside products: pages that answer a question, a brand that is not stocked',
    request: { query: z.object({ q: line(MAX_FILTER_LENGTH) }) },
    responses: {
      200: jsonResponse(searchAnswers, 'no pages where the search asks no question'),
      400: errorResponse('invalid_input'),
    },
  }),
  listProducts: defineCall('public', {
    method: 'get',
    path: '/api/products',
    tags: ['Catalogue'],
    summary: 'Products by filters, search, order and page',
    request: { query: productsQuery },
    responses: {
      200: {
        ...jsonResponse(z.array(product), 'the products; X-Total-Count says how many there are in all pages'),
        headers: z.object({ 'X-Total-Count': z.string() }),
      },
      400: errorResponse('invalid_input'),
    },
  }),
  listCards: defineCall('public', {
    method: 'get',
    path: '/api/products/cards',
    tags: ['Catalogue'],
    summary: 'As `GET /api/products`, with as much of each product as a list shows',
    request: { query: productsQuery },
    responses: {
      200: {
        ...jsonResponse(z.array(productCard), 'the products; X-Total-Count says how many there are in all pages'),
        headers: z.object({ 'X-Total-Count': z.string() }),
      },
      400: errorResponse('invalid_input'),
    },
  }),
  getProduct: defineCall('public', {
    method: 'get',
    path: '/api/products/{slug}',
    tags: ['Catalogue'],
    summary: 'One product',
    request: { params: z.object({ slug }) },
    responses: {
      200: jsonResponse(product, 'the product'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
    },
  }),
  listRelated: defineCall('public', {
    method: 'get',
    path: '/api/products/{slug}/related',
    tags: ['Catalogue'],
    summary: 'Other models of like shape, width and price',
    request: { params: z.object({ slug }) },
    responses: {
      200: jsonResponse(z.array(product), `up to ${RELATED_PRODUCTS}`),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
    },
  }),
  listProductStores: defineCall('public', {
    method: 'get',
    path: '/api/products/{slug}/stores',
    tags: ['Catalogue'],
    summary: 'What the open stores have of a product',
    request: { params: z.object({ slug }) },
    responses: {
      200: jsonResponse(
        z.array(
          z.object({
            store: z.string().describe('its id'),
            name: z.string(),
            nameEl: z.string(),
            pieces: z.int().describe('that nobody has reserved'),
          }),
        ),
        'the stores, in their order',
      ),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
    },
  }),
  getProductPreview: defineCall('public', {
    method: 'get',
    path: '/api/product-previews/{token}',
    tags: ['Catalogue'],
    summary: 'A product that may not be published yet, by a link that staff have made',
    request: { params: z.object({ token: line(100) }) },
    responses: {
      200: jsonResponse(product, 'the product'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
      410: errorResponse('link_expired'),
    },
  }),
}

/** What no product's slug may be: calls have these paths. */
export const RESERVED_SLUGS: readonly string[] = Object.values(catalogCalls).flatMap(
  ({ path }) => /^\/api\/products\/([a-z-]+)$/.exec(path)?.[1] ?? [],
)
