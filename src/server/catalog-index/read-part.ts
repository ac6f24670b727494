import { OR } from '../../domain/search/alternatives.ts'
import { clausesOf } from '../../domain/search/clauses.ts'
import { isCommon } from '../../domain/search/common-words.ts'
import { isEnquiry } from '../../domain/search/enquiries.ts'
import { readSearchQuery, saysMore } from '../../domain/search/query.ts'
import { asksForPage, findQuestions, withoutAsked } from '../../domain/search/questions.ts'
import { words } from '../../domain/search-key.ts'
import type { Searched } from './catalogue-contents.ts'
import { findNamed } from './compared-with.ts'
import { CLEAR } from './known-words.ts'
import type { ProductQuery } from './product-criteria.ts'

/** Of a search of which no product has all words, a part that says enough. */
export function readPart(searched: Searched, typed: string, criteria: ProductQuery & { q: string }): ProductQuery {
  const asked = findQuestions(typed).length > 0
  const mayLeaveAll = !asked && (saysMore(typed) || criteria.isWorn === true)
  const isPage = asksForPage(typed)
  const names = asked || isPage ? namesIn(searched, criteria.q.split(' ')) : []
  const others =
    isPage || names.length > 0
      ? besidePage(searched, typed, criteria, names)
      : { ...criteria, isLenient: true, mayLeaveAll }
  const isRead = others.q !== criteria.q || searched.index.leftOut(others).length > 0
  return isRead ? others : (readClause(searched, typed, criteria) ?? others)
}

/**
 * Of a search of which no product has all words, the clause that names the most that products have, of equal ones one that
 * finds something as it is, then the longest; undefined where none says enough.
 */
function readClause(
  { index }: Searched,
  typed: string,
  criteria: ProductQuery & { q: string },
): ProductQuery | undefined {
  const all = criteria.q.split(' ')
  const least = CLEAR - (criteria.isWorn ? 1 : 0)
  const clauses = clausesOf(typed)
    .map(({ wish, rest }) => {
      const said = readSearchQuery(wish)?.words ?? []
      const isUnread = (word: string) => all.includes(word) && !said.includes(word)
      const others = words(rest)
      const unread = others.slice(others.findIndex(isUnread), others.findLastIndex(isUnread) + 1)
      return { ...criteria, q: said.join(' '), unread, isLenient: true }
    })
    .map((clause) => ({ clause, count: index.countKnown(clause) }))
    .filter(({ count }) => count >= least)
    .sort((one, other) => other.count - one.count)
  for (const alike of Map.groupBy(clauses, ({ count }) => count).values()) {
    const found =
      alike.find(({ clause }) => index.finds(clause)) ?? alike.find(({ clause }) => index.leftOut(clause).length > 0)
    if (found !== undefined) return found.clause
  }
  return undefined
}

/** The words that name a product, in any spelling. */
const namesIn = (searched: Searched, all: readonly string[]): string[] =>
  all.filter((word) => !isCommon(word) && findNamed(searched, word, 1).length > 0)

/**
 * Of a search that asks for a page, what else it clearly says: that it wants `black sunglasses`, or a product that it
 * names. One word is clear enough beside a page that is named, as in `sunglasses with a guarantee`, and not in a question,
 * as in `can I return sunglasses`.
 */
function besidePage(
  { index, synonyms }: Searched,
  typed: string,
  criteria: ProductQuery & { q: string },
  named: readonly string[],
): ProductQuery & { q: string } {
  const rest = withoutAsked(typed, criteria.q.split(' '))
  const q = rest.join(' ')
  const count = (some: readonly string[]) => index.countKnown({ ...criteria, q: some.join(' ') })
  const of = (some: readonly string[]) => ({
    ...criteria,
    q: some.join(' '),
    unread: rest.filter((word) => word !== OR && !some.includes(word) && count([word]) === 0),
  })
  const names = rest.filter((word) => named.includes(word))
  if (names.length > 0 && !index.finds({ q, synonyms })) return of(names)
  if (rest.length > 0 && count(rest) >= CLEAR) return { ...criteria, q, isLenient: true }
  const known = criteria.isWorn && !isEnquiry(typed) ? rest.filter((word) => count([word]) > 0) : names
  return known.length > 0 ? of(known) : criteria
}
