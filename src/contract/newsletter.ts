import { createRoute, z } from '@hono/zod-openapi'
import { email } from './fields.ts'
import { answers, refuses, takes } from './route-parts.ts'

const byToken = { body: takes(z.object({ token: z.string().min(1).max(200) })) }

export const newsletterCalls = {
  subscribe: createRoute({
    method: 'post',
    path: '/api/newsletter',
    tags: ['Newsletter'],
    summary: 'Asks for the newsletter; the answer is the same whether or not the address is known',
    request: { body: takes(z.object({ email })) },
    responses: {
      202: answers(z.null(), 'a confirmation will be asked for by e-mail'),
      400: refuses('invalid_input'),
      429: refuses('too_many_requests'),
    },
  }),
  confirm: createRoute({
    method: 'post',
    path: '/api/newsletter/confirm',
    tags: ['Newsletter'],
    summary: 'Confirms that the holder of an address wants the newsletter, by the link that was sent there',
    request: byToken,
    responses: {
      200: answers(z.object({ status: z.literal('subscribed') }), 'they receive it from now on'),
      404: refuses('not_found'),
    },
  }),
  leave: createRoute({
    method: 'post',
    path: '/api/newsletter/leave',
    tags: ['Newsletter'],
    summary: 'Ends the newsletter for whoever holds the link',
    request: byToken,
    responses: {
      200: answers(z.object({ status: z.literal('unsubscribed') }), 'they receive it no more'),
      404: refuses('not_found'),
    },
  }),
}
