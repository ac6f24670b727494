import { z } from '@hono/zod-openapi'
import { idInPath, moment } from '../fields.ts'
import { jsonBody, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'
import { conflict } from './stock.ts'
import { refusals, requestKey, stockLines, stockNote, storeId } from './stock-fields.ts'

const staffName = z.string().nullable()
const transfer = z
  .object({
    id: z.int(),
    fromStore: z.string(),
    toStore: z.string(),
    status: z.enum(['under_way', 'received']),
    note: z.string().nullable(),
    sentBy: staffName,
    sentAt: moment,
    receivedBy: staffName,
    receivedAt: moment.nullable(),
    lines: z.array(
      z.object({
        productId: z.int(),
        sku: z.string(),
        name: z.string(),
        nameEl: z.string(),
        quantity: z.int(),
      }),
    ),
  })
  .openapi('Transfer')
export type Transfer = z.infer<typeof transfer>

const transferForm = z.object({
  requestKey,
  fromStore: storeId,
  toStore: storeId,
  note: stockNote,
  lines: stockLines,
})
export type TransferForm = z.output<typeof transferForm>

const tags = ['Transfers of the back office']
const answer = jsonResponse(transfer, 'the transfer as it is now')

export const transferCalls = {
  listTransfers: adminCall('stock.view', {
    method: 'get',
    path: '/api/admin/transfers',
    tags,
    summary: 'The transfers under way, and the last ones that were received',
    responses: { 200: jsonResponse(z.array(transfer), 'under way first'), 401: refusals[401], 403: refusals[403] },
  }),
  sendTransfer: adminCall('stock.move', {
    method: 'post',
    path: '/api/admin/transfers',
    tags,
    summary: 'Sends pieces from one store to another',
    request: { body: jsonBody(transferForm) },
    responses: { 200: answer, ...refusals, 409: conflict('not_enough_stock', 'stock_reserved') },
  }),
  receiveTransfer: adminCall('stock.move', {
    method: 'post',
    path: '/api/admin/transfers/{id}/receive',
    tags,
    summary: 'Receives all pieces of a transfer, once',
    request: { params: z.object({ id: idInPath }) },
    responses: { 200: answer, ...refusals, 409: conflict('transfer_received') },
  }),
}
