import type { Language } from '../domain/shop-facts.ts'
import { el } from './el.ts'
import { en } from './en.ts'
import type { Dictionary } from './translate.ts'

/** Every language's dictionary. Not for browser code, which loads one language with `loadDictionary`. */
export const DICTIONARIES: Record<Language, Dictionary> = {
  en,
  // The compiler checks the keys and a test the placeholders; only the literal types differ.
  el: el as unknown as Dictionary,
}
