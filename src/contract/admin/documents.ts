import { z } from '@hono/zod-openapi'
import { documentFile, orderDocument, pdfResponse } from '../documents.ts'
import { calendarDate, digits, euros, line, pageCursor } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { adminCall, dangerousCall } from './define-admin-call.ts'
import { listCount } from './list-count.ts'

const DOCUMENT_VIEWS = ['all', 'invoice', 'receipt', 'credit_note', 'not_signed'] as const
export type DocumentView = (typeof DOCUMENT_VIEWS)[number]

const documentRow = orderDocument
  .extend({
    orderId: z.string(),
    buyer: z.string().describe('as the document names them'),
    vat: euros,
    signature: z.enum(['none', 'signed', 'failed']).describe('what a connected fiscal device says of it'),
  })
  .openapi('DocumentRow')
export type AdminDocument = z.infer<typeof documentRow>

const documentsQuery = z.object({
  view: z.enum(DOCUMENT_VIEWS).default('all'),
  q: line(60).default('').describe('the beginning of a document’s number, or of an order’s'),
  from: calendarDate.optional().describe('issued on this day or later'),
  to: calendarDate.optional().describe('issued on this day or before'),
  after: pageCursor(),
  limit: digits(1, 100).default(50),
})
export type DocumentsQuery = z.output<typeof documentsQuery>

const documentList = z.object({
  documents: z.array(documentRow).describe('newest first'),
  count: listCount,
  next: z.string().nullable().describe('the next page’s `after`; null on the last page'),
})
export type DocumentList = z.infer<typeof documentList>

const exportForm = z
  .object({ from: calendarDate, to: calendarDate })
  .refine(({ from, to }) => from <= to, { path: ['to'] })
export type DocumentsExport = z.output<typeof exportForm>

const refusals = {
  400: errorResponse('invalid_input'),
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted', 'confirmation_required'),
}
const tags = ['Documents']

export const adminDocumentCalls = {
  listDocuments: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/documents',
    tags,
    summary: 'A page of the invoices, receipts and credit notes',
    request: { query: documentsQuery },
    responses: { 200: jsonResponse(documentList, 'a page'), ...refusals },
  }),
  getDocument: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/documents/{file}',
    tags,
    summary: 'One of them as PDF; the look is noted in the audit',
    request: { params: z.object({ file: documentFile }) },
    responses: { 200: pdfResponse, ...refusals, 404: errorResponse('not_found') },
  }),
  listDocumentsOfOrder: adminCall('orders.view', {
    method: 'get',
    path: '/api/admin/orders/{orderId}/documents',
    tags,
    summary: 'The documents of one order, oldest first',
    request: { params: z.object({ orderId: line(40) }) },
    responses: { 200: jsonResponse(z.object({ documents: z.array(orderDocument) }), 'the documents'), ...refusals },
  }),
  exportDocuments: dangerousCall('orders.export', {
    method: 'post',
    path: '/api/admin/documents/export',
    tags,
    summary: 'The documents issued from one day to another for the accountant, as CSV: a row for each of their rates',
    request: { body: jsonBody(exportForm) },
    responses: {
      200: { description: 'the file', content: { 'text/csv': { schema: z.string() } } },
      ...refusals,
    },
  }),
}
