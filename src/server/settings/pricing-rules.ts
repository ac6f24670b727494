import { dayInCyprus } from '../../domain/calendar.ts'
import type { DeliveryCountry } from '../../domain/delivery-country.ts'
import type { PricingRules } from '../../domain/pricing.ts'
import { shippingAbroad } from '../../domain/shipping.ts'
import { ratesOn } from '../../domain/tax-rates.ts'
import type { Settings } from './settings.ts'

/**
 * How lines are priced now, by the settings and the VAT rates of today.
 * @param abroad where a parcel goes; null within Cyprus
 */
export function pricingRules(
  { settings, clock }: { settings: Settings; clock: () => Date },
  abroad: DeliveryCountry | null = null,
): PricingRules {
  const { shipping: usual, tax } = settings.current()
  const shipping = abroad ? shippingAbroad(usual, abroad) : usual
  return { shipping, rateOf: ratesOn(tax, dayInCyprus(clock())) }
}
