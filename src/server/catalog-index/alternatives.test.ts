import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const find = (q: string) =>
  shop.shop.catalogue
    .listProducts({ q })
    .products.map(({ slug }) => slug)
    .sort()

test.each([
  ['black or blue square frames', ['black square', 'blue square']],
  ['gold or silver rimless', ['gold rimless', 'silver rimless']],
  ['cat eye or butterfly', ['cat eye', 'butterfly']],
  ['panto or round in honey', ['panto honey', 'round honey']],
  ['μαύρα ή μπλε παιδικά', ['μαύρα παιδικά', 'μπλε παιδικά']],
  ['mavra i mple pedika', ['mavra pedika', 'mple pedika']],
  ['Helianos or Anthemi', ['Helianos', 'Anthemi']],
])('%j finds what each of %j finds', (q, each) => {
  const all = [...new Set(each.flatMap(find))].sort()
  expect(all.length).toBeGreaterThan(1)
  expect(find(q)).toEqual(all)
})

test('of two words one may be unknown', () => {
  expect(find('black or wobbly square')).toEqual(find('black square'))
})
