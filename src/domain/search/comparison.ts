import { remember } from '../remember.ts'
import { foldText } from '../search-key.ts'
import type { Measured } from './measure-words.ts'

interface Beside {
  /** What else the search says; may be blank. */
  rest: string
}

/** As `cheaper than the Livia`: what is wanted, by a product that is named. */
export interface Limit extends Beside {
  by: 'price' | Exclude<Measured, 'filter'>
  isLess: boolean
  /** As in `as light as the Livia`. */
  mayEqual?: true
  /** What names the product. */
  than: string
}

/** As `between Selene and Luft in price`: what names the products. */
export interface Between extends Beside {
  between: readonly [string, string]
}

export type Comparison = Limit | Between

/** As `the Mirande but for a prescription`. */
export interface Likeness extends Beside {
  /** What names the product. */
  like: string
}

type Way = readonly [more: string, as: string, by: Limit['by'], isLess: boolean]

// Texts are folded: without accents, in lower case, with 'ς' as 'σ'.
const LOWER_PRICE =
  '(?:in|at|for) an? (?:lower|cheaper|smaller|better) price|for less(?: money)?|σε (?:πιο )?(?:χαμηλ|μικρ|καλ)\\p{L}+ τιμη'
/** Of what has no plain word for it, `as` cannot be said. */
const NEVER = '(?!)'
const WAYS: readonly Way[] = [
  ['(?:taller|deeper|higher) lens(?:es)?|(?:πιο ψηλ|ψηλοτερ)\\p{L}+ φακ\\p{L}+', NEVER, 'height', false],
  ['(?:bigger|larger|wider) lens(?:es)?|(?:πιο μεγαλ|μεγαλυτερ)\\p{L}+ φακ\\p{L}+', NEVER, 'lens', false],
  ['(?:smaller|narrower) lens(?:es)?|(?:πιο μικρ|μικροτερ)\\p{L}+ φακ\\p{L}+', NEVER, 'lens', true],
  ['longer (?:temples?|arms?)|(?:πιο μακρ|μακρυτερ)\\p{L}+ (?:βραχιον|μπρατσ)\\p{L}+', NEVER, 'temple', false],
  ['wider (?:nose )?bridge|(?:πιο φαρδι|φαρδυτερ|μεγαλυτερ)\\p{L}+ γεφυρ\\p{L}+', NEVER, 'bridge', false],
  ['narrower (?:nose )?bridge|(?:πιο στεν|στενοτερ|μικροτερ)\\p{L}+ γεφυρ\\p{L}+', NEVER, 'bridge', true],
  [
    `cheaper|less expensive|more affordable|(?:πιο )?(?:φθ|φτ)ην\\p{L}+|(?:pio )?ft?h?in\\p{L}+|${LOWER_PRICE}`,
    'cheap|affordable|(?:φθ|φτ)ην\\p{L}+',
    'price',
    true,
  ],
  [
    'dearer|pricier|more expensive|(?:πιο )?ακριβ\\p{L}+|(?:pio )?akriv\\p{L}+',
    'expensive|ακριβ\\p{L}+',
    'price',
    false,
  ],
  ['lighter|(?:πιο )?ελαφρ\\p{L}+|(?:pio )?elafr\\p{L}+', 'light(?:weight)?|ελαφρ\\p{L}+', 'weight', true],
  ['heavier|(?:πιο βαρι\\p{L}+|βαρυτερ\\p{L}+)', 'heavy|βαρι\\p{L}+', 'weight', false],
  [
    'narrower|smaller|πιο (?:στεν|μικρ)\\p{L}+|(?:στεν|μικρ)οτερ\\p{L}+|pio (?:sten|mikr)\\p{L}+',
    'narrow|small|(?:στεν|μικρ)\\p{L}+',
    'width',
    true,
  ],
  [
    'wider|larger|bigger|πιο (?:φαρδ|μεγαλ|πλατ)\\p{L}+|(?:φαρδ|μεγαλ|πλατ)υτερ\\p{L}+|pio (?:fard|megal)\\p{L}+',
    'wide|large|big|(?:φαρδ|μεγαλ|πλατ)\\p{L}+',
    'width',
    false,
  ],
]
const ARTICLE = '(?:any(?:thing|one)? (?:by|from|of) )?(?:(?:the|my|an?|τ[αοη]ν?|τι[σν]|τουσ|t[aoi]n?|tis)\\s+)?'
const nameAs = (group: string) => `(?!\\d|[€£$])(?<${group}>[\\p{L}\\d\\s]+?)`
const NAME = nameAs('than')
const END = '(?=\\s*(?:[,.;!?]|$)|\\s+(?:for|in|with|and|but|για|σε|στην?|με|και|τζ?[ιa]?αι|αλλα|gia|se|me|kai)\\s)'
const LIKE =
  '(?:(?:something|anything|κατι|kati|one|εναν?|μια)\\s+)?(?:like|similar to|(?:the )?same as|(?:an )?alternatives? to|an? version of|σαν|οπωσ|(?:ιδι|παρομοι)\\p{L}+ με|san|opws)\\s+'
const OTHERWISE = '(?:but|αλλα|μα|alla)\\s+(?:(?:a bit|a little|λιγο|ligo)\\s+)?'
const BUT = `,?\\s+(?:${OTHERWISE})?`
/** As in `heavier but sturdier than`, of which nothing measures the second. */
const AND_MORE = '(?:\\s+(?:but|and|αλλα|και|τζ?αι)\\s+(?:πιο\\s+|more\\s+)?\\p{L}+)?'

const COMPARISONS = WAYS.map(([more, as, by, isLess]) => ({
  by,
  isLess,
  than: new RegExp(
    `(?<!\\p{L})(?:${more})${AND_MORE}\\s+(?:than|απ[’']?|απο|που|apo|pou)\\s+${ARTICLE}${NAME}${END}`,
    'u',
  ),
  like: new RegExp(`(?<!\\p{L})${LIKE}${ARTICLE}${NAME}${BUT}(?:${more})(?!\\p{L})`, 'u'),
  as: new RegExp(`(?<!\\p{L})(?:as|τοσο)\\s+(?:${as})\\s+(?:as|οσο)\\s+${ARTICLE}${NAME}${END}`, 'u'),
  notAs: new RegExp(
    `(?<!\\p{L})(?:not (?:so|as|that)|οχι τοσο)\\s+(?:${as})\\s+(?:as|οσο)\\s+${ARTICLE}${NAME}${END}`,
    'u',
  ),
}))
const BETWEEN = new RegExp(
  `(?:(?:something|κατι)\\s+)?(?<!\\p{L})(?:between|μεταξυ|αναμεσα σ\\p{L}+)\\s+${ARTICLE}${nameAs('one')}\\s+(?:and|και|τζ?αι|kai)\\s+${ARTICLE}${nameAs('other')}${END}`,
  'u',
)
const OF_PRICE =
  /\s*(?:(?:in|by|on|σε|στην|ωσ προσ την)\s+)?(?<!\p{L})(?:prices?|τιμη|τιμεσ|timi|cost(?:s|ing)?)(?!\p{L})/u
const MAY_COMPARE =
  /(?<!\p{L})(?:than|απ|απο|που|apo|pou|but|αλλα|μα|alla|as|τοσο|less|price|τιμη|timi|between|μεταξυ|αναμεσα)(?!\p{L})/u

/** One search is read several times: for its list, its counts, its answers and whether it was in vain. */
const MOST_REMEMBERED = 500

/** What a search compares with; null for one that compares nothing. */
export const readComparison = remember((text): Comparison | null => {
  const folded = foldText(text)
  if (!MAY_COMPARE.test(folded)) return null
  return readLimit(folded) ?? readBetween(folded)
}, MOST_REMEMBERED)

const AS = /(?<!\p{L})(?:as|οσο)(?!\p{L})/u

function readLimit(folded: string): Limit | null {
  const isEqual = AS.test(folded)
  for (const { by, isLess, than, like, as, notAs } of COMPARISONS) {
    for (const pattern of isEqual ? [notAs, as, than, like] : [than, like]) {
      const named = pattern.exec(folded)?.groups?.than
      if (named === undefined) continue
      const rest = folded.replace(pattern, ' ')
      if (pattern === notAs) return { by, isLess: !isLess, than: named, rest }
      return { by, isLess, than: named, rest, ...(pattern === as && { mayEqual: true }) }
    }
  }
  return null
}

function readBetween(folded: string): Between | null {
  const { one, other } = BETWEEN.exec(folded)?.groups ?? {}
  if (one === undefined || other === undefined || !OF_PRICE.test(folded)) return null
  return { between: [one, other], rest: folded.replace(BETWEEN, ' ').replace(OF_PRICE, ' ') }
}

const LIKENESS = new RegExp(
  `(?<!\\p{L})${LIKE}${ARTICLE}${nameAs('like')}(?:,?\\s+(?:${OTHERWISE})?|${END})(?=\\S)`,
  'u',
)
/** As `similar to the Carlotta`, with nothing else. */
const SIMILAR = new RegExp(
  `^\\s*(?:(?:something|anything|κατι|frames?|glasses|sunglasses|γυαλια)\\s+)?(?:similar to|alternatives? (?:to|for)|παρομοι\\p{L}+ με|paromoi\\p{L}+ me)\\s+${ARTICLE}${nameAs('like')}\\s*$`,
  'u',
)
const OTHER = new RegExp(`^\\s*${ARTICLE}${nameAs('like')},?\\s+${OTHERWISE}(?=\\S)`, 'u')

/** What a search wants something like, and what it wants otherwise; null for any other. */
export const readLikeness = remember((text): Likeness | null => {
  const folded = foldText(text)
  for (const pattern of [SIMILAR, LIKENESS, OTHER]) {
    const like = pattern.exec(folded)?.groups?.like
    if (like !== undefined) return { like, rest: folded.replace(pattern, ' ') }
  }
  return null
}, MOST_REMEMBERED)
