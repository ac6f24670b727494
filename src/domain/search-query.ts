import { type FrameSize, takeSizes } from './frame-size.ts'
import { markLayoutSlips } from './keyboard-layout.ts'
import { foldText, words } from './search-key.ts'
import { markMeasures } from './search-measures.ts'
import { type SearchPrices, takePrices } from './search-prices.ts'
import { stemKey } from './search-stem.ts'

/** What somebody searched for. All of it must be met. */
export interface SearchQuery extends SearchPrices {
  words: readonly string[]
  sizes: readonly FrameSize[]
  /** A number alone: a price in whole EUR, unless some product has it as a word. */
  orPrice?: number
}

const LITTLE_WORDS = [
  'για με και σε του των τουσ τα το η ο οι τη την τον απο στο στη στα ενα μια που ή κι δε να θα μου gia me kai ta to ton tou tis tin oi se sto sta',
  'θελω ψαχνω βρω εχετε υπαρχουν αγορα αγορασω φθηνα φτηνα οικονομικα καλα ωραια thelo thelw psaxno psaxnw exete',
  'for with and the of a an in on or i im my me some want need looking search find show buy get have do you please any what whats is are',
  'cheap best nice good like pretty beautiful elegant stylish classic modern fashionable trendy cool designer luxury',
  'gift gifts present presents δωρο δωρα doro dwro dora online eshop shop store optician opticians cyprus κυπρο κυπροσ κυπρου kypros',
  'λευκωσια λεμεσο λεμεσοσ παφο παφοσ λαρνακα λαρνακασ nicosia limassol paphos larnaca lefkosia lemeso pafo larnaka',
  'κομψα κλασικα μοντερνα στυλατα ομορφα επωνυμα πολυτελη ακριβα kompsa klasika monterna omorfa akriva',
].join(' ')
/** What nearly everything here is: it narrows nothing beside another word. */
const PLAIN_NOUNS = [
  'γυαλιά γυαλιων σκελετοσ σκελετοί φακοι φακός ζευγάρι σχήμα χρώμα στυλ φίλτρο πλαίσιο προστασία',
  'glasses eyewear eyeglasses spectacles frames lens lenses shape colour color style filter size pair protection',
].join(' ')
/** Two words that are written as one. */
const SPLIT_WORDS = /(?<![\p{L}\d]|cat[\s-]|cats[\s-])(sun|eye|brow)[\s-]+(?=(?:glas|wear|line))/gu
const MILLIMETRES = /(?<=\d)\s*(?:mm|χιλ\p{L}*)(?![\p{L}\d])/gu
/** As `5 ετών` and `8 year old`, not as in `2 years of guarantee`. */
const AGE =
  /(?<![\p{L}\d])(\d{1,2})[\s-]*(?:ετων|χρονων|χρονω|etwn|eton|xron[wo]n?|years?[\s-]+olds?|yo)(?![\p{L}\d])/gu
/** As `kids 5 years` and `παιδικά γυαλιά 8-10 ετών`, not as in `kids 45-16`. */
const CHILD =
  '(?<!\\p{L})(?:kids?|child(?:ren)?|boys?|girls?|bab(?:y|ies)|toddlers?|teens?|μωρ\\p{L}+|παιδ\\p{L}+|αγορ\\p{L}+|κοριτσ\\p{L}+)'
const CHILDS_AGE = '(?:1[0-7]|[1-9])(?!\\d)'
const YEARS = 'years?(?:[\\s-]+olds?)?|yo|ετων|χρονων|etwn|eton|xron[wo]n'
const AGE_OF_CHILD = new RegExp(
  `(?<=${CHILD}\\s+(?:glasses|frames|γυαλια|σκελετ\\p{L}+)?\\s*)(?:age[ds]?\\s+)?${CHILDS_AGE}(?:\\s*-\\s*${CHILDS_AGE})?(?:\\s*(?:${YEARS}))?(?![\\p{L}\\d-])`,
  'gu',
)
/** As `+2.00` and `-1,75`, and `+2`: lenses are made in steps of a quarter. */
const POWER = /(?<![\p{L}\d])(?:[+\-−]\s?\d{1,2}[.,](?:00?|25|50?|75)|\+\s?\d)(?![\p{L}\d])/gu
/** At night no tinted lens may be worn at the wheel, so that no product answers. */
const NIGHT = /(?<!\p{L})(?:night|νυ[χκ]τ|n[iyu](?:x|h|kh)t)/u
const WHEEL = /driv|οδηγ|αυτοκιν|od[ih]g|(?<!\p{L})cars?(?!\p{L})/u
/** @param folded a folded search */
export const isNightDriving = (folded: string): boolean => NIGHT.test(folded) && WHEEL.test(folded)
/** A word that no product has. */
export const NOTHING = '?'
/** Until then frames for children fit. */
const LAST_AGE_OF_CHILDREN = 14
/** Colours of lenses, beside a word for lenses. */
const TINTED_LENSES = new RegExp(
  [
    '(?<![\\p{L}])(grey|gray|brown|green|blue|pink)[\\s-]+(?:lens|lenses|tint)(?![\\p{L}])',
    '(?<![\\p{L}])(γκρι|καφε|πρασιν\\p{L}*|μπλε|ροζ|gkri|kafe|prasin\\p{L}*|mple|ble|roz)[\\s-]+(?:φακ|fak)\\p{L}+',
  ].join('|'),
  'gu',
)

/** The word under which a product's lenses are filed by their colour, so that `blue lenses` are not blue frames. */
export const lensWord = (colour: string): string => `${stemKey(foldText(colour))}lens`

const keysOf = (text: string): ReadonlySet<string> => new Set(words(text).map(stemKey))
const LITTLE_KEYS: ReadonlySet<string> = new Set(words(LITTLE_WORDS))
const PLAIN_KEYS = keysOf(PLAIN_NOUNS)

/** Reads prices and sizes out of a search, and leaves the words that narrow it; null if there is nothing to search for. */
export function readSearchQuery(text: string): SearchQuery | null {
  const folded = markMeasures(foldText(markLayoutSlips(text)).replace(SPLIT_WORDS, '$1').replace(MILLIMETRES, ''))
    .replace(POWER, ' prescription ')
    .replace(AGE_OF_CHILD, '')
    .replace(AGE, (_, age: string) => (Number(age) <= LAST_AGE_OF_CHILDREN ? 'kids' : ''))
    .replace(TINTED_LENSES, (_, english?: string, greek?: string) => lensWord(english ?? greek ?? ''))
  if (isNightDriving(folded)) return { words: [NOTHING], sizes: [] }
  const { prices, rest: unpriced } = takePrices(folded)
  const { sizes, rest } = takeSizes(unpriced)
  const all = words(rest)
  const telling = all.filter((word) => !LITTLE_KEYS.has(word))
  const narrowing = telling.filter((word) => !PLAIN_KEYS.has(stemKey(word)))
  const isRead = sizes.length > 0 || Object.keys(prices).length > 0
  const kept = [narrowing, telling, isRead ? [] : all].find((some) => some.length > 0) ?? []
  if (kept.length === 0 && !isRead) return null
  const [only = ''] = kept
  const isNumber = kept.length === 1 && !isRead && /^\d{2,5}$/.test(only)
  return { ...prices, words: kept, sizes, ...(isNumber && { orPrice: Number(only) }) }
}
