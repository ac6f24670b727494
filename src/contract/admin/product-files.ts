import { z } from '@hono/zod-openapi'
import { line } from '../fields.ts'
import { fileBody, IMPORT_BODY } from '../large-bodies.ts'
import { errorResponse, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'
import { productSelection } from './products.ts'

/** A report lists this many rows of each kind. */
export const MOST_REPORTED = 200

const importedRow = z.object({
  line: z.int(),
  sku: z.string(),
  name: z.string(),
  nameEl: z.string(),
  isNew: z.boolean(),
  changes: z
    .array(z.object({ column: z.string(), before: z.string(), after: z.string() }))
    .describe('as cells of the file; empty for a new product'),
})

const importProblem = z.object({
  line: z.int().describe('1 has the names of the columns'),
  code: z.string(),
  column: z.string(),
  detail: z.string(),
  other: z.string(),
})

const importReport = z
  .object({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int().describe('while there is one, nothing is imported'),
    rows: z.array(importedRow).describe(`the first ${MOST_REPORTED} that are new or change`),
    problems: z.array(importProblem).describe(`the first ${MOST_REPORTED}`),
    token: z.string().describe('to import exactly this'),
    isApplied: z.boolean(),
  })
  .openapi('ImportReport')
export type ImportReport = z.infer<typeof importReport>

const refusals = {
  400: errorResponse('invalid_input'),
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted'),
}
const tags = ['Catalogue of the back office']

export const productFileCalls = {
  importProducts: adminCall('catalog.import', {
    method: 'post',
    path: '/api/admin/catalogue/import',
    tags,
    summary: `Says what a CSV file of at most ${IMPORT_BODY.mostMegabytes} MB would change; with the token of such a report, changes it`,
    request: {
      query: z.object({
        token: line(100).optional().describe('of the report on the same file'),
        requestKey: z
          .uuid()
          .optional()
          .describe('needed with a token; the same request again answers the first result'),
      }),
      body: fileBody('text/csv'),
    },
    responses: {
      200: jsonResponse(importReport, 'what is new, changed and refused'),
      ...refusals,
      400: errorResponse('invalid_input', 'file_not_text'),
      409: errorResponse('preview_outdated'),
      413: errorResponse('file_too_large'),
    },
  }),
  exportProducts: adminCall('catalog.view', {
    method: 'get',
    path: '/api/admin/catalogue/export',
    tags,
    summary: 'The products of a view or a search as a CSV file that an import reads back',
    request: { query: productSelection.extend({ separator: z.enum(['comma', 'semicolon']).default('comma') }) },
    responses: { ...refusals, 200: { description: 'the file' } },
  }),
}
