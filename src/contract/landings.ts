import { z } from '@hono/zod-openapi'
import { defineCall } from './define-call.ts'
import { line } from './fields.ts'
import { filters } from './product-queries.ts'
import { errorResponse, jsonResponse } from './route-parts.ts'

const landingLink = z.object({ slug: z.string(), title: z.string(), titleEl: z.string() })

const landing = landingLink
  .extend({
    description: z.string().describe('for search engines'),
    descriptionEl: z.string(),
    text: z.string(),
    textEl: z.string(),
    filters: filters.describe('what is listed'),
    near: filters.describe('what comes close to it'),
  })
  .openapi('Landing')
export type Landing = z.infer<typeof landing>

export const landingCalls = {
  listLandings: defineCall('public', {
    method: 'get',
    path: '/api/landings',
    tags: ['Catalogue'],
    summary: 'The pages for what many people look for',
    responses: { 200: jsonResponse(z.array(landingLink), 'every page') },
  }),
  getLanding: defineCall('public', {
    method: 'get',
    path: '/api/landings/{slug}',
    tags: ['Catalogue'],
    summary: 'One such page: its text and the filters of its products',
    request: { params: z.object({ slug: line(100) }) },
    responses: {
      200: jsonResponse(landing, 'the page'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
    },
  }),
}
