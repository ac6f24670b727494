import type { ShopSettings } from '../../domain/settings.ts'
import { type Language, SHOP_NAME } from '../../domain/shop-facts.ts'
import { openStores } from '../../domain/stores.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { WORDS } from './words.ts'

export interface Signature {
  language: Language
  home: string
  lines: readonly string[]
}

export function emailSignature(language: Language, home: string, settings: ShopSettings): Signature {
  const { parts } = WORDS[language]
  const { email, phone } = settings.contact
  const hours = localized(settings.contact, 'customerServiceHours', language)
  const lines = [
    fill(parts.questions, { email, phone, hours }),
    fill(parts.seller, { shop: SHOP_NAME, address: sellerAddress(language, settings) }),
    ...companyLines(language, settings),
    parts.automatic,
  ]
  return { language, home, lines }
}

/** The company's, or the first store's until it is entered. */
export function sellerAddress(language: Language, { company, stores }: ShopSettings): string {
  const [first] = [...openStores(stores), ...stores]
  return localized(company, 'address', language) || (first ? localized(first, 'address', language) : '')
}

/** Who sells (Directive 2011/83/EU, article 6; Directive 2000/31/EC, article 5), as far as it is entered. */
export function companyLines(language: Language, { company }: ShopSettings): string[] {
  const { parts } = WORDS[language]
  const { name, registrationNumber, vatNumber } = company
  const known = [
    name,
    registrationNumber && fill(parts.registration, { number: registrationNumber }),
    vatNumber && fill(parts.vat, { number: vatNumber }),
  ].filter(Boolean)
  return known.length > 0 ? [known.join(' · ')] : []
}
