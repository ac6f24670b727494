import { CLASS_LIMITS_MM } from '../../domain/fit.ts'
import { formatMoney } from '../../domain/money.ts'
import { CLAIMS, CONTACT, type Language, SHIPPING, VAT_PERCENT } from '../../domain/shop-facts.ts'
import { localized } from '../../i18n/languages.ts'

const euros = (cents: number) => formatMoney(cents, 'EUR').replace('.00', '')

/** Values for `{name}` in the pages of text, so that each figure is written in one place only. */
const factsIn = (language: Language): Record<string, string | number> => ({
  'free-from': euros(SHIPPING.freeShippingThresholdCents),
  standard: euros(SHIPPING.standardCents),
  express: euros(SHIPPING.expressCents),
  estimate: SHIPPING.deliveryEstimate.replace('-', '–'),
  'return-days': SHIPPING.returnsDays,
  vat: VAT_PERCENT,
  years: CLAIMS.years,
  'narrow-below': CLASS_LIMITS_MM.narrowBelow,
  'wide-above': CLASS_LIMITS_MM.wideAbove,
  email: CONTACT.email,
  // No line break within a number.
  phone: CONTACT.phone.replaceAll(' ', '\u00a0'),
  hours: localized(CONTACT, 'customerServiceHours', language),
})

/**
 * A text with the shop's facts in it.
 *
 * @throws Error for a fact the shop does not know
 */
export function fillFacts(text: string, language: Language): string {
  const facts = factsIn(language)
  return text.replace(/\{([a-z-]+)\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`the shop knows no {${name}}`)
    return String(fact)
  })
}
