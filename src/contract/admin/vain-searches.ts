import { z } from '@hono/zod-openapi'
import { errorResponse, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'

const vainSearch = z.object({ text: z.string().describe('as it was typed last'), count: z.int() }).openapi('VainSearch')

export const vainSearchCalls = {
  listVainSearches: adminCall('reports.view', {
    method: 'get',
    path: '/api/admin/vain-searches',
    tags: ['Reports'],
    summary: 'What shoppers searched in the last 30 days and the shop does not have, the most frequent first',
    responses: {
      200: jsonResponse(z.array(vainSearch), 'at most 50'),
      401: errorResponse('sign_in_required'),
      403: errorResponse('not_permitted'),
    },
  }),
}
