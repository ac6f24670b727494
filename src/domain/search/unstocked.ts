import { remember } from '../remember.ts'
import { foldText, queryKeys, words } from '../search-key.ts'
import { keyList, placesWithinEdits } from '../term-edits.ts'
import { isCommon } from './common-words.ts'
import { withoutFaceShape } from './face-shapes.ts'
import { markLayoutSlips, swapKeyboardLayout } from './keyboard-layout.ts'
import { isLittle, isWorn } from './little-words.ts'
import { OTHER_BRANDS } from './other-brands.ts'
import { OTHER_GOODS } from './other-goods.ts'
import { OTHER_KINDS } from './other-kinds.ts'
import { phrasePattern } from './phrase-pattern.ts'
import { SYNONYMS } from './synonyms.ts'
import type { UnstockedRow } from './unstocked-row.ts'
import { takeUnwanted } from './unwanted.ts'

export interface Unstocked extends UnstockedRow {
  /** The search without it. */
  rest: string
}

const keyOf = (spelling: string) => words(spelling).join('')
const BY_KEY = new Map(
  [...OTHER_BRANDS, ...OTHER_KINDS, ...OTHER_GOODS].flatMap((row) =>
    row.spellings.split(',').flatMap((text) => queryKeys(keyOf(text)).map((key) => [key, row] as const)),
  ),
)
const SPELLINGS: ReadonlySet<string> = new Set(
  [...OTHER_BRANDS, ...OTHER_KINDS, ...OTHER_GOODS].flatMap(({ spellings }) =>
    spellings.split(',').map((text) => words(text).join(' ')),
  ),
)
/** Words that everybody writes are no brand that sounds alike: neither 'του' nor 'τους' is 'toy'. */
const isElse = (some: readonly string[]): boolean =>
  some.every((word) => isCommon(word) || isLittle(word)) && !SPELLINGS.has(some.join(' '))
const MOST_WORDS = 3
const LEAST_BEGINNING = 3
/** The first letters of what is known, by which most words are passed over without joining them. */
const BEGINNINGS: ReadonlySet<string> = new Set([...BY_KEY.keys()].map((key) => key.slice(0, LEAST_BEGINNING)))

const LEAST_FOR_EDIT = 5
/** Kinds are plain words, which others are more like: «βίδες» and `hides`. */
const LEAST_OF_KIND_FOR_EDIT = 7
const leastOf = (row: UnstockedRow) => (OTHER_BRANDS.includes(row) ? LEAST_FOR_EDIT : LEAST_OF_KIND_FOR_EDIT)
const LONG_KEYS = keyList([...BY_KEY].flatMap(([key, row]) => (key.length >= leastOf(row) ? [key] : [])).sort())

/** What is sold here beside other goods is what is looked for: 'sunglasses for a red dress', 'case for my bag'. */
const namesEyewear = (rest: readonly string[]) => rest.some((word) => isWorn(word) || SOLD.test(word))
const SOLD =
  /^(?:sunglass|ηλιου$|[hi]liou$|sunnies|shades|optical|ορασεωσ$|cases?$|pouch|cloths?$|cords?$|chains?$|θηκ(?:η|εσ|ησ|ουλα)$|πανακι|κορδονι|αλυσιδ|thik[hi]$)/

/** One search asks for them several times: for its list, its facets, its answers and whether it was in vain. */
const MOST_REMEMBERED = 200

/** The brand or kind of other shops that a search names, in any spelling and on either keyboard layout; null without. */
export const findUnstocked = remember((q) => findRow(q, rowOf), MOST_REMEMBERED)

/** As `findUnstocked`, with one letter wrong, missing, too many or swapped; of names with five letters or more. */
export const findMisspeltUnstocked = remember((q) => findRow(q, misspeltRowOf), MOST_REMEMBERED)

/** What names it, each as its words: a product that has all words of one is such a thing. */
export const phrasesOf = ({ name, spellings }: UnstockedRow): string[][] => [name, ...spellings.split(',')].map(words)

const rowOf: RowFinder = (some) =>
  (isElse(some) ? [] : [some, some.map(swapKeyboardLayout)])
    .filter(([first = '']) => mayBegin(first))
    .flatMap((typed) => queryKeys(typed.join('')))
    .map((key) => BY_KEY.get(key))
    .find(Boolean)

/** Of a short word, the sound may change with what follows it. */
const mayBegin = (word: string): boolean =>
  queryKeys(word).some((key) => key.length <= LEAST_BEGINNING || BEGINNINGS.has(key.slice(0, LEAST_BEGINNING)))

const misspeltRowOf: RowFinder = (some) => {
  if (some.some((word) => isCommon(word) || SYNONYMS.find([word], 0) !== null)) return undefined
  const long = queryKeys(some.join('')).filter((key) => key.length >= LEAST_FOR_EDIT)
  const [place] = long.flatMap((key) => placesWithinEdits(LONG_KEYS, { key, most: 1, isPrefix: false }))
  return place === undefined ? undefined : BY_KEY.get(LONG_KEYS.keys[place] as string)
}

/** The row of some words, whatever stands between them. */
type RowFinder = (some: readonly string[]) => UnstockedRow | undefined

/** What the model codes of some brands begin with, as in `RB3025`. */
const BRAND_OF_CODE: Readonly<Record<string, string>> = {
  ...{ rb: 'ray ban', oo: 'oakley', ox: 'oakley', po: 'persol', gg: 'gucci', ve: 'versace', tf: 'tom ford' },
}
const CODE = new RegExp(
  `(?<![\\p{L}\\d])0?(${Object.keys(BRAND_OF_CODE).join('|')})[\\s-]?\\d{4}\\p{L}?(?![\\p{L}\\d])`,
  'gu',
)
/** A boss who is somebody's is no brand, and the carrier's lockers are no books, which sound like `box`. */
const SOMETHING_ELSE = phrasePattern(`
  (my|our|his|her|the) boss
  box now
  gift (box|bag)(es|s)?
  (κουτί|σακούλα|τσάντα) δώρου
  (the )?polis( chrysoch*)?
  (car |the )?windscreen (glare|reflections?)
  (have|wear|wearing|with|has|my) hearing aids?
  (lost|lose|missing|loose|tighten|tightening) (a |the |my )?(little |tiny )?screws?
  (σφίγγετε|σφίξετε|σφίξω|να σφίξουμε|σφίξιμο) (τις |της )?(βίδες|βίδας|βιδών)
  γκάντι|gandhi
  breakfast at tiffan*
  (έχασα|έφυγε|χάθηκε|χαλάρωσε) (μια |η |τη |την )?βίδα
  na men ta xan(ei|o)|xan(ei|o|w)
  mob wife
  \\d+ ?(g|gr|mm|cm)( and)?
`)
const nameCodes = (folded: string): string =>
  folded.replace(CODE, (_, code: string) => BRAND_OF_CODE[code] ?? '').replace(SOMETHING_ELSE, '')

function findRow(q: string, find: RowFinder): Unstocked | null {
  const typed = words(takeUnwanted(withoutFaceShape(nameCodes(foldText(markLayoutSlips(q))))).rest)
  for (let length = Math.min(MOST_WORDS, typed.length); length > 0; length--) {
    for (let from = 0; from + length <= typed.length; from++) {
      const found = find(typed.slice(from, from + length))
      if (found === undefined) continue
      const rest = [...typed.slice(0, from), ...typed.slice(from + length)]
      if (!OTHER_GOODS.includes(found) || !namesEyewear(rest)) return { ...found, rest: rest.join(' ') }
    }
  }
  return null
}
