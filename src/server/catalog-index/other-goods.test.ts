import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { ProductsQuery } from '../../contract/product-queries.ts'
import { OTHER_GOODS } from '../../domain/search/other-goods.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const find = (q: string) => shop.shop.catalogue.listProducts({ q }).products
const unstocked = (q: string) => shop.shop.catalogue.findUnstocked(q)?.name ?? ''

test.each(OTHER_GOODS.map(({ name, spellings }) => [name, spellings.split(',').map((one) => one.trim())]))(
  '%s are told not to be stocked, in every spelling',
  (name, spellings) => {
    for (const spelling of spellings) expect([spelling, unstocked(spelling)]).toEqual([spelling, name])
  },
)

test.each([
  ['wine glasses', 'glasses for drinks'],
  ['silver ring', 'rings'],
  ['αθλητικά παπούτσια', 'shoes'],
  ['summer dress', 'garments'],
  ['snow tyres', 'tyres and parts for cars'],
])('%s finds no eyewear, since the shop has no %s', (q, name) => {
  expect(unstocked(q)).toBe(name)
  expect(find(q)).toEqual([])
})

test('like a brand that is not stocked are frames for adults, unless children are named', () => {
  const genders = (q: string) =>
    shop.shop.catalogue.findNearest({ q } as ProductsQuery, 12).products.map(({ gender }) => gender)
  for (const q of ['gucci', 'ray ban', 'tom ford'])
    expect([q, genders(q)]).not.toEqual([q, expect.arrayContaining(['kids'])])
  expect(genders('gucci').length).toBeGreaterThan(3)
  expect(new Set(genders('gucci kids'))).toEqual(new Set(['kids']))
})

test.each(['sunglasses for a red dress', 'γυαλιά για καπέλο', 'black glasses with a bag'])(
  '%s finds eyewear, whatever it goes with',
  (q) => {
    expect(unstocked(q)).toBe('')
    expect(find(q).length).toBeGreaterThan(0)
  },
)

test.each(['το παιδί του φίλου μου', 'γυναίκα του αδερφού μου', 'to paidi tou filou mou'])(
  '%s names no goods, whatever its little words sound like',
  (q) => {
    expect(unstocked(q)).toBe('')
    expect(find(q).length).toBeGreaterThan(0)
  },
)
