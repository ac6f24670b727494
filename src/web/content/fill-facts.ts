import { FACE_CLASS_LIMITS_MM, FRAME_CLASS_LIMITS_MM } from '../../domain/fit.ts'
import { formatMoney } from '../../domain/money.ts'
import { type Keeping, RETENTION } from '../../domain/retention.ts'
import { SESSION_IDLE_DAYS } from '../../domain/session-ends.ts'
import { type Language, VAT_PERCENT } from '../../domain/shop-facts.ts'
import { LANGUAGE_TABLE, localized } from '../../i18n/languages.ts'
import type { SiteSettings } from '../site/storefront-context.tsx'

const euros = (cents: number) => formatMoney(cents).replace('.00', '')

/** Values for `{name}` in the pages of text, so that each figure is written in one place only. */
const factsIn = (
  language: Language,
  { shipping, appointments, contact, documentYears }: SiteSettings,
): Record<string, string | number> => ({
  'free-from': euros(shipping.freeShippingThresholdCents),
  standard: euros(shipping.standardCents),
  express: euros(shipping.expressCents),
  estimate: shipping.deliveryEstimate.replace('-', '–'),
  'return-days': shipping.returnsDays,
  vat: VAT_PERCENT,
  'exam-minutes': appointments.services.eye_exam.minutes,
  'narrow-below': FRAME_CLASS_LIMITS_MM.narrowBelow,
  'wide-above': FRAME_CLASS_LIMITS_MM.wideAbove,
  'narrow-face-below': FACE_CLASS_LIMITS_MM.narrowBelow,
  'wide-face-above': FACE_CLASS_LIMITS_MM.wideAbove,
  'session-idle-days': SESSION_IDLE_DAYS,
  'document-years': documentYears,
  email: contact.email,
  // No line break within a number.
  phone: contact.phone.replaceAll(' ', '\u00a0'),
  hours: localized(contact, 'customerServiceHours', language),
  ...timesKept(language),
})

const kept = new Map<Language, Record<string, string>>()

/** `{kept-NAME}`: how long the sweep keeps a kind of personal data. Making the formats is slow, so it is done once. */
function timesKept(language: Language): Record<string, string> {
  const times = kept.get(language) ?? formatTimesKept(language)
  kept.set(language, times)
  return times
}

function formatTimesKept(language: Language): Record<string, string> {
  const entries = Object.entries(RETENTION).map(([name, rule]): [string, string] => {
    const keeps: Keeping = rule.keeps
    const [value, unit] = 'days' in keeps ? ([keeps.days, 'day'] as const) : ([keeps.years, 'year'] as const)
    const format = new Intl.NumberFormat(LANGUAGE_TABLE[language].locale, { style: 'unit', unit, unitDisplay: 'long' })
    return [`kept-${name}`, format.format(value)]
  })
  return Object.fromEntries(entries)
}

/**
 * A text with the shop's facts in it.
 *
 * @throws Error for a fact the shop does not know
 */
export function fillFacts(text: string, language: Language, settings: SiteSettings): string {
  const facts = factsIn(language, settings)
  return text.replace(/\{([a-z-]+)\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`the shop knows no {${name}}`)
    return String(fact)
  })
}
