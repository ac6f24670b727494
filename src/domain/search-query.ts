import type { Sort } from './filters.ts'
import { type FrameSize, takeSizes } from './frame-size.ts'
import { markLayoutSlips } from './keyboard-layout.ts'
import { foldText, words } from './search-key.ts'
import { markMeasures } from './search-measures.ts'
import { type SearchPrices, takePrices } from './search-prices.ts'
import { stemKey } from './search-stem.ts'
import { findUnsafe } from './unsafe-searches.ts'

/** What somebody searched for. All of it must be met. */
export interface SearchQuery extends SearchPrices {
  words: readonly string[]
  sizes: readonly FrameSize[]
  /** What low or high prices ask for. */
  sort?: Sort
  /** A number alone: a price in whole EUR, unless some product has it as a word. */
  orPrice?: number
}

const LITTLE_WORDS = [
  'για με και σε του των τουσ τα το η ο οι τη την τησ τον στο στη στα στην στον στισ στουσ απο ενα εναν ενασ μια μιασ που ή κι δε δεν να θα μου σου μασ σασ',
  'ειναι κατι σαν οπωσ πιο πολυ λιγο ολη ολα ολη ολο τι τζαι τζι εν τυπου ειδοσ μερα μερασ καθε καθημερινα καθημερινη χρηση κατασκευησ κατασκευη οικοσ οικου',
  'gia me kai ta to ton tou tis tin oi se sto sta stin ston mou sou mas sas einai kati san opos opws pio poly poli ola oli olo ena enan mia tha den na',
  'εσιει εσιετε μπορω θελω χρειαζομαι ψαχνω βρω εχω εχετε φοραω φορω φορεσω υπαρχουν αγορα αγορασω καλα ωραια thelo thelw psaxno psaxnw exo exw exete foro forao',
  'for with and the of a an in on or i im my me some want need looking search find show buy get have do you please any what whats is are it its that this',
  'these those your we us he she they them to at by from as be am one ones something anything very really too most more all day everyday daily who pattern print effect wearer use wear wearing made design',
  'best nice good like look looks pretty beautiful elegant stylish classic modern fashionable fashion trendy cool designer luxury colored coloured tint tints',
  'gift gifts present presents δωρο δωρα doro dwro dora online eshop shop store optician opticians cyprus κυπρο κυπροσ κυπρου kypros',
  'λευκωσια λεμεσο λεμεσοσ παφο παφοσ λαρνακα λαρνακασ nicosia limassol paphos larnaca lefkosia lemeso pafo larnaka',
  'κομψα κλασικα μοντερνα στυλατα ομορφα επωνυμα πολυτελη kompsa klasika monterna omorfa',
].join(' ')
/** What nearly everything here is: it narrows nothing beside another word. */
const PLAIN_NOUNS = [
  'γυαλιά γυαλιων γυαλιού σκελετοσ σκελετοί σκελετού σκελετών σκελετούς φακοι φακός φακών φακού φακούς ζευγάρι ζευγάρια σχήμα χρώμα στυλ φίλτρο πλαίσιο προστασία',
  'glasses eyewear eyeglasses spectacles specs frames lens lenses shape colour color style filter size pair protection',
].join(' ')
/** Two words that are written as one. */
const SPLIT_WORDS = /(?<![\p{L}\d]|cat[\s-]|cats[\s-])(sun|eye|brow)[\s-]+(?=(?:glas|wear|line))/gu
const MILLIMETRES = /(?<=\d)\s*(?:mm|χιλ\p{L}*|xil(?:iost\p{L}*)?)(?![\p{L}\d])/gu
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
const MADE_IN_CYPRUS = /(?:made|κατασκευ\p{L}*|φτιαγμεν\p{L}*)[\s-]+(?:in|στην|στη)?[\s-]*(?:cyprus|κυπρο)(?!\p{L})/gu
/** As in `γυαλιά για τη θάλασσα`, not as in the colour `sea`. */
const FOR_THE_SEA =
  /(?<!\p{L})(?:(?:για|gia|στη|στην|sti|stin)(?: (?:τη|την|ti|tin))?|for the|at the|by the) (?:θαλασσα|thalassa|8alassa|sea)(?!\p{L})/gu
/** What a face is like says nothing of the frame. */
const FACE_SHAPE =
  /(?<!\p{L})(?:(?:στρογγυλ|οβαλ|τετραγων|μακροστεν|τριγωνικ|ωοειδ)\p{L}*[\s-]+προσωπ\p{L}*|(?:str?ogg?[iuy]l\p{L}*|oval|tetrag[ow]n\p{L}*)[\s-]+pros[ow]p\p{L}*|(?:round|oval|square|heart|long|oblong|diamond|triangular|triangle)(?:[\s-]+shaped?)?[\s-]+faces?)(?!\p{L})/gu
export const withoutFaceShape = (folded: string): string => folded.replace(FACE_SHAPE, ' glasses ')
/** What asks for a low price, and for a high one, without saying which. */
const CHEAP =
  /(?<!\p{L})(?:cheap\p{L}*|inexpensive|affordable|lowest|φθην\p{L}+|φτην\p{L}+|φθηνοτερ\p{L}+|ftin[aoe]\p{L}*|fthin[aoe]\p{L}*|οικονομικ(?:α|ο|οσ|οι|εσ|ουσ)|oikonomika|(?:low|lowest) prices?)(?!\p{L})/gu
const DEAR =
  /(?<!\p{L})(?:dearest|priciest|(?:most )?expensive|highest price|ακριβ(?:α|ο|οι|εσ|η|οσ|ουσ)|ακριβοτερ\p{L}+|πανακριβ\p{L}+|akriva|akrivotera)(?!\p{L})/gu
/** A word that no product has. */
export const NOTHING = '?'
/** Until then frames for children fit. */
const LAST_AGE_OF_CHILDREN = 14
/** Colours of lenses, beside a word for lenses. */
const TINTED_LENSES = new RegExp(
  [
    '(?<![\\p{L}])(grey|gray|brown|green|blue|pink|rose|yellow|amber)[\\s-]+(?:lens|lenses|tint|tinted)(?![\\p{L}])',
    '(?<![\\p{L}])(γκρι|καφε|πρασιν\\p{L}*|μπλε|ροζ|κιτριν\\p{L}*|κεχριμπαρενι\\p{L}*|gkri|kafe|prasin\\p{L}*|mple|ble|roz|kitrin\\p{L}*)[\\s-]+(?:φακ|fak)\\p{L}+',
  ].join('|'),
  'gu',
)

/** The word under which a product's lenses are filed by their colour, so that `blue lenses` are not blue frames. */
export const lensWord = (colour: string): string => `${stemKey(foldText(SAME_TINT[colour] ?? colour))}lens`
/** Amber is a brown, and what others call yellow. */
const SAME_TINT: Readonly<Record<string, string>> = { rose: 'pink', yellow: 'amber' }

const keysOf = (text: string): ReadonlySet<string> => new Set(words(text).map(stemKey))
const LITTLE_KEYS: ReadonlySet<string> = new Set(words(LITTLE_WORDS))
const PLAIN_KEYS = keysOf(PLAIN_NOUNS)

/** The order that a folded text asks for, and the text without it. */
function takeSort(folded: string): { sort?: Sort; rest: string } {
  for (const [pattern, sort] of [
    [CHEAP, 'price-asc'],
    [DEAR, 'price-desc'],
  ] as const) {
    const rest = folded.replace(pattern, ' ')
    if (rest !== folded) return { sort, rest }
  }
  return { rest: folded }
}

/** Reads prices and sizes out of a search, and leaves the words that narrow it; null if there is nothing to search for. */
export function readSearchQuery(text: string): SearchQuery | null {
  if (findUnsafe(text) !== null) return { words: [NOTHING], sizes: [] }
  const folded = markMeasures(
    withoutFaceShape(foldText(markLayoutSlips(text)))
      .replace(SPLIT_WORDS, '$1')
      .replace(MILLIMETRES, ''),
  )
    .replace(POWER, ' prescription ')
    .replace(AGE_OF_CHILD, '')
    .replace(AGE, (_, age: string) => (Number(age) <= LAST_AGE_OF_CHILDREN ? 'kids' : ''))
    .replace(TINTED_LENSES, (_, english?: string, greek?: string) => lensWord(english ?? greek ?? ''))
    .replace(MADE_IN_CYPRUS, 'madeincyprus')
    .replace(FOR_THE_SEA, ' sunglasses')
  const { sort, rest: unsorted } = takeSort(folded)
  const { prices, rest: unpriced } = takePrices(unsorted)
  const { sizes, rest } = takeSizes(unpriced)
  const all = words(rest)
  const telling = all.filter((word) => !LITTLE_KEYS.has(word))
  const narrowing = telling.filter((word) => !PLAIN_KEYS.has(stemKey(word)))
  const isRead = sizes.length > 0 || sort !== undefined || Object.keys(prices).length > 0
  const kept = [narrowing, telling, isRead ? [] : all].find((some) => some.length > 0) ?? []
  if (kept.length === 0 && !isRead) return null
  const [only = ''] = kept
  const isNumber = kept.length === 1 && !isRead && /^\d{2,5}$/.test(only)
  return { ...prices, words: kept, sizes, ...(sort && { sort }), ...(isNumber && { orPrice: Number(only) }) }
}
