import { z } from '@hono/zod-openapi'
import { DOCUMENT_KINDS } from '../domain/tax-document.ts'
import { defineCall } from './define-call.ts'
import { euros, line, moment } from './fields.ts'
import { errorResponse, jsonResponse } from './route-parts.ts'

export const orderDocument = z
  .object({
    number: z.string().describe('as INV-2026-000001'),
    kind: z.enum(DOCUMENT_KINDS),
    issuedAt: moment,
    total: euros.describe('VAT included; of a credit note what is credited'),
    href: z.string().describe('the path of the PDF'),
  })
  .openapi('OrderDocument')
export type OrderDocument = z.infer<typeof orderDocument>

/** The file's name in a path; its handler reads the number. */
export const documentFile = z
  .string()
  .regex(/^[A-Z]{2,5}-\d{4}-\d{6,9}\.pdf$/)
  .transform((name) => name.slice(0, -'.pdf'.length))

export const pdfResponse = {
  description: 'the document',
  content: { 'application/pdf': { schema: z.any().openapi({ type: 'string', format: 'binary' }) } },
}

const documents = jsonResponse(z.object({ documents: z.array(orderDocument) }), 'the documents, oldest first')
const orderId = line(40)
const token = z.string().min(1).max(200)
const tags = ['Orders']
const refusals = { 400: errorResponse('invalid_input'), 404: errorResponse('not_found') }

export const documentCalls = {
  listOrderDocuments: defineCall('visitor', {
    method: 'get',
    path: '/api/orders/{orderId}/documents',
    tags,
    summary: 'The invoices and credit notes of an order, to its buyer only',
    request: { params: z.object({ orderId }) },
    responses: { 200: documents, ...refusals },
  }),
  getOrderDocument: defineCall('visitor', {
    method: 'get',
    path: '/api/orders/{orderId}/documents/{file}',
    tags,
    summary: 'One of them as PDF, in the language of the order',
    request: { params: z.object({ orderId, file: documentFile }) },
    responses: { 200: pdfResponse, ...refusals },
  }),
  listDocumentsByLink: defineCall('public', {
    method: 'get',
    path: '/api/orders/by-link/{token}/documents',
    tags,
    summary: 'The invoices and credit notes of the order that a signed link is for',
    request: { params: z.object({ token }) },
    responses: { 200: documents, ...refusals },
  }),
  getDocumentByLink: defineCall('public', {
    method: 'get',
    path: '/api/orders/by-link/{token}/documents/{file}',
    tags,
    summary: 'One of them as PDF',
    request: { params: z.object({ token, file: documentFile }) },
    responses: { 200: pdfResponse, ...refusals },
  }),
}
