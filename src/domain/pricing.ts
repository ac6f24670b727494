import type { ShippingSettings } from './settings.ts'
import { missingForFreeShippingCents, shippingCents } from './shipping.ts'
import type { DeliveryMethod } from './shop-facts.ts'
import { taxLines } from './tax.ts'
import type { RateOf, TaxClass } from './tax-rates.ts'

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

export interface PricedLine {
  unitPriceCents: number
  quantity: number
  taxClass: TaxClass
}

export interface PricingRules {
  shipping: ShippingSettings
  rateOf: RateOf
}

/**
 * The totals of order lines, in integer cents. Without lines there are no fees. VAT is contained: that of the goods at
 * the rates of their classes, that of delivery and of the fee for cash at the standard rate, as on the invoice.
 * @param lines unit prices in cents and whole quantities of at least 1
 * @param cashFee for cash on delivery, in cents
 */
export function totalsOf(
  lines: readonly PricedLine[],
  { shipping, rateOf }: PricingRules,
  method: DeliveryMethod = 'standard',
  cashFee = 0,
): Totals {
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0)
  const delivery = lines.length === 0 ? 0 : shippingCents(subtotalCents, method, shipping)
  const cashFeeCents = lines.length === 0 ? 0 : cashFee
  const fees = { grossCents: delivery + cashFeeCents, ratePercent: rateOf('standard') }
  const goods = lines.map(({ unitPriceCents: cents, quantity, taxClass }) => ({
    grossCents: cents * quantity,
    ratePercent: rateOf(taxClass),
  }))
  return {
    subtotalCents,
    shippingCents: delivery,
    cashFeeCents,
    totalCents: subtotalCents + delivery + cashFeeCents,
    vatCents: taxLines([...goods, fees]).rates.reduce((sum, { vatCents }) => sum + vatCents, 0),
    missingForFreeShippingCents: missingForFreeShippingCents(subtotalCents, shipping),
  }
}
