import type { ProductsQuery } from '../../contract/product-queries.ts'
import { wordsInOrder } from '../../domain/search/measure-words.ts'
import { NOTHING, readSearchQuery } from '../../domain/search/query.ts'
import { asksQuestion, findQuestions } from '../../domain/search/questions.ts'
import { findMisspeltUnstocked, findUnstocked, phrasesOf, type Unstocked } from '../../domain/search/unstocked.ts'
import type { Searched } from './catalogue-contents.ts'
import { type Compared, comparedWith, likeNamed } from './compared-with.ts'
import { asPrice, toCriteria } from './index-query.ts'
import { NO_PRICE, type ProductQuery } from './product-criteria.ts'
import { readPart } from './read-part.ts'
import { KIDS, names, readSizeOrder } from './read-size-order.ts'
import { refuseBrands } from './refuse-brands.ts'

/**
 * The brand or kind that a search names, if the shop does not have it. It may be misspelt where the words find nothing
 * and ask nothing.
 */
export function unstockedIn(searched: Searched, q: string | undefined): Unstocked | null {
  if (q === undefined || comparedWith(searched, { q } as ProductsQuery) !== null) return null
  const { index, synonyms } = searched
  const typed = readSearchQuery(q)?.words.join(' ') ?? ''
  // The index keeps what it found; comparing with every brand costs as much as a search.
  const isElse = () => typed === '' || findQuestions(q).length > 0 || index.finds({ q: typed, synonyms })
  const unknown = () => typed.split(' ').filter((word) => !index.finds({ q: word, synonyms, isLiteral: true }))
  const other = findUnstocked(q) ?? (isElse() ? null : findMisspeltUnstocked(unknown().join(' ')))
  return other === null || index.hasAny(phrasesOf(other)) ? null : other
}

/**
 * What the words of a search ask for. Where no product has both of what `and` joins, one is enough. A number that no
 * product has as a word is a price. Of what has no small or light frames, or none at the price, or small ones only for
 * children, the smallest or lightest come first. Words that no product has are left out, unless they ask for a page and
 * the others say little.
 */
function readCriteria(searched: Searched, query: ProductsQuery): ProductQuery {
  const compared = comparedWith(searched, query)
  if (compared !== null) return readCompared(searched, query, compared)
  const like = likeNamed(searched, query)
  if (like?.isAll) return readWords(searched, like.query)
  const criteria = readWords(searched, query)
  return like !== null && !isMet(searched, criteria) ? readWords(searched, like.query) : criteria
}

/** Of the kind of what is compared with, unless only another has the rest. */
function readCompared(searched: Searched, query: ProductsQuery, { query: rest, limit }: Compared): ProductQuery {
  const ofKind = limit(readWords(searched, rest))
  if (rest.q === undefined || isMet(searched, ofKind)) return ofKind
  const ofAny = limit(readWords(searched, { ...rest, categoryId: query.categoryId }))
  return isMet(searched, ofAny) ? ofAny : ofKind
}

/** Whether some product has all that is asked for. */
const isMet = ({ index }: Searched, criteria: ProductQuery): boolean =>
  index.query({ ...criteria, limit: 0 }).total > 0 &&
  index.leftOut(criteria).length === 0 &&
  (criteria.unread ?? []).length === 0

function readWords(searched: Searched, query: ProductsQuery): ProductQuery {
  const typed = refuseBrands(toCriteria(searched, query), searched.index)
  const { q } = typed
  if (query.q === undefined || q === undefined) return typed
  if (unstockedIn(searched, query.q)) return { ...typed, q: NOTHING }
  const { synonyms } = searched
  const isLiteral = asksQuestion(query.q)
  const read = readSearchQuery(query.q)
  const wanted = q.split(' ')
  const isForAdults = () => !names(KIDS, wanted, synonyms)
  const isSmall = read?.inOrderOf === undefined && names('narrow', wanted, synonyms) && isForAdults()
  const isOrdered = query.sort !== undefined || read?.sort !== undefined || read?.inOrderOf !== undefined
  const isLight = !isOrdered && names('lightweight', wanted, synonyms)
  const isCheapOrLight = (isLight || read?.sort === 'price-asc') && isForAdults()
  const last = (isSmall || isCheapOrLight) && query.sort === undefined ? KIDS : undefined
  const criteria = { ...typed, q, isLiteral, last, ...(isLight && { inOrderOf: wordsInOrder('weight', false) }) }
  const price = asPrice(query)
  return (
    readAll(searched, query, criteria, isSmall) ??
    (price === null ? readPart(searched, query.q, criteria) : toCriteria(searched, price))
  )
}

/**
 * All words, or those of one of two things, or all but the one for a size in whose order the others are then listed; null
 * where no product has them.
 */
function readAll(
  { index, synonyms }: Searched,
  query: ProductsQuery,
  criteria: ProductQuery & { q: string },
  isSmall: boolean,
): ProductQuery | null {
  const { isLiteral, isPriceTyped = false } = criteria
  const finds = (some: string) => index.finds({ q: some, synonyms, isLiteral })
  const count = (some: Partial<ProductQuery>) => index.query({ ...criteria, filters: {}, limit: 0, ...some }).total
  const isTooDear = (some: string) => isPriceTyped && count({ q: some }) === 0
  const sized = () => readSizeOrder(criteria.q.split(' '), synonyms)
  const isForChildren = (some: string) => isSmall && sized() !== null && count({ q: some, unwanted: [KIDS] }) === 0
  const either = readSearchQuery(query.q ?? '')?.either?.join(' ')
  // Accessories go with any glasses: whoever names two kinds of glasses means one of them.
  const isOfNone = (some: string) => either !== undefined && count({ q: some, ...NO_PRICE }) === 0
  const found = [criteria.q, either].find(
    (some) => some !== undefined && finds(some) && !isForChildren(some) && !isOfNone(some),
  )
  if (found !== undefined && !isTooDear(found)) return { ...criteria, q: found }
  const { words: others, inOrderOf } = sized() ?? {}
  const rest = others?.join(' ')
  const isRestFound = rest !== undefined && asPrice(query) === null && finds(rest) && !isTooDear(rest)
  if (isRestFound) return { ...criteria, q: rest, inOrderOf: query.sort === undefined ? inOrderOf : undefined }
  return found === undefined ? null : { ...criteria, q: found }
}

/** What a list or its counts are read by. */
export const criteriaOf = (searched: Searched, query: ProductsQuery): ProductQuery =>
  withoutUnmet(searched, readCriteria(searched, query))

/**
 * What is not wanted does not count where nothing would be left; where it is all that was said, some product must have
 * it.
 */
function withoutUnmet({ index }: Searched, criteria: ProductQuery): ProductQuery {
  if (criteria.unwanted === undefined) return criteria
  const { total } = index.query({ ...criteria, filters: {}, limit: 0 })
  if (total === 0) return { ...criteria, unwanted: undefined }
  return criteria.q === undefined && total === index.size ? { ...criteria, q: NOTHING } : criteria
}

/** What a search says is not wanted. */
export interface Refused {
  /** What its list leaves out. */
  unwanted: readonly string[]
  /** What it does not leave out, since nothing would be left. */
  unmet: readonly string[]
}

export function refusedBy(searched: Searched, query: ProductsQuery): Refused {
  const said = readCriteria(searched, query)
  const { unwanted } = withoutUnmet(searched, said)
  return unwanted === undefined ? { unwanted: [], unmet: said.unwanted ?? [] } : { unwanted, unmet: [] }
}
