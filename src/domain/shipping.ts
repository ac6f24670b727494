import { SHIPPING, type ShippingMethod } from './shop-facts.ts'

/**
 * What delivery costs, in cents. Standard is free when the subtotal is at or above the threshold; express always costs
 * its fee (specification, section 9; the choice of express beside standard is ours).
 */
export function shippingCents(subtotalCents: number, method: ShippingMethod): number {
  if (method === 'express') return SHIPPING.expressCents
  return hasFreeShipping(subtotalCents) ? 0 : SHIPPING.standardCents
}

/** Whether a subtotal in cents reaches free shipping; exactly the threshold does. */
export function hasFreeShipping(subtotalCents: number): boolean {
  return subtotalCents >= SHIPPING.freeShippingThresholdCents
}

/** Cents that are missing for free shipping; 0 once it is reached. */
export function missingForFreeShippingCents(subtotalCents: number): number {
  return Math.max(0, SHIPPING.freeShippingThresholdCents - subtotalCents)
}
