import { z } from '@hono/zod-openapi'
import { COLORS, FRAME_TYPES, GENDERS, LENS_COLORS, MATERIALS, SHAPES } from '../domain/eyewear.ts'
import { RELATED_PRODUCTS } from '../domain/shop-facts.ts'
import { defineCall } from './define-call.ts'
import { euros, line, moment, storedId } from './fields.ts'
import { facets, filters, NEAREST_PRODUCTS, productsQuery } from './product-queries.ts'
import { errorResponse, jsonResponse } from './route-parts.ts'

const slug = line(200)

export const category = z
  .object({
    id: storedId,
    name: z.string(),
    nameEl: z.string(),
    description: z.string(),
    descriptionEl: z.string(),
    slug: z.string(),
  })
  .openapi('Category')
export type Category = z.infer<typeof category>

const measurements = z.object({
  lensWidthMm: z.number(),
  lensHeightMm: z.number(),
  bridgeMm: z.number(),
  templeMm: z.number(),
  frameWidthMm: z.number(),
  weightG: z.number(),
})

const maker = z.object({
  name: z.string(),
  postalAddress: z.string(),
  email: z.string(),
  responsiblePerson: z.string().nullable(),
})

const colourway = z.object({
  slug: z.string(),
  name: z.string(),
  nameEl: z.string(),
  color: z.enum(COLORS),
  isInStock: z.boolean(),
})
export type Colourway = z.infer<typeof colourway>

export const product = z
  .object({
    id: storedId,
    sku: z.string(),
    model: z.string().nullable(),
    slug: z.string(),
    name: z.string(),
    nameEl: z.string(),
    description: z.string(),
    descriptionEl: z.string(),
    price: euros.describe('EUR, VAT included; of a reduced product the lowest of the 30 days before the reduction'),
    discountPrice: euros.nullable().describe('what is paid while the product is reduced'),
    categoryId: storedId,
    brand: z.string(),
    material: z.enum(MATERIALS),
    color: z.enum(COLORS),
    shape: z.enum(SHAPES).nullable(),
    frameType: z.enum(FRAME_TYPES).nullable(),
    gender: z.enum(GENDERS).nullable(),
    stock: z.int(),
    isNew: z.boolean(),
    isBestseller: z.boolean(),
    images: z.array(z.string()),
    imageAlts: z
      .record(z.string(), z.object({ en: z.string(), el: z.string() }))
      .describe('what pictures show, by address; a picture without one shows the product'),
    preview: z.string().nullable().describe('the first image in 24 pixels of width, as a data URI'),
    measurements: measurements.nullable(),
    lensColor: z.enum(LENS_COLORS).nullable(),
    filterCategory: z.int().nullable().describe('EN ISO 12312-1, 0 to 4'),
    uv400: z.boolean().nullable(),
    polarised: z.boolean().nullable(),
    maker,
    colourways: z
      .array(colourway)
      .optional()
      .describe('the products of the model, itself included, where there are several; not in carts'),
    createdAt: moment,
  })
  .openapi('Product')
export type Product = z.infer<typeof product>

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
