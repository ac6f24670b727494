import { z } from '@hono/zod-openapi'
import { errorResponse, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'

export const documentOfCalls = adminCall('staff', {
  method: 'get',
  path: '/api/admin/openapi.json',
  tags: ['This document'],
  summary: 'Every call of the back office, in OpenAPI 3.1',
  responses: {
    200: jsonResponse(z.looseObject({ openapi: z.string() }), 'the document'),
    401: errorResponse('sign_in_required'),
  },
})
