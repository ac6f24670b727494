import * as z from 'zod'
import { type CarrierId, DOOR_CARRIERS, isCarrierUsed } from '../domain/carriers.ts'
import { DEFAULT_DELIVERY } from '../domain/delivery-settings.ts'
import { fieldMessage } from './field-problems.ts'
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
const trackingLink = line(300).refine(
  (text) => text === '' || (/^https:\/\//.test(text) && text.includes('{number}')),
  fieldMessage('invalid_tracking_link'),
)
const carrier = z.enum(DOOR_CARRIERS)
const isUsed = z.boolean()

/** See `DeliverySettings` for the units. What is later than the first release has a default: older settings lack it. */
export const deliverySettings = z
  .object({
    methods: z
      .object({ standard: z.boolean(), express: z.boolean(), locker: z.boolean(), collection: z.boolean() })
      .refine((methods) => Object.values(methods).some(Boolean)),
    cutOffAt: z
      .int()
      .min(0)
      .max(24 * 60),
    dispatchDays: z.int().min(0).max(20).describe('goods arrive within 30 days by law'),
    estimates: z.object({ express: estimate, locker: estimate, collection: estimate }),
    remotePostcodes: line(2000).regex(POSTCODES, fieldMessage('invalid_postcodes')),
    remoteEstimate: estimate,
    lensEstimate: estimate.default(DEFAULT_DELIVERY.lensEstimate),
    doorCarriers: z
      .object({ acs: isUsed, akis: isUsed, travel_express: isUsed, cyprus_post: isUsed, own_van: isUsed })
      .default(DEFAULT_DELIVERY.doorCarriers),
    carriers: z.object({ standard: carrier, express: carrier }),
    trackingLinks: z.object({
      boxnow: trackingLink.default(''),
      acs: trackingLink.default(''),
      akis: trackingLink,
      travel_express: trackingLink,
      cyprus_post: trackingLink,
      own_van: trackingLink,
    }),
  })
  .superRefine((settings, context) => {
    for (const [method, id] of Object.entries(settings.carriers) as [string, CarrierId][]) {
      if (isCarrierUsed(id, settings)) continue
      context.addIssue({ code: 'custom', path: ['carriers', method], message: fieldMessage('carrier_not_used') })
    }
  })
