import { containedVatCents } from './money.ts'
import type { ShippingSettings } from './settings.ts'
import { missingForFreeShippingCents, shippingCents } from './shipping.ts'
import { type DeliveryMethod, VAT_PERCENT } from './shop-facts.ts'

export interface Priced {
  priceCents: number
  discountPriceCents: number | null
}

export interface Totals {
  subtotalCents: number
  shippingCents: number
  cashFeeCents: number
  totalCents: number
  vatCents: number
  missingForFreeShippingCents: number
}

/** The price charged, in cents: the discount price if present, else the price (specification, section 9). */
export function unitPriceCents(product: Priced): number {
  return product.discountPriceCents ?? product.priceCents
}

/**
 * The totals of order lines, in integer cents. Without lines there are no fees.
 * @param lines unit prices in cents and whole quantities of at least 1
 * @param cashFee for cash on delivery, in cents
 */
export function totalsOf(
  lines: readonly { unitPriceCents: number; quantity: number }[],
  shipping: ShippingSettings,
  method: DeliveryMethod = 'standard',
  cashFee = 0,
): Totals {
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0)
  const delivery = lines.length === 0 ? 0 : shippingCents(subtotalCents, method, shipping)
  const cashFeeCents = lines.length === 0 ? 0 : cashFee
  const totalCents = subtotalCents + delivery + cashFeeCents
  return {
    subtotalCents,
    shippingCents: delivery,
    cashFeeCents,
    totalCents,
    vatCents: containedVatCents(totalCents, VAT_PERCENT),
    missingForFreeShippingCents: missingForFreeShippingCents(subtotalCents, shipping),
  }
}
