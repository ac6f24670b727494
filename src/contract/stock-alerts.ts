import { z } from '@hono/zod-openapi'
import { defineCall } from './define-call.ts'
import { email, line } from './fields.ts'
import { errorResponse, jsonBody, jsonResponse } from './route-parts.ts'

const byToken = { body: jsonBody(z.object({ token: z.string().min(1).max(200) })) }

export const stockAlertCalls = {
  askStockAlert: defineCall('visitor', {
    method: 'post',
    path: '/api/products/{slug}/alerts',
    tags: ['Catalogue'],
    summary: 'Asks for one e-mail when a product is back; the answer is the same whether or not the address is known',
    request: { params: z.object({ slug: line(200) }), body: jsonBody(z.object({ email })) },
    responses: {
      202: jsonResponse(z.null(), 'a confirmation will be asked for by e-mail'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
      429: errorResponse('too_many_requests'),
    },
  }),
  confirmStockAlert: defineCall('public', {
    method: 'post',
    path: '/api/stock-alerts/confirm',
    tags: ['Catalogue'],
    summary: 'Confirms by the link that was sent that the holder of an address wants to be told',
    request: byToken,
    responses: {
      200: jsonResponse(z.object({ status: z.literal('confirmed') }), 'confirmed'),
      404: errorResponse('not_found'),
    },
  }),
  leaveStockAlert: defineCall('public', {
    method: 'post',
    path: '/api/stock-alerts/leave',
    tags: ['Catalogue'],
    summary: 'Takes a request back by the link from an e-mail; repeating it changes nothing',
    request: byToken,
    responses: {
      200: jsonResponse(z.object({ status: z.literal('left') }), 'forgotten'),
      404: errorResponse('not_found'),
    },
  }),
}
