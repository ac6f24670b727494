import { z } from '@hono/zod-openapi'
import { defineCall } from './define-call.ts'
import { line } from './fields.ts'
import { errorResponse, jsonResponse } from './route-parts.ts'

/** One answer holds so many. */
export const MOST_DELIVERY_POINTS = 20

const POSITION = /^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/

const pointsQuery = z.object({
  q: line(60).default('').describe('a postal code or its beginning, or words of the name and address'),
  near: z
    .string()
    .regex(POSITION)
    .transform((text) => text.split(',').map(Number))
    .refine(([latitude = 0, longitude = 0]) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
    .transform(([latitude = 0, longitude = 0]) => ({ latitude, longitude }))
    .optional()
    .describe('latitude and longitude with a comma between them; the nearest come first'),
})
export type DeliveryPointsQuery = z.output<typeof pointsQuery>

const point = z
  .object({
    id: z.string().describe('the carrier’s own'),
    carrier: z.string(),
    name: z.string().describe('in the language of the visitor, where the carrier has it'),
    address: z.string(),
    postalCode: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    distanceMetres: z.int().nullable().describe('from `near`, as the crow flies; null without it'),
    isDemo: z.boolean().describe('invented: the shop has no contract with a carrier of lockers yet'),
  })
  .openapi('DeliveryPoint')
export type OfferedPoint = z.infer<typeof point>

export const deliveryPointCalls = {
  listDeliveryPoints: defineCall('public', {
    method: 'get',
    path: '/api/delivery-points',
    tags: ['Delivery'],
    summary: `At most ${MOST_DELIVERY_POINTS} lockers that parcels may be sent to`,
    request: { query: pointsQuery },
    responses: {
      200: jsonResponse(z.array(point), 'the lockers: the nearest first, else by postal code'),
      400: errorResponse('invalid_input'),
    },
  }),
}
