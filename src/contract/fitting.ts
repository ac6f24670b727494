import { z } from '@hono/zod-openapi'
import { moment } from './fields.ts'

/** The time for the collection of an order, when an optician fits the frame. */
export const fitting = z
  .object({
    token: z.string().describe('gives access to the appointment, see GET /api/appointments/{token}'),
    date: z.string(),
    startsAt: moment,
  })
  .openapi('Fitting')
export type Fitting = z.infer<typeof fitting>
