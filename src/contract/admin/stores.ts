import { z } from '@hono/zod-openapi'
import { errorResponse, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'

const store = z
  .object({
    id: z.string(),
    name: z.string(),
    nameEl: z.string(),
    seats: z.int().describe('appointments at the same time'),
    isClosed: z.boolean().describe('for good'),
  })
  .openapi('StaffStore')

export const adminStoreCalls = {
  listAdminStores: adminCall('staff', {
    method: 'get',
    path: '/api/admin/stores',
    tags: ['Settings'],
    summary: 'Every store, for naming it in a form',
    responses: { 200: jsonResponse(z.array(store), 'the stores'), 401: errorResponse('sign_in_required') },
  }),
}
