import { CONTACT, type Language, SHOP_NAME } from '../../domain/shop-facts.ts'
import { STORES } from '../../domain/stores.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { WORDS } from './words.ts'

export interface Signature {
  language: Language
  home: string
  lines: readonly string[]
}

export function emailSignature(language: Language, home: string): Signature {
  const { parts } = WORDS[language]
  const { email, phone } = CONTACT
  const hours = localized(CONTACT, 'customerServiceHours', language)
  const lines = [
    fill(parts.questions, { email, phone, hours }),
    fill(parts.seller, { shop: SHOP_NAME, address: sellerAddress(language) }),
    parts.automatic,
  ]
  return { language, home, lines }
}

/** The first store's, until the company's registered address is known. */
export const sellerAddress = (language: Language): string => localized(STORES[0], 'address', language)
