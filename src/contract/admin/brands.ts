import { z } from '@hono/zod-openapi'
import { MAKER_FIELDS, makerGaps } from '../../domain/maker.ts'
import { category } from '../catalog.ts'
import { fieldMessage } from '../field-problems.ts'
import { digits, email, line, lines, moment } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse, problem } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'
import { requestKey, version } from './product-forms.ts'

const brandFields = z.object({
  brand: line(100).min(1, fieldMessage('name_required')),
  maker: line(300).describe('the manufacturer’s name; these may be empty until a product is published'),
  postalAddress: line(300),
  email: email.or(z.literal('')),
  isInUnion: z.boolean().describe('whether the maker is established in the EU'),
  responsiblePerson: line(300)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .describe('name and address of who answers for a maker outside the EU'),
})

const adminBrand = z
  .object({
    ...brandFields.shape,
    email: z.string(),
    responsiblePerson: z.string().nullable(),
    version: z.int(),
    products: z.int().describe('how many products it has'),
    published: z.int().describe('how many of them shoppers see'),
    gaps: z.array(z.enum(MAKER_FIELDS)).describe('what is missing for publishing (Regulation (EU) 2023/988, art. 19)'),
  })
  .openapi('AdminBrand')
export type AdminBrand = z.infer<typeof adminBrand>

/** What every product of a published brand must say about its maker. */
export function makerProblems(fields: z.output<typeof brandFields>): Record<string, 'text_required'> {
  return Object.fromEntries(makerGaps(fields).map((field) => [field, fieldMessage('text_required') as 'text_required']))
}

export const newBrandForm = brandFields.extend({ requestKey })
export type NewBrand = z.output<typeof newBrandForm>
export const brandForm = brandFields.extend({ version })
export type BrandChange = z.output<typeof brandForm>

const adminCategory = z
  .object({ ...category.shape, version: z.int(), products: z.int().describe('how many products it has') })
  .openapi('AdminCategory')
export type AdminCategory = z.infer<typeof adminCategory>

const categoryName = line(100).min(1, fieldMessage('name_required'))
export const categoryForm = z.object({
  version,
  name: categoryName,
  nameEl: categoryName,
  description: lines(1000).trim(),
  descriptionEl: lines(1000).trim(),
})
export type CategoryChange = z.output<typeof categoryForm>

const conflict = <Schema extends z.ZodType>(current: Schema) =>
  z.object({
    error: problem.shape.error.extend({
      current: current.optional(),
      changedBy: z.string().nullable().optional(),
      changedAt: moment.optional(),
    }),
  })

const tags = ['Catalogue of the back office']
const inPath = z.object({ brand: line(100) })
const refusals = {
  400: errorResponse('invalid_input'),
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted'),
  404: errorResponse('not_found'),
}

export const brandCalls = {
  listBrands: adminCall('catalog.view', {
    method: 'get',
    path: '/api/admin/brands',
    tags,
    summary: 'All brands with their makers',
    responses: { 200: jsonResponse(z.array(adminBrand), 'by name'), 401: refusals[401], 403: refusals[403] },
  }),
  getBrand: adminCall('catalog.view', {
    method: 'get',
    path: '/api/admin/brands/{brand}',
    tags,
    summary: 'One brand',
    request: { params: inPath },
    responses: { 200: jsonResponse(adminBrand, 'the brand'), ...refusals },
  }),
  addBrand: adminCall('catalog.edit', {
    method: 'post',
    path: '/api/admin/brands',
    tags,
    summary: 'Adds a brand',
    request: { body: jsonBody(newBrandForm) },
    responses: {
      200: jsonResponse(adminBrand, 'the brand'),
      400: refusals[400],
      401: refusals[401],
      403: refusals[403],
    },
  }),
  changeBrand: adminCall('catalog.edit', {
    method: 'put',
    path: '/api/admin/brands/{brand}',
    tags,
    summary: 'Changes a brand; a new name is that of its products too',
    request: { params: inPath, body: jsonBody(brandForm) },
    responses: {
      200: jsonResponse(adminBrand, 'the brand as it is now'),
      ...refusals,
      409: jsonResponse(conflict(adminBrand), 'changed_meanwhile'),
    },
  }),
  listAdminCategories: adminCall('catalog.view', {
    method: 'get',
    path: '/api/admin/categories',
    tags,
    summary: 'All categories',
    responses: { 200: jsonResponse(z.array(adminCategory), 'in order'), 401: refusals[401], 403: refusals[403] },
  }),
  changeCategory: adminCall('catalog.edit', {
    method: 'put',
    path: '/api/admin/categories/{id}',
    tags,
    summary: 'Changes the names and descriptions of a category',
    request: { params: z.object({ id: digits(1, 1_000) }), body: jsonBody(categoryForm) },
    responses: {
      200: jsonResponse(adminCategory, 'the category as it is now'),
      ...refusals,
      409: jsonResponse(conflict(adminCategory), 'changed_meanwhile'),
    },
  }),
}
