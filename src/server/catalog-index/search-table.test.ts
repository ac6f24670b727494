import { afterAll, beforeAll, expect, test } from 'vitest'
import { KNOWN_MISSES, SEARCH_ROWS } from '../../../test/support/search-table.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { SEED_PRODUCTS } from '../db/seed/products.ts'

const PAGE = 12

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const CASES = SEARCH_ROWS.flatMap(([expected, ...queries]) => queries.map((q) => [q, expected] as const))

test('the table has at least two hundred searches', () => expect(CASES.length).toBeGreaterThanOrEqual(200))

function hasAllWanted(q: string, expected: (typeof CASES)[number][1]): boolean {
  const wanted = SEED_PRODUCTS.filter(expected).map(({ slug }) => slug)
  expect(wanted).not.toEqual([])
  const { products } = shop.shop.catalogue.listProducts({ q, limit: PAGE })
  return products.filter(({ slug }) => wanted.includes(slug)).length === Math.min(PAGE, wanted.length)
}

test.each(CASES.filter(([q]) => !KNOWN_MISSES.has(q)))('%s finds what is meant', (q, expected) => {
  expect(hasAllWanted(q, expected)).toBe(true)
})

test('what is known to be missed is still missed', () => {
  const missed = CASES.filter(([q]) => KNOWN_MISSES.has(q))
  expect(missed.filter(([q, expected]) => hasAllWanted(q, expected)).map(([q]) => q)).toEqual([])
})

test.each(['x'.repeat(100), '\0', '🕶️🕶️', '   ', ';;;', '-', '<', '€'])('%j gets an answer', (q) => {
  expect(shop.shop.catalogue.listProducts({ q, limit: PAGE }).products.length).toBeLessThanOrEqual(PAGE)
})
