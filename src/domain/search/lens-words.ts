import { words } from '../search-key.ts'
import { rangeWord } from './measure-words.ts'
import { phrasePattern } from './phrase-pattern.ts'
import { stemKey } from './stem.ts'

// Texts are folded: without accents, in lower case, with 'ς' as 'σ'.
const POLARISED = '(?:[\\s-]+(polari[sz]ed|πολωτικ\\p{L}+|pol[ow]tik\\p{L}+))?[\\s-]+'
const COLOURS = [
  'grey|gray|smoked?|smoky|brown|green|blue|pink|rose|yellow|amber',
  'γκρι(?:ζοι|ζουσ)?|φιμε|καφε|πρασιν\\p{L}*|μπλε|ροζ|κιτριν\\p{L}*|κεχριμπαρενι\\p{L}*',
  'gkri|fime|kafe|prasin\\p{L}*|mple|ble|roz|kitrin\\p{L}*',
].join('|')
/** Colours of lenses, beside a word for lenses. */
const TINTED_LENSES = new RegExp(
  `(?<!\\p{L})(${COLOURS})${POLARISED}(?:lens|lenses|lense|tint|tinted|(?:φακ|fak)\\p{L}+)(?!\\p{L})`,
  'gu',
)

/** As `gold mirror` and `ασημένιος καθρέφτης`, of lenses, in either order in Greek. */
const GOLD = 'gold|χρυσ\\p{L}*|(?:x|h|ch)r[iyu]s\\p{L}*'
const SILVER = 'silver|ασημ\\p{L}*|as[hi]m\\p{L}*'
const MIRROR = '(?:mirror\\p{L}*|καθρεφτ\\p{L}*|kathreft\\p{L}*)'
const MIRRORS = new RegExp(
  [
    `(?<!\\p{L})(?:(?:(?<gold>${GOLD})|${SILVER})[\\s-]+${MIRROR}`,
    `(?:mirror(?:ed)?(?=\\s+\\p{L}+\\s+lens)|(?:καθρεφτ|kathreft)\\p{L}*)\\s+(?:(?<after>${GOLD})|${SILVER}))(?!\\p{L})`,
  ].join('|'),
  'gu',
)

/** Lenses are dark by the category of their filter, not by their colour. */
const DARK_LENSES = phrasePattern(`
  ((very|πολύ|poly) )?(dark(er|(?<most>est))?|(πιο )?σκούρ(α|οι|ους|ος|ότερ*)|skour[aoi]*)(?= (lens|sunglasses|shades|tint|φακ|fak|γυαλιά ηλίου|g[iy]+alia [hi]l[iy]ou))
`)
/** As `light tint`; `light lenses` weigh little. */
const LIGHT_LENSES = phrasePattern(`
  (lightly|light|pale|slightly) (tint(s|ed)?|colou?red(?= (lens|sunglass|shades)))( lens(es)?)?
  (ανοιχτ|ανοικτ)* φακ*
  (ανοιχτ|ανοικτ)*(?= γυαλιά ηλίου)
`)
/** The word of a search for dark lenses. */
export const DARK = rangeWord('filter', 3, 4)
const DARKEST = rangeWord('filter', 4, 4)
const LIGHT = rangeWord('filter', 0, 2)

/** Amber is a brown, and what others call yellow. */
const SAME_TINT: Readonly<Record<string, string>> = {
  rose: 'pink',
  yellow: 'amber',
  smoke: 'grey',
  smoked: 'grey',
  smoky: 'grey',
  φιμε: 'γκρι',
  γκριζοι: 'γκρι',
  γκριζουσ: 'γκρι',
  fime: 'γκρι',
}

/** What every word of `lensWord` ends in. */
export const LENS = 'lens'

/** The word under which a product's lenses are filed by their colour, so that `blue lenses` are not blue frames. */
export const lensWord = (colour: string): string => `${stemKey(words(SAME_TINT[colour] ?? colour).join(''))}${LENS}`

/** A folded text with one word for each colour of lenses that it names, for mirrors, and for dark lenses. */
export const markLenses = (folded: string): string =>
  folded
    .replace(TINTED_LENSES, (_, colour: string, polarised = '') => `${lensWord(colour)} ${polarised}`.trim())
    .replace(MIRRORS, (_, ...groups) => {
      const { gold, after } = groups.at(-1) as { gold?: string; after?: string }
      return lensWord((gold ?? after) === undefined ? 'silver mirror' : 'gold mirror')
    })
    .replace(LIGHT_LENSES, `${LIGHT} `)
    .replace(DARK_LENSES, (_, ...groups) => {
      const { most } = groups.at(-1) as { most?: string }
      return most === undefined ? DARK : DARKEST
    })
