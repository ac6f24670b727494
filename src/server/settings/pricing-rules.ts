import { dayInCyprus } from '../../domain/calendar.ts'
import type { PricingRules } from '../../domain/pricing.ts'
import { ratesOn } from '../../domain/tax-rates.ts'
import type { Settings } from './settings.ts'

/** How lines are priced now, by the settings and the VAT rates of today. */
export function pricingRules({ settings, clock }: { settings: Settings; clock: () => Date }): PricingRules {
  const { shipping, tax } = settings.current()
  return { shipping, rateOf: ratesOn(tax, dayInCyprus(clock())) }
}
