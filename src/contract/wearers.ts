import { z } from '@hono/zod-openapi'
import { defineCall } from './define-call.ts'
import { moment } from './fields.ts'
import { errorResponse, jsonBody, jsonResponse } from './route-parts.ts'
import { wearerForm } from './wearer-form.ts'

export const wearer = z
  .object({
    id: z.uuid(),
    name: z.string(),
    birthYear: z.int().nullable(),
    fit: z.string().nullable().describe('as it is given: 52-18-145, 139 or medium'),
    createdAt: moment,
    updatedAt: moment,
  })
  .openapi('Wearer')
export type Wearer = z.infer<typeof wearer>

const all = jsonResponse(z.array(wearer), 'all people of the account, the first added first')
const whichWearer = z.object({ wearerId: z.uuid() })
const body = jsonBody(wearerForm)
const refusals = { 400: errorResponse('invalid_input'), 401: errorResponse('sign_in_required') }

export const wearerCalls = {
  listWearers: defineCall('user', {
    method: 'get',
    path: '/api/account/wearers',
    tags: ['Account'],
    summary: 'The people whose glasses the account looks for',
    responses: { 200: all, 401: errorResponse('sign_in_required') },
  }),
  addWearer: defineCall('user', {
    method: 'post',
    path: '/api/account/wearers',
    tags: ['Account'],
    summary: 'Adds a person',
    request: { body },
    responses: { 200: all, ...refusals, 409: errorResponse('too_many_wearers') },
  }),
  changeWearer: defineCall('user', {
    method: 'put',
    path: '/api/account/wearers/{wearerId}',
    tags: ['Account'],
    summary: 'Replaces what is known of a person',
    request: { params: whichWearer, body },
    responses: { 200: all, ...refusals, 404: errorResponse('not_found') },
  }),
  deleteWearer: defineCall('user', {
    method: 'delete',
    path: '/api/account/wearers/{wearerId}',
    tags: ['Account'],
    summary: 'Deletes a person',
    request: { params: whichWearer },
    responses: { 200: all, ...refusals, 404: errorResponse('not_found') },
  }),
}
