import type { Sort } from '../filters.ts'
import * as limits from './limit-words.ts'
import { isIn, phrasePattern } from './phrase-pattern.ts'

/** Prices in a search, in whole EUR. */
export interface SearchPrices {
  minPrice?: number
  maxPrice?: number
}

// Texts are folded: without accents, in lower case, with 'ς' as 'σ'.
// Rates are settings: pounds and dollars are read as euros.
const CURRENCY = '€|£|\\$|pounds?|gbp|dollars?|usd|λιρεσ|δολαρια|eur\\w*|e[vy]r[ow]\\w*|ευρω|bucks|quid|e(?!\\p{L})'
const AMOUNT = `(?:[€£$]|eur\\w*)?\\s*(\\d{1,6})(?:[.,]\\d\\d)?(?!\\d|[-/]\\d)\\s*(?:${CURRENCY})?`
const MONEY = `(?:(?:[€£$]|eur)\\s*(\\d{1,6})(?:[.,]\\d\\d)?(?!\\d)|(\\d{1,6})(?:[.,]\\d\\d)?\\s*(?:${CURRENCY}))`
const BUDGET = 'μπατζετ|budget|προυπολογισμ\\p{L}*|proypologism\\p{L}*|mpatzet|batzet'
/** Beside a price, where it asks for no low one. */
const SAID_OF_PRICE = new RegExp(
  `(?<!\\p{L})(?:(?:my|our|the|a|το|to) )?(?:${BUDGET})(?: (?:is|of|μου|mou|ειναι|einai))*(?!\\p{L})`,
  'gu',
)
const FROM = `${limits.BETWEEN}|που|pou`
/** As in `να μην κοστίζει πάνω από`, which is no lower limit. */
const MORE_THAN =
  '(?:(?:παρα)?πανω (?:απο|που)|περισσοτερο απο|ακριβοτερ\\p{L}+ απο|(?:para)?pan[ow] (?:apo|pou)|perissotero apo)'
const NOT_MORE = [
  `(?:μην?|δεν?|m[ih]n?|den?) (?:κοστιζ|ξεπερν|υπερβαιν|kosti[sz]|kseper)\\p{L}*(?: ${MORE_THAN}| τα| ta)?`,
  `(?:(?:μην?|δεν?|m[ih]n?|den?) \\p{L}+|οχι|o(?:x|ch|h)i) ${MORE_THAN}|o(?:x|ch|h)i akrivoter\\p{L}+ apo`,
  "(?:(?:do|does|should|must|ca|can|wo)(?:n['’]?t| ?not)|not|never|without) (?:cost(?:ing)?|exceed(?:ing)?|be)(?: (?:more than|over|above))?",
  '(?:nothing|minus anything) (?:over|above|more than)|not? (?:dearer|pricier|costlier|more expensive) than',
].join('|')
const AT_MOST = [
  NOT_MORE,
  'o(?:x|ch|h)i (?:para)?pan[ow] apo|cheaper than',
  '(?:πιο )?φ[θτ]ην(?:α|οτερα) (?:απο|που)|(?:pio )?ft(?:h)?in(?:a|otera) apo',
  limits.AT_MOST,
  limits.UNDER,
  `(?:${BUDGET})(?: (?:of|is|up to|max|μου|ειναι|μεχρι|mou|einai|mexri))*`,
  'sub|ωσ(?: και)?|ws',
].join('|')
const DEARER =
  '(?:dearer|pricier|costlier|more expensive) than|(?:πιο )?ακριβ\\p{L}+ (?:απο|που)|(?:pio )?akriv\\p{L}+ (?:apo|pou)'
const NOT_UNDER =
  '(?:οχι|o(?:x|ch|h)i|not?|nothing) (?:λιγοτερο|κατω|ligotero|kat[ow]|less|under|below|cheaper)(?: (?:απο|apo|than))?'
const AT_LEAST = `${limits.OVER}|${DEARER}|${NOT_UNDER}|${limits.AT_LEAST}`
/** Before a limit that it turns round. */
const NOT_LESS = '(?<!(?:οχι|o(?:x|ch|h)i|not?|nothing)\\s+)'
const { AND_MORE, AND_LESS, TO } = limits

/** Behind an amount. */
const HIGHEST = '(?:max(?:imum)?|tops|at most|το πολυ|μαξιμουμ)(?!\\p{L})'
const PLUS = `\\+(?!\\d)(?:\\s*(?:${CURRENCY}))?`
const AROUND =
  '~|about|around|στα|sta|roughly|approx(?:imately)?|circa|καμια|kamia|περιπου|γυρω (?:στ[αο]|απο)|κοντα στ[αο]|perip[ou]{1,2}|g[iy]r[ow] (?:sta|sto)|konta sta'
/** How far from a price is around it, as a part of it. */
const NEAR = 0.2
const START = '(?<![\\p{L}\\d])'
const RANGE = new RegExp(`${START}(?:${FROM})\\s+${AMOUNT}\\s*(?:${TO})\\s*${AMOUNT}`, 'u')
const MARKED_RANGE = new RegExp(`${START}(?:€\\s*)?(\\d{2,6})\\s*(?:€\\s*)?(?:${TO})\\s*${MONEY}`, 'u')
/** Sizes have no two numbers of three digits. */
const BARE_RANGE =
  /(?<![\p{L}\d-])(\d{3,5})(?:\s*[-–]\s*|\s+(?:με|me|to)\s+|\s*(?:ε?ωσ|e?ws|eos)\s*)(\d{3,5})(?![-/\d])/u
/** What no lens, bridge or temple measures. */
const TOO_WIDE = '7[3-9]|[89]\\d'
const BETWEEN_AMOUNTS = '\\s*[-–]\\s*|\\s+(?:με|εωσ|me|ews|eos|to)\\s+'
const LOW_RANGE = new RegExp(
  `(?<![\\p{L}\\d-])(?:(${TOO_WIDE})(?:${BETWEEN_AMOUNTS})(\\d{2,3})|([2-9]\\d)(?:${BETWEEN_AMOUNTS})(${TOO_WIDE}|10\\d))(?![-/\\p{L}\\d])`,
  'u',
)
const OR_MORE = new RegExp(`${START}(?:απο|apo|from)?\\s*${AMOUNT}\\s*(?:${AND_MORE}|${PLUS})`, 'u')
const OR_LESS = new RegExp(`${START}(?:απο|apo|from)?\\s*${AMOUNT}\\s*(?:${AND_LESS}|${HIGHEST})`, 'u')
const JOINED = '\\s*(?:(?:,|but|and|αλλα|και|kai|alla|ki)\\s*){0,2}'
const BOTH = new RegExp(`${START}(?:${AT_LEAST})\\s*${AMOUNT}${JOINED}(?:${AT_MOST})\\s*${AMOUNT}`, 'u')
const BOTH_TURNED = new RegExp(`${START}(?:${AT_MOST})\\s*${AMOUNT}${JOINED}(?:${AT_LEAST})\\s*${AMOUNT}`, 'u')
/** As in `under 200, or else under 250`. */
const EITHER_MOST = new RegExp(`${START}(?:${AT_MOST})\\s*${AMOUNT}\\s*,?\\s*or\\s*(?:${AT_MOST})\\s*${AMOUNT}`, 'u')
const GIVE_OR_TAKE = new RegExp(
  `(?:${START}(?:${AROUND})\\s*)?${AMOUNT}\\s*,?\\s*(?:give or take|plus or minus|±|\\+/?-|συν πλην|συν μειον)\\s*${AMOUNT}`,
  'u',
)
const MOST = new RegExp(`${START}${NOT_LESS}(?:${AT_MOST})\\s*${AMOUNT}`, 'u')
const LEAST = new RegExp(`${START}(?:${AT_LEAST})\\s*${AMOUNT}`, 'u')
const ABOUT = new RegExp(
  `(?:${START}(?:${AROUND})\\s*(?:${MONEY}|(\\d{3,6}))(?![\\d-])|${START}${MONEY}\\s+(?:περιπου|perip[ou]{1,2}|or (?:so|thereabouts)|give or take|πανω κατω))`,
  'u',
)
const PLAIN = new RegExp(`${START}${MONEY}`, 'u')

const RULES: readonly (readonly [RegExp, (first: number, second: number) => SearchPrices])[] = [
  [BOTH, (minPrice, maxPrice) => ({ minPrice, maxPrice })],
  [BOTH_TURNED, (minPrice, maxPrice) => ({ minPrice, maxPrice })],
  [RANGE, (minPrice, maxPrice) => ({ minPrice, maxPrice })],
  [MARKED_RANGE, (minPrice, maxPrice) => ({ minPrice, maxPrice })],
  [BARE_RANGE, (minPrice, maxPrice) => ({ minPrice, maxPrice })],
  [LOW_RANGE, (minPrice, maxPrice) => ({ minPrice, maxPrice })],
  [GIVE_OR_TAKE, (by, price) => ({ minPrice: price - by, maxPrice: price + by })],
  [EITHER_MOST, (_, maxPrice) => ({ maxPrice })],
  [OR_MORE, (minPrice) => ({ minPrice })],
  [OR_LESS, (maxPrice) => ({ maxPrice })],
  [ABOUT, (price) => ({ minPrice: Math.round(price * (1 - NEAR)), maxPrice: Math.round(price * (1 + NEAR)) })],
  [MOST, (maxPrice) => ({ maxPrice })],
  [LEAST, (minPrice) => ({ minPrice })],
  [PLAIN, (maxPrice) => ({ maxPrice })],
]

/** As `2-3 κατοστάρικα`: notes of a hundred. */
const HUNDREDS = /(?<![\p{L}\d])(\d)(?:\s*(?:-|με|ή|η)\s*(\d))?\s*(?:κατοσταρικ\p{L}+|katostarik\p{L}+)/u

/** As `1.000 ευρώ` and `1,000`. */
const THOUSANDS = /(?<![\p{L}\d.,])(\d{1,3})[.,](\d{3})(?!\d|[.,]\d{3})/gu

/** The price that a folded text names, as 'κατω απο 200', 'under 200' or '100-150€', and the text without it. */
export function takePrices(folded: string): { prices: SearchPrices; rest: string } {
  if (!/\d/.test(folded)) return { prices: {}, rest: folded }
  const text = folded
    .replace(THOUSANDS, '$1$2')
    .replace(HUNDREDS, (_, from: string, to = '') => (to ? `${from}00-${to}00 €` : `${from}00 €`))
  for (const [pattern, read] of RULES) {
    const match = pattern.exec(text)
    if (match === null) continue
    const [first = 0, second = 0] = match.slice(1).filter(Boolean).map(Number)
    const prices = read(Math.min(first, second || first), Math.max(first, second))
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    return { prices, rest: rest.replace(SAID_OF_PRICE, ' ') }
  }
  return { prices: {}, rest: folded }
}

/** What asks for a low price, and for a high one, without saying which. */
const CHEAP = phrasePattern(`
  (low|lower|lowest|good|great|best|fair) prices?|low cost|value for money
  (σε )?((πιο )?(χαμηλ|καλ|λογικ)(ή|ές|ής|ών)|(χαμηλ|καλ)ότερ*|xamil*|kal(i|es)) (σε )?(τιμ(ή|ές|ής|ών)|tim(i|h|es))|(xamila|χαμηλά) (σε|se) (τιμή|tim(i|h))
  προσιτ*|prosit(a|es|i|h)
  cheap*|inexpensive|(least|less) (expensive|pricey|costly)|most affordable|budget( friendly)?|affordable|lowest
  (φθην|φτην|ftin[aoe]|fthin[aoe]|fthna)*
  οικονομικ(ά|ό|ός|οί|ές|ούς)|oikonomika
`)
const DEAR = phrasePattern(`
  dearest|priciest|luxury|luxurious|(most )?expensive|highest price
  ακριβ(ά|ό|οί|ές|ή|ός|ούς)|(ακριβότερ|πανάκριβ|πολυτελ)*
  akriva|akrivotera
`)

/** It stays in the search: what is not marked as new is left out. */
const NEWEST = phrasePattern(`
  newest|latest|most recent|τελευταίες αφίξεις|τις τελευταίες|τα τελευταία
  (πιο|pio) (νέ|καινούργ?ι|τζαινούρ|ne|kainour)*
  (νεότερ|νεώτερ|neoter)*
`)

/** An order that words ask for. */
export type SearchOrder = Exclude<Sort, 'featured'>

/** As `από το ακριβότερο στο φθηνότερο`. */
const FALLING = phrasePattern(`
  from (the )?(dearest|priciest|most expensive|highest)( price)? to (the )?(cheapest|least expensive|lowest)( price)?
  από (το|τα|την) (πιο )?(ακριβ|υψηλ)* (στο|στα|προς|ως|μέχρι)( (το|τα|την))? (πιο )?(φθην|φτην|χαμηλ)*
`)

/** The order that a folded text asks for, and the text without it; from the lowest price where it asks for both. */
export function takeSort(folded: string): { sort?: SearchOrder; rest: string } {
  for (const [pattern, sort] of [
    [FALLING, 'price-desc'],
    [CHEAP, 'price-asc'],
    [DEAR, 'price-desc'],
  ] as const) {
    const rest = folded.replace(pattern, ' ')
    if (rest !== folded) return { sort, rest }
  }
  return isIn(NEWEST, folded) ? { sort: 'newest', rest: folded } : { rest: folded }
}
