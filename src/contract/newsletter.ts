import { z } from '@hono/zod-openapi'
import { NEWSLETTER_SOURCES } from '../domain/newsletter.ts'
import { defineCall } from './define-call.ts'
import { email } from './fields.ts'
import { errorResponse, jsonBody, jsonResponse } from './route-parts.ts'

const byToken = { body: jsonBody(z.object({ token: z.string().min(1).max(200) })) }

export const newsletterCalls = {
  subscribe: defineCall('visitor', {
    method: 'post',
    path: '/api/newsletter',
    tags: ['Newsletter'],
    summary: 'Asks for the newsletter; the answer is the same whether or not the address is known',
    request: {
      body: jsonBody(
        z.object({ email, source: z.enum(NEWSLETTER_SOURCES).default('unknown').describe('where the form stands') }),
      ),
    },
    responses: {
      202: jsonResponse(z.null(), 'a confirmation will be asked for by e-mail'),
      400: errorResponse('invalid_input'),
      429: errorResponse('too_many_requests'),
    },
  }),
  confirm: defineCall('public', {
    method: 'post',
    path: '/api/newsletter/confirm',
    tags: ['Newsletter'],
    summary: 'Confirms that the holder of an address wants the newsletter, by the link that was sent there',
    request: byToken,
    responses: {
      200: jsonResponse(z.object({ status: z.literal('subscribed') }), 'subscribed'),
      404: errorResponse('not_found'),
    },
  }),
  leave: defineCall('public', {
    method: 'post',
    path: '/api/newsletter/leave',
    tags: ['Newsletter'],
    summary: 'Unsubscribes by the link from an e-mail',
    request: byToken,
    responses: {
      200: jsonResponse(z.object({ status: z.literal('unsubscribed') }), 'unsubscribed'),
      404: errorResponse('not_found'),
    },
  }),
}
