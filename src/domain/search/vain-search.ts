import { searchKeys, words } from '../search-key.ts'

/** The longest key and text, in characters. */
const MAX_LENGTH = 80
/** As many digits as a phone number, a card or a birthday has; a product's code has fewer. */
const PERSONAL_DIGITS = 6

export interface VainSearch {
  /** Spellings of the same words share it. */
  key: string
  shown: string
}

/**
 * What may be stored of a search that found nothing. `null`: it has no words, or may name a person, as e-mail addresses
 * and long numbers do.
 */
export function readVainSearch(text: string): VainSearch | null {
  const shown = text.trim().replace(/\s+/g, ' ')
  if (shown.includes('@') || (shown.match(/\d/g)?.length ?? 0) >= PERSONAL_DIGITS) return null
  const key = words(shown).flatMap((word) => searchKeys(word)[0] ?? [])
  if (key.join('').length < 2) return null
  return { key: cut(key.join(' ')), shown: cut(shown) }
}

const cut = (text: string) => [...text].slice(0, MAX_LENGTH).join('').trim()
