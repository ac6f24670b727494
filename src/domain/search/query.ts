import { type FrameSize, takeSizes } from '../frame-size.ts'
import { remember } from '../remember.ts'
import { foldText } from '../search-key.ts'
import { nearestAges } from './ages.ts'
import { OR, withoutLoneOr, wordsAndAlternatives } from './alternatives.ts'
import { betweenColors } from './color-words.ts'
import { askedFace } from './face-shapes.ts'
import { beginsWorn, isFrame, isLittle, isPlain, isWorn } from './little-words.ts'
import { nearestFirst } from './measure-words.ts'
import { type SearchOrder, type SearchPrices, takePrices, takeSort } from './prices.ts'
import { isOfDriving } from './selections.ts'
import { readSuperlative, withoutPart } from './superlatives.ts'
import { findUnsafe } from './unsafe-searches.ts'
import { takeUnwanted } from './unwanted.ts'
import { reword, withoutPowerOfSun } from './wording.ts'

/** What somebody searched for. All of it must be met. */
export interface SearchQuery extends SearchPrices {
  /** With `OR` between those of which one is enough. */
  words: readonly string[]
  /** The words with `OR` for 'and' and between colours, where there are such: for what has no product with both. */
  either?: readonly string[]
  /** Things that products must not have, each in one or more words. */
  unwanted?: readonly string[]
  sizes: readonly FrameSize[]
  /** What low or high prices ask for, and the newest. */
  sort?: SearchOrder
  /** The words of measurements in whose order it is asked for, as the lightest. */
  inOrderOf?: readonly string[]
  /** Whether it names glasses or frames, so that accessories are not what is looked for. */
  isWorn?: boolean
  /**
   * What is named by this word comes first: of frames those for a prescription, for drivers what is polarised, or what is
   * described for a face.
   */
  first?: string | undefined
  /** A number alone: a price in whole EUR, unless some product has it as a word. */
  orPrice?: number
}

/** As `φφφφ`, which would begin what `φ` begins: a letter sounds the same however often it is written. */
const SAME_LETTERS = /^\s*(\p{L})\1{2,}\s*$/iu
/** What drivers want most. */
const WITHOUT_GLARE = 'polarised'
/** A word that no product has. */
export const NOTHING = '?'
/** One search is read several times: for its list, its counts, its answers and whether it was in vain. */
const MOST_REMEMBERED = 500

/** Reads prices, sizes and what is not wanted out of a search, and leaves the words that narrow it; null if there is nothing to search for. */
export const readSearchQuery = remember(readAnew, MOST_REMEMBERED)

/** As `THA-HEP-GUN`, whose first part would be the Greek `θα`. */
const CODE = /(?<![\p{L}\d-])[a-z\d]{3}(?:-[a-z\d]{3}){1,2}(?![\p{L}\d-])/gu

/** What tells of no word, unless it is a part of a code. */
function littleBut(folded: string): (word: string) => boolean {
  const parts = new Set(folded.match(CODE)?.flatMap((code) => code.split('-')))
  return (word) => isLittle(word) && !parts.has(word)
}

/** Without a last word that begins `glasses` or `frames`, where others narrow. */
function withoutBegun(narrowing: readonly string[]): readonly string[] {
  const last = narrowing.at(-1)
  return narrowing.length > 1 && last !== undefined && beginsWorn(last)
    ? withoutLoneOr(narrowing.slice(0, -1))
    : narrowing
}

const AND = /(?<=[\p{L}\d])\s+(?:and|και|κι?|kai|&|vs|versus)\s+(?=[\p{L}\d])/u

/** The words of a text that tell something, with and without those for what nearly everything here is. */
function tellingWords(folded: string) {
  const isNothing = littleBut(folded)
  const all = wordsAndAlternatives(folded, (word) => !isNothing(word) && !isPlain(word))
  const telling = withoutLoneOr(all.filter((word) => !isNothing(word)))
  const named = withoutLoneOr(telling.filter((word) => !isPlain(word)))
  return { all, telling, named, narrowing: withoutBegun(named) }
}

/** The words where one of those beside 'and' is enough, and one of the colours in a row; undefined without such. */
function readEither(folded: string, all: readonly string[]): readonly string[] | undefined {
  const either = betweenColors(AND.test(folded) ? tellingWords(folded.split(AND).join(' or ')).narrowing : all)
  return either.filter((word) => word === OR).length > all.filter((word) => word === OR).length ? either : undefined
}

function readAnew(text: string): SearchQuery | null {
  if (findUnsafe(text) !== null || SAME_LETTERS.test(text)) return { words: [NOTHING], sizes: [] }
  const typed = foldText(text)
  const { unwanted, rest: wanted } = takeUnwanted(reword(text))
  const { prices, rest: unpriced } = takePrices(withoutPowerOfSun(wanted))
  const { sort, rest: unsorted } = takeSort(unpriced)
  const { sizes, rest: unsized } = takeSizes(unsorted)
  const inOrderOf = readSuperlative(unsized)
  const rest = inOrderOf === undefined ? unsized : withoutPart(unsized)
  const { all, telling, named, narrowing } = tellingWords(rest)
  const either = readEither(rest, narrowing)
  const isRead =
    sizes.length + unwanted.length > 0 ||
    inOrderOf !== undefined ||
    sort !== undefined ||
    Object.keys(prices).length > 0
  const kept = [narrowing, inOrderOf ? [] : telling, isRead ? [] : all].find((some) => some.length > 0) ?? []
  if (kept.length === 0 && !isRead) return null
  const [only = ''] = kept
  const order = inOrderOf ?? nearestFirst(kept) ?? nearestAges(typed)
  const isNumber = kept.length === 1 && !isRead && /^\d{2,5}$/.test(only)
  return {
    ...prices,
    words: kept,
    sizes,
    ...(either && { either }),
    ...(unwanted.length > 0 && { unwanted }),
    ...(sort && { sort }),
    ...(order && { inOrderOf: order }),
    ...((narrowing !== named || telling.some(isWorn) || inOrderOf !== undefined) && {
      isWorn: true,
      first: askedFace(typed) ?? (isOfDriving(rest) ? WITHOUT_GLARE : telling.find(isFrame)),
    }),
    ...(isNumber && { orPrice: Number(only) }),
  }
}

/** Whether a search names a price, a size, an order or what is not wanted beside its words. */
export function saysMore(text: string): boolean {
  const { sizes = [], minPrice, maxPrice, sort, unwanted } = readSearchQuery(text) ?? {}
  return sizes.length > 0 || [minPrice, maxPrice, sort, unwanted].some((said) => said !== undefined)
}
