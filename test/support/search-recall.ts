import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'
import type { Expected, Row } from './search-conditions.ts'

/** Products on the first page of a listing. */
export const PAGE = 12

type FirstPage = (q: string) => readonly { slug: string }[]

/** Each query with what it should find. */
export const casesOf = (rows: readonly Row[]) =>
  rows.flatMap(([expected, ...queries]) => queries.map((q) => [q, expected] as const))

/** The part of the expected products, of at most twelve, that is on the first page. @throws if nothing is expected */
export function recallOf(q: string, expected: Expected, find: FirstPage): number {
  const wanted = new Set(SEED_PRODUCTS.filter(expected).map(({ slug }) => slug))
  if (wanted.size === 0) throw new Error(`no product is expected for ${q}`)
  return find(q).filter(({ slug }) => wanted.has(slug)).length / Math.min(PAGE, wanted.size)
}

/** The mean recall, and the queries that did not find all, with theirs. */
export function recallOfAll(rows: readonly Row[], find: FirstPage) {
  const all = casesOf(rows).map(([q, expected]) => ({ q, recall: recallOf(q, expected, find) }))
  const sum = all.reduce((total, { recall }) => total + recall, 0)
  return { count: all.length, recall: sum / all.length, missed: all.filter(({ recall }) => recall < 1) }
}
