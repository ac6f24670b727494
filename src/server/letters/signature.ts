import { CONTACT, type Language, SHOP_NAME } from '../../domain/shop-facts.ts'
import { STORES } from '../../domain/stores.ts'
import { fill } from '../../i18n/translate.ts'
import { WORDS } from './words.ts'

/** Who writes, at the foot of every letter. */
export interface Signature {
  language: Language
  home: string
  lines: readonly string[]
}

export function signatureOf(language: Language, home: string): Signature {
  const { parts } = WORDS[language]
  const { email, phone, customerServiceHours, customerServiceHoursEl } = CONTACT
  const hours = language === 'el' ? customerServiceHoursEl : customerServiceHours
  const lines = [
    fill(parts.questions, { email, phone, hours }),
    fill(parts.seller, { shop: SHOP_NAME, address: seatOf(language) }),
    parts.automatic,
  ]
  return { language, home, lines }
}

/** Where the seller sits: the first store, until the company's registered address is entered. */
export function seatOf(language: Language): string {
  const [{ address, addressEl }] = STORES
  return language === 'el' ? addressEl : address
}
