import { z } from '@hono/zod-openapi'
import { defineCall } from './define-call.ts'
import { line } from './fields.ts'
import { errorResponse, jsonResponse } from './route-parts.ts'

const editorial = z
  .object({
    name: z.string(),
    base: z.string().describe('the address without `-{width}.avif` or `-{width}.webp`'),
    width: z.int().describe('of the widest image'),
    height: z.int(),
    widths: z.array(z.int()).describe('all that there are, narrowest first'),
    preview: z.string().describe('the scene in 24 pixels of width, as a data URI'),
  })
  .openapi('Editorial')
export type Editorial = z.infer<typeof editorial>

const share = z.number().optional()
const acetate = z.object({
  stuff: z.literal('acetate'),
  family: z.enum(['solid', 'islands', 'layers', 'horn', 'flecks', 'laminate', 'translucent']),
  colors: z.array(z.string()).readonly(),
  threshold: share,
  size: share,
  clearShare: share,
  milk: share,
  roughness: share,
  depth: share,
  seed: share,
})
const lens = z.object({
  stuff: z.literal('lens'),
  top: z.string(),
  bottom: z.string(),
  from: z.number(),
  to: z.number(),
  reflex: z.string(),
  fresnel: z.number(),
  mirror: z.number(),
})
const look = z
  .object({
    models: z.object({ viewer: z.string(), mirror: z.string() }).describe('addresses of binary glTF, in mm'),
    finishes: z.object({
      acetate,
      metal: z.object({ stuff: z.literal('metal'), color: z.string(), roughness: z.number() }),
      lens,
      silicone: z.object({ stuff: z.literal('silicone') }),
    }),
  })
  .openapi('Look')
export type Look = z.infer<typeof look>

export const pictureCalls = {
  listEditorials: defineCall('public', {
    method: 'get',
    path: '/api/editorials',
    tags: ['Catalogue'],
    summary: 'The editorial pictures',
    responses: { 200: jsonResponse(z.array(editorial), 'every picture') },
  }),
  findLook: defineCall('public', {
    method: 'get',
    path: '/api/products/{slug}/look',
    tags: ['Catalogue'],
    summary: 'Where the models of a product are and what they are painted with',
    request: { params: z.object({ slug: line(200) }) },
    responses: {
      200: jsonResponse(look.nullable(), 'the look, or null where there is no model of it'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
    },
  }),
}
