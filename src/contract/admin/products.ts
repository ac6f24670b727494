import { z } from '@hono/zod-openapi'
import { PRODUCT_VIEW_NAMES } from '../../domain/product-views.ts'
import type { ErrorCode } from '../errors.ts'
import { digits, idInPath, line } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'
import { listCount } from './list-count.ts'
import { newProductForm, priceForm, productChangeForm, reductionForm, statusForm, version } from './product-forms.ts'
import { adminProduct, productProblem } from './product-page.ts'

const view = z.enum(PRODUCT_VIEW_NAMES)

const { id, sku, name, nameEl, brand, model, color, status } = adminProduct.shape
const { price, discountPrice, stock, gaps } = adminProduct.shape
const productRow = z
  .object({
    ...{ id, version: adminProduct.shape.version, sku, name, nameEl, brand, model, color, status },
    ...{ price, discountPrice, stock, gaps },
    image: z.string(),
    reductionEndsAt: z.iso.datetime().nullable().describe('of the dated reduction that runs'),
  })
  .openapi('ProductRow')
export type ProductListRow = z.infer<typeof productRow>

export const productSelection = z.object({
  view: view.default('all'),
  q: line(100).default('').describe('name, brand, model or SKU, in Greek, Greeklish or Latin; words may be cut short'),
})
const productsQuery = productSelection.extend({
  after: digits(1, 2_147_483_647).optional().describe('`next` of the page before'),
  limit: digits(1, 100).default(50),
})
export type AdminProductsQuery = z.output<typeof productsQuery>

const productList = z.object({
  products: z.array(productRow).describe('newest first'),
  count: listCount,
  next: z.int().nullable().describe('the next page’s `after`; null on the last page'),
})
export type ProductList = z.infer<typeof productList>

const productCounts = z.object({ counts: z.record(view, listCount) })
export type ProductCounts = z.infer<typeof productCounts>

const productChoices = z.object({
  brands: z.array(z.object({ brand: z.string(), models: z.array(z.string()) })),
  categories: z.array(z.object({ id: z.int(), name: z.string(), nameEl: z.string(), slug: z.string() })),
})
export type ProductChoices = z.infer<typeof productChoices>

const inPath = z.object({ productId: idInPath })
const refusals = {
  400: errorResponse('invalid_input'),
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted'),
  404: errorResponse('not_found'),
}
const conflict = (...codes: ErrorCode[]) => jsonResponse(productProblem, codes.join(', '))
const changed = jsonResponse(adminProduct, 'the product as it is now')
const tags = ['Catalogue of the back office']
const PATH = '/api/admin/products/{productId}'

export const adminProductCalls = {
  listAdminProducts: adminCall('catalog.view', {
    method: 'get',
    path: '/api/admin/products',
    tags,
    summary: 'A page of the products of a view, or of those that a search finds among them',
    request: { query: productsQuery },
    responses: { 200: jsonResponse(productList, 'a page'), 400: refusals[400], 401: refusals[401], 403: refusals[403] },
  }),
  countAdminProducts: adminCall('catalog.view', {
    method: 'get',
    path: '/api/admin/products/counts',
    tags,
    summary: 'How many products each view has',
    responses: { 200: jsonResponse(productCounts, 'the counts'), 401: refusals[401], 403: refusals[403] },
  }),
  listProductChoices: adminCall('catalog.view', {
    method: 'get',
    path: '/api/admin/products/choices',
    tags,
    summary: 'The brands, their models, and the categories that a product can have',
    responses: { 200: jsonResponse(productChoices, 'the choices'), 401: refusals[401], 403: refusals[403] },
  }),
  addAdminProduct: adminCall('catalog.edit', {
    method: 'post',
    path: '/api/admin/products',
    tags,
    summary: 'Adds a draft',
    request: { body: jsonBody(newProductForm) },
    responses: {
      200: jsonResponse(adminProduct, 'the draft'),
      400: refusals[400],
      401: refusals[401],
      403: refusals[403],
    },
  }),
  getAdminProduct: adminCall('catalog.view', {
    method: 'get',
    path: PATH,
    tags,
    summary: 'One product, with what it lacks for being published, its colourways, reductions and prices',
    request: { params: inPath },
    responses: { 200: jsonResponse(adminProduct, 'the product'), ...refusals },
  }),
  changeAdminProduct: adminCall('catalog.edit', {
    method: 'patch',
    path: PATH,
    tags,
    summary: 'Changes fields of a product',
    request: { params: inPath, body: jsonBody(productChangeForm) },
    responses: { 200: changed, ...refusals, 409: conflict('changed_meanwhile', 'product_incomplete', 'slug_fixed') },
  }),
  changeProductPrice: adminCall('catalog.prices', {
    method: 'post',
    path: `${PATH}/price`,
    tags,
    summary: 'Changes the price, or a reduction without dates',
    request: { params: inPath, body: jsonBody(priceForm) },
    responses: { 200: changed, ...refusals, 409: conflict('changed_meanwhile', 'reduction_exists') },
  }),
  changeProductStatus: adminCall('catalog.edit', {
    method: 'post',
    path: `${PATH}/status`,
    tags,
    summary: 'Publishes a product that lacks nothing, archives it, or makes it a draft',
    request: { params: inPath, body: jsonBody(statusForm) },
    responses: { 200: changed, ...refusals, 409: conflict('changed_meanwhile', 'product_incomplete') },
  }),
  addReduction: adminCall('catalog.prices', {
    method: 'post',
    path: `${PATH}/reductions`,
    tags,
    summary: 'Plans a reduction from one day to another, or starts it now',
    request: { params: inPath, body: jsonBody(reductionForm) },
    responses: {
      200: changed,
      ...refusals,
      409: conflict('changed_meanwhile', 'reduction_overlaps', 'reduction_exists'),
    },
  }),
  endReduction: adminCall('catalog.prices', {
    method: 'post',
    path: `${PATH}/reductions/{reductionId}/end`,
    tags,
    summary: 'Ends a reduction now, or cancels a planned one',
    request: { params: inPath.extend({ reductionId: idInPath }), body: jsonBody(z.object({ version })) },
    responses: { 200: changed, ...refusals, 409: conflict('changed_meanwhile', 'reduction_over') },
  }),
  previewProduct: adminCall('catalog.view', {
    method: 'get',
    path: `${PATH}/preview`,
    tags,
    summary: 'Leads to the page of a product as shoppers would see it; the link works for an hour',
    request: { params: inPath },
    responses: { ...refusals, 302: { description: 'to the preview' } },
  }),
}
