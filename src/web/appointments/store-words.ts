import type { Language } from '../../domain/shop-facts.ts'
import type { Store } from '../../domain/stores.ts'

/** A store as it is spoken of in a language. */
export function storeWords(store: Store, language: Language) {
  return language === 'el'
    ? { name: store.nameEl, address: store.addressEl, hours: store.hoursEl }
    : { name: store.name, address: store.address, hours: store.hours }
}

export const telephone = (phone: string) => `tel:${phone.replaceAll(' ', '')}`
