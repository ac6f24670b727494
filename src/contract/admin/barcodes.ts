import { z } from '@hono/zod-openapi'
import { toGtin14 } from '../../domain/barcode.ts'
import { fieldMessage } from '../field-problems.ts'
import { idInPath, line } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'

const barcodes = z.object({ codes: z.array(z.string()).describe('14 digits each') }).openapi('Barcodes')
export type Barcodes = z.infer<typeof barcodes>

/** Adding one twice adds nothing, so it needs no request key. */
export const barcodeForm = z.object({
  code: line(40)
    .transform((text, context) => {
      const gtin = toGtin14(text)
      if (gtin === null) context.addIssue({ code: 'custom', message: fieldMessage('invalid_barcode') })
      return gtin ?? ''
    })
    .describe('GTIN-8, -12, -13 or -14 with its check digit'),
})

const PATH = '/api/admin/products/{productId}/barcodes'
const productId = idInPath
const tags = ['Catalogue of the back office']
const refusals = {
  400: errorResponse('invalid_input'),
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted'),
  404: errorResponse('not_found'),
}

export const barcodeCalls = {
  listBarcodes: adminCall('catalog.view', {
    method: 'get',
    path: PATH,
    tags,
    summary: 'The barcodes of a product',
    request: { params: z.object({ productId }) },
    responses: { 200: jsonResponse(barcodes, 'the barcodes'), ...refusals },
  }),
  addBarcode: adminCall('catalog.edit', {
    method: 'post',
    path: PATH,
    tags,
    summary: 'Adds a barcode to a product',
    request: { params: z.object({ productId }), body: jsonBody(barcodeForm) },
    responses: { 200: jsonResponse(barcodes, 'the barcodes'), ...refusals, 409: errorResponse('barcode_taken') },
  }),
  removeBarcode: adminCall('catalog.edit', {
    method: 'delete',
    path: `${PATH}/{code}`,
    tags,
    summary: 'Removes a barcode from a product',
    request: { params: z.object({ productId, code: z.string().regex(/^\d{14}$/) }) },
    responses: { 200: jsonResponse(barcodes, 'the barcodes'), ...refusals },
  }),
}
