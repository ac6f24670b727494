import { createRoute, z } from '@hono/zod-openapi'
import { answers, email, refuses, takes } from './fields.ts'

export const newsletterCalls = {
  subscribe: createRoute({
    method: 'post',
    path: '/api/newsletter',
    tags: ['Newsletter'],
    summary: 'Asks for the newsletter; the answer is the same whether or not the address is known',
    request: { body: takes(z.object({ email })) },
    responses: { 202: answers(z.null(), 'a confirmation will be asked for by e-mail'), 400: refuses('invalid_input') },
  }),
}
