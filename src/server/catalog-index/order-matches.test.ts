import { expect, test } from 'vitest'
import { textsOf } from '../../../test/support/every-product.ts'
import { FACETS, type Facet } from '../../domain/filters.ts'
import { createSynonyms } from '../../domain/search/synonyms.ts'
import type { IndexedProduct } from './indexed-product.ts'
import type { ProductQuery } from './product-criteria.ts'
import { createProductIndex } from './product-index.ts'
import type { SearchTexts } from './search-texts.ts'

const NO_VALUES = Object.fromEntries(FACETS.map((facet) => [facet, null])) as Record<Facet, null>
const product = (id: number, texts: Partial<SearchTexts>, marks: Partial<IndexedProduct> = {}): IndexedProduct => ({
  ...NO_VALUES,
  id,
  isBestseller: false,
  isReduced: false,
  canTryOn: false,
  isInStock: true,
  isNew: false,
  unitPriceCents: 10_000 - id,
  createdAt: id,
  modelKey: String(id),
  texts: { ...textsOf(''), ...texts },
  ...marks,
})

const idsOf = (q: string, products: readonly IndexedProduct[]) =>
  createProductIndex(products).query({ filters: {}, q }).ids

test('a model in full comes first, then brand, name, attributes and beginnings of words', () => {
  const found = idsOf('faro', [
    product(1, { attributes: 'farola' }),
    product(2, { attributes: 'faro' }),
    product(3, { name: 'Faro' }),
    product(4, { brand: 'Faro' }),
    product(5, { codes: ['faro'] }),
  ])
  expect(found).toEqual([5, 4, 3, 2, 1])
})

test('a description counts for words that nothing else has, behind what has the word', () => {
  const products = [product(1, { description: 'lined with suede' }), product(2, { name: 'Suede case' })]
  expect(idsOf('suede', products)).toEqual([2])
  expect(idsOf('lined', products)).toEqual([1])
})

test('what is sold out comes last, but for a model that was typed in full', () => {
  const soldOut = { isInStock: false }
  expect(idsOf('gold', [product(1, { name: 'gold' }, soldOut), product(2, { attributes: 'gold' })])).toEqual([2, 1])
  const code = product(1, { codes: ['HEL-AKA-GLD'] }, soldOut)
  expect(idsOf('hel aka gld', [code, product(2, { name: 'hel aka gld' })])).toEqual([1, 2])
})

test('of what is found by synonyms, what is so comes first, then what is called so', () => {
  const synonyms = createSynonyms([{ words: 'gold, gilt' }, { words: 'case, pouch' }])
  const find = (q: string, products: readonly IndexedProduct[]) =>
    createProductIndex(products).query({ filters: {}, q, synonyms }).ids
  const best = { isBestseller: true }
  const black = product(1, { name: 'Hollis black and gold', attributes: 'black' }, best)
  expect(find('gold', [black, product(2, { name: 'Selene gold', attributes: 'gold' })])).toEqual([2, 1])
  expect(find('pouch', [product(1, { name: 'hard case' }, best), product(2, { name: 'soft pouch' })])).toEqual([2, 1])
})

test('of words that nothing has together, what fewer have comes first', () => {
  const synonyms = createSynonyms([{ words: 'sailing, running, sport' }, { words: 'sunglasses, shades' }])
  const products = [
    product(1, { attributes: 'sport', kinds: 'sunglasses' }),
    product(2, { attributes: 'sport', kinds: 'sunglasses', description: 'made for sailing' }),
    product(3, { attributes: 'sunglasses' }),
    product(4, { attributes: 'sunglasses', description: 'sailing is not what they are for' }),
  ]
  expect(createProductIndex(products).query({ filters: {}, q: 'sailing sunglasses', synonyms }).ids).toEqual([2, 1])
})

test('what is named first comes before what is for those who were named', () => {
  const synonyms = createSynonyms([{ words: 'women, ladies' }])
  const products = [
    product(1, { attributes: 'sunglasses women' }),
    product(2, { attributes: 'frames', kinds: 'women men' }),
    product(3, { attributes: 'sunglasses', kinds: 'women men' }),
    product(4, { attributes: 'frames women' }),
  ]
  const query = { filters: {}, q: 'women', synonyms, first: 'frames' }
  expect(createProductIndex(products).query(query).ids).toEqual([4, 2, 1, 3])
})

test('of equal matches, bestsellers come first, then the order of the catalogue', () => {
  const best = { isBestseller: true }
  const products = [1, 2, 3, 4].map((id) => product(id, { name: 'gold' }, id > 2 ? best : {}))
  expect(idsOf('gold', products)).toEqual([3, 4, 1, 2])
})

test('pages of a search neither repeat nor leave out a product', () => {
  const products = Array.from({ length: 40 }, (_, at) =>
    product(at + 1, at % 3 ? { name: 'gold' } : { attributes: 'gold' }, {
      isInStock: at % 5 > 0,
      isBestseller: at % 7 === 0,
    }),
  )
  const index = createProductIndex(products)
  const pages = [0, 12, 24, 36].flatMap((offset) => index.query({ filters: {}, q: 'gold', offset, limit: 12 }).ids)
  expect(pages).toEqual(index.query({ filters: {}, q: 'gold' }).ids)
  expect(new Set(pages).size).toBe(40)
})

test('a chosen order is kept', () => {
  const products = [product(1, { attributes: 'gold' }), product(2, { name: 'gold' }), product(3, { name: 'gold' })]
  expect(createProductIndex(products).query({ filters: {}, q: 'gold', sort: 'price-desc' }).ids).toEqual([1, 2, 3])
})

test('of what is found by a word that means the same, what is described by the typed one comes first', () => {
  const synonyms = createSynonyms([{ words: 'σκι, skiing, running, sport' }])
  const products = [
    product(1, { attributes: 'sport' }),
    product(2, { attributes: 'sport', description: 'for ski slopes' }),
    product(3, { attributes: 'sport', description: 'for running' }),
    product(4, { description: 'a ski pass' }),
  ]
  const find = (q: string) => createProductIndex(products).query({ filters: {}, q, synonyms }).ids
  expect(find('skiing')).toEqual([2, 1, 3])
  expect(find('σκι')).toEqual([2, 1, 3])
  expect(find('running')).toEqual([3, 1, 2])
  expect(find('sport')).toEqual([1, 2, 3])
})

test('what is named by the word that comes first does, in each order', () => {
  const products = [
    product(1, { attributes: 'black case' }),
    product(2, { attributes: 'black eyewear' }),
    product(3, { attributes: 'black eyewear' }),
  ]
  const index = createProductIndex(products)
  const find = (query: Partial<ProductQuery>) =>
    index.query({ filters: {}, q: 'black', first: 'eyewear', ...query }).ids
  expect(find({})).toEqual([2, 3, 1])
  expect(find({ sort: 'price-asc', isOrderImplied: true })).toEqual([3, 2, 1])
  expect(find({ q: undefined })).toEqual([2, 3, 1])
  expect(find({ offset: 1, limit: 1 })).toEqual([3])
})
