import { remember } from '../remember.ts'
import { foldText } from '../search-key.ts'
import type { Measured } from './measure-words.ts'

/** As `cheaper than the Livia`: what is wanted, by a product that is named. */
export interface Comparison {
  by: 'price' | Extract<Measured, 'weight' | 'width'>
  isLess: boolean
  /** What names the product. */
  than: string
  /** What else the search says; may be blank. */
  rest: string
}

// Texts are folded: without accents, in lower case, with 'ς' as 'σ'.
const WAYS: readonly (readonly [more: string, by: Comparison['by'], isLess: boolean])[] = [
  ['cheaper|less expensive|more affordable|(?:πιο )?(?:φθ|φτ)ην\\p{L}+|(?:pio )?ft?h?in\\p{L}+', 'price', true],
  ['dearer|pricier|more expensive|(?:πιο )?ακριβ\\p{L}+|(?:pio )?akriv\\p{L}+', 'price', false],
  ['lighter|(?:πιο )?ελαφρ\\p{L}+|(?:pio )?elafr\\p{L}+', 'weight', true],
  ['heavier|(?:πιο βαρι\\p{L}+|βαρυτερ\\p{L}+)', 'weight', false],
  ['narrower|smaller|πιο (?:στεν|μικρ)\\p{L}+|(?:στεν|μικρ)οτερ\\p{L}+|pio (?:sten|mikr)\\p{L}+', 'width', true],
  [
    'wider|larger|bigger|πιο (?:φαρδ|μεγαλ|πλατ)\\p{L}+|(?:φαρδ|μεγαλ|πλατ)υτερ\\p{L}+|pio (?:fard|megal)\\p{L}+',
    'width',
    false,
  ],
]
const ARTICLE = '(?:(?:the|my|an?|τ[αοη]ν?|τι[σν]|τουσ|t[aoi]n?|tis)\\s+)?'
const NAME = '(?!\\d|[€£$])(?<than>[\\p{L}\\d\\s]+?)'
const END = '(?=\\s*(?:[,.;!?]|$)|\\s+(?:for|in|with|and|but|για|σε|με|και|αλλα|gia|se|me|kai)\\s)'
const LIKE = '(?:(?:something|anything|κατι|kati)\\s+)?(?:like|similar to|σαν|οπωσ|san|opws)\\s+'
const BUT = ',?\\s+(?:but|αλλα|μα|alla)\\s+(?:(?:a bit|a little|λιγο|ligo)\\s+)?'

const COMPARISONS = WAYS.map(([more, by, isLess]) => ({
  by,
  isLess,
  said: [
    new RegExp(`(?<!\\p{L})(?:${more})\\s+(?:than|απο|apo)\\s+${ARTICLE}${NAME}${END}`, 'u'),
    new RegExp(`(?<!\\p{L})${LIKE}${ARTICLE}${NAME}${BUT}(?:${more})(?!\\p{L})`, 'u'),
  ],
}))
const MAY_COMPARE = /(?<!\p{L})(?:than|απο|apo|but|αλλα|μα|alla)(?!\p{L})/u

/** One search is read several times: for its list, its counts, its answers and whether it was in vain. */
const MOST_REMEMBERED = 500

/** What a search compares with; null for one that compares nothing. */
export const readComparison = remember((text): Comparison | null => {
  const folded = foldText(text)
  if (!MAY_COMPARE.test(folded)) return null
  for (const { by, isLess, said } of COMPARISONS) {
    for (const pattern of said) {
      const than = pattern.exec(folded)?.groups?.than
      if (than !== undefined) return { by, isLess, than, rest: folded.replace(pattern, ' ') }
    }
  }
  return null
}, MOST_REMEMBERED)
