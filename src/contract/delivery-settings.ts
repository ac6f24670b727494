import * as z from 'zod'
import { DOOR_CARRIERS } from '../domain/delivery-settings.ts'
import { line } from './fields.ts'

/** A range of business days, as `2-4`. */
export const estimate = z
  .string()
  .regex(/^\d{1,2}-\d{1,2}$/)
  .refine((text) => {
    const [fewest = 0, most = 0] = text.split('-').map(Number)
    return fewest <= most
  })

const POSTCODES = /^$|^\d{4}(-\d{4})?(, ?\d{4}(-\d{4})?)*$/
const trackingLink = line(300).refine((text) => text === '' || (/^https:\/\//.test(text) && text.includes('{number}')))
const carrier = z.enum(DOOR_CARRIERS)

/** See `DeliverySettings` for the units. */
export const deliverySettings = z.object({
  methods: z
    .object({ standard: z.boolean(), express: z.boolean(), locker: z.boolean(), collection: z.boolean() })
    .refine((methods) => Object.values(methods).some(Boolean)),
  cutOffAt: z
    .int()
    .min(0)
    .max(24 * 60),
  dispatchDays: z.int().min(0).max(20).describe('goods arrive within 30 days by law'),
  estimates: z.object({ express: estimate, locker: estimate, collection: estimate }),
  remotePostcodes: line(2000).regex(POSTCODES),
  remoteEstimate: estimate,
  carriers: z.object({ standard: carrier, express: carrier }),
  trackingLinks: z.object({
    akis: trackingLink,
    travel_express: trackingLink,
    cyprus_post: trackingLink,
    own_van: trackingLink,
  }),
})
