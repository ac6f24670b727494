import { type DeliveryMethod, SHIPPING } from './shop-facts.ts'

/**
 * The delivery fee in cents. Standard delivery is free from the threshold on; express always costs its fee
 * (specification, section 9; express delivery is our addition). Collection from a store costs nothing.
 */
export function shippingCents(subtotalCents: number, method: DeliveryMethod): number {
  if (method === 'collection') return 0
  if (method === 'express') return SHIPPING.expressCents
  return hasFreeShipping(subtotalCents) ? 0 : SHIPPING.standardCents
}

export function hasFreeShipping(subtotalCents: number): boolean {
  return subtotalCents >= SHIPPING.freeShippingThresholdCents
}

/** Cents missing for free shipping; 0 if it is reached. */
export function missingForFreeShippingCents(subtotalCents: number): number {
  return Math.max(0, SHIPPING.freeShippingThresholdCents - subtotalCents)
}
