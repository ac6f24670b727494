import { z } from '@hono/zod-openapi'
import { defineCall } from './define-call.ts'
import { lines } from './fields.ts'
import { errorResponse, jsonBody, jsonResponse } from './route-parts.ts'

const lensQuestion = z
  .object({
    kind: z.enum(['text', 'prescription']).describe('`prescription`: the paper itself is asked for'),
    text: z.string().nullable().describe('the optician’s words'),
    productName: z.string(),
    productNameEl: z.string(),
    orderId: z.string(),
    isAnswered: z.boolean(),
  })
  .openapi('LensQuestion')
export type LensQuestion = z.infer<typeof lensQuestion>

export const lensAnswer = z.strictObject({
  text: lines(2_000).trim(),
  paperId: z.uuid().nullable().describe('a photo of the paper'),
})

const token = z.string().min(1).max(200)
const tags = ['Lenses']

export const lensQuestionCalls = {
  getLensQuestion: defineCall('visitor', {
    method: 'get',
    path: '/api/lens-questions/{token}',
    tags,
    summary: 'What the optician asks of an order, by the link that was sent to its buyer',
    request: { params: z.object({ token }) },
    responses: { 200: jsonResponse(lensQuestion, 'the question'), 404: errorResponse('not_found') },
  }),
  answerLensQuestion: defineCall('visitor', {
    method: 'post',
    path: '/api/lens-questions/{token}',
    tags,
    summary: 'Answers it once, with words, a photo or both; the same answer again changes nothing',
    request: { params: z.object({ token }), body: jsonBody(lensAnswer) },
    responses: {
      200: jsonResponse(lensQuestion, 'the question'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
      429: errorResponse('too_many_requests'),
    },
  }),
}
