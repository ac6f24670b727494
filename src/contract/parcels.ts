import { z } from '@hono/zod-openapi'
import { CARRIER_IDS } from '../domain/carriers.ts'
import { PARCEL_STATES, SHOWN_PARCEL_STATES } from '../domain/parcel.ts'
import { moment } from './fields.ts'

/** A parcel as its buyer sees it. */
export const orderParcel = z
  .object({
    carrier: z.enum(CARRIER_IDS),
    trackingNumber: z.string().nullable(),
    trackingUrl: z.string().nullable().describe('the carrier’s own page'),
    state: z.enum(SHOWN_PARCEL_STATES),
    events: z.array(z.object({ state: z.enum(PARCEL_STATES), at: moment })).describe('each state once, oldest first'),
  })
  .openapi('OrderParcel')
export type OrderParcel = z.infer<typeof orderParcel>
