import type { DeliveryCountry } from './delivery-country.ts'
import type { ShippingSettings } from './settings.ts'
import type { DeliveryMethod } from './shop-facts.ts'

/**
 * The delivery fee in cents. Standard delivery and lockers are free from the threshold on; express always costs its fee
 * (specification, section 9; express delivery and lockers are our addition). Collection from a store costs nothing.
 */
export function shippingCents(subtotalCents: number, method: DeliveryMethod, shipping: ShippingSettings): number {
  if (method === 'collection') return 0
  if (method === 'express') return shipping.expressCents
  if (hasFreeShipping(subtotalCents, shipping)) return 0
  return method === 'locker' ? shipping.lockerCents : shipping.standardCents
}

/** Standard delivery to a country abroad has its own fee, whatever the order comes to, and its own days. */
export const shippingAbroad = (
  shipping: ShippingSettings,
  { feeCents, estimate }: Pick<DeliveryCountry, 'feeCents' | 'estimate'>,
): ShippingSettings => ({
  ...shipping,
  standardCents: feeCents,
  freeShippingThresholdCents: Number.MAX_SAFE_INTEGER,
  deliveryEstimate: estimate,
})

type Threshold = Pick<ShippingSettings, 'freeShippingThresholdCents'>

export function hasFreeShipping(subtotalCents: number, { freeShippingThresholdCents }: Threshold): boolean {
  return subtotalCents >= freeShippingThresholdCents
}

/** Cents missing for free shipping; 0 if it is reached. */
export function missingForFreeShippingCents(subtotalCents: number, { freeShippingThresholdCents }: Threshold): number {
  return Math.max(0, freeShippingThresholdCents - subtotalCents)
}
