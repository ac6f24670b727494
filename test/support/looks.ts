import type { Language } from '../../src/domain/shop-facts.ts'

/**
 * The language and width in which accessibility is checked: both languages and both widths, each language in one of
 * them. Greek, whose words are longer, gets the narrow screen.
 */
export const LOOKS: readonly { language: Language; width: number }[] = [
  { language: 'en', width: 1280 },
  { language: 'el', width: 360 },
]
