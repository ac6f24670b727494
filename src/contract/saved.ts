import { z } from '@hono/zod-openapi'
import { defineCall } from './define-call.ts'
import { idInPath, storedId } from './fields.ts'
import { errorResponse, jsonResponse } from './route-parts.ts'

const saved = jsonResponse(z.array(storedId), 'the ids of all the user’s saved products, the last saved first')
const whichProduct = z.object({ productId: idInPath })

export const savedCalls = {
  listSaved: defineCall('user', {
    method: 'get',
    path: '/api/saved',
    tags: ['Account'],
    summary: 'The products the signed-in user has saved',
    responses: { 200: saved, 401: errorResponse('sign_in_required') },
  }),
  saveProduct: defineCall('user', {
    method: 'put',
    path: '/api/saved/{productId}',
    tags: ['Account'],
    summary: 'Saves a product; one that is saved already is no error',
    request: { params: whichProduct },
    responses: {
      200: saved,
      400: errorResponse('invalid_input'),
      401: errorResponse('sign_in_required'),
      404: errorResponse('not_found'),
    },
  }),
  forgetProduct: defineCall('user', {
    method: 'delete',
    path: '/api/saved/{productId}',
    tags: ['Account'],
    summary: 'Removes a saved product; one that is not saved is no error',
    request: { params: whichProduct },
    responses: { 200: saved, 400: errorResponse('invalid_input'), 401: errorResponse('sign_in_required') },
  }),
}
