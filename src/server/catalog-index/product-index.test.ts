import { describe, expect, test } from 'vitest'
import { textsOf } from '../../../test/support/every-product.ts'
import { FACETS, type Facet } from '../../domain/filters.ts'
import type { IndexedProduct } from './indexed-product.ts'
import type { ProductCriteria, ProductQuery } from './product-criteria.ts'
import { createProductIndex } from './product-index.ts'

const NO_VALUES = Object.fromEntries(FACETS.map((facet) => [facet, null])) as Record<Facet, null>
const AVIATOR: IndexedProduct = {
  ...NO_VALUES,
  id: 1,
  category: 'sunglasses',
  brand: 'Helios',
  color: 'gold',
  shape: 'aviator',
  frameType: 'full-rim',
  gender: 'unisex',
  isBestseller: true,
  isReduced: false,
  canTryOn: false,
  isInStock: true,
  isNew: false,
  unitPriceCents: 12_000,
  createdAt: 1_000,
  modelKey: 'aviator',
  texts: textsOf('Aviator Gold Αεροπόρος Χρυσό Helios γυαλιά ηλίου sunglasses HEL-AVI-GLD 58-14-140'),
}
const PANTO: IndexedProduct = {
  ...AVIATOR,
  id: 2,
  category: 'optical-frames',
  brand: 'Amathus',
  color: 'tortoise',
  shape: 'panto',
  isBestseller: false,
  isReduced: false,
  canTryOn: false,
  isInStock: true,
  isNew: true,
  unitPriceCents: 9_000,
  createdAt: 3_000,
  texts: textsOf("Panto Tortoise Πάντο Ταρταρούγα Amathus γυαλιά οράσεως women's AMA-PAN-TOR"),
}
const CASE: IndexedProduct = {
  ...AVIATOR,
  id: 5,
  category: 'accessories',
  color: null,
  shape: null,
  frameType: null,
  gender: null,
  isBestseller: false,
  isReduced: false,
  canTryOn: false,
  isInStock: true,
  unitPriceCents: 9_000,
  createdAt: 3_000,
  texts: textsOf('Leather case Δερμάτινη θήκη Helios'),
}
const SHOP = [CASE, AVIATOR, PANTO]

const idsOf = (query: ProductQuery) => createProductIndex(SHOP).query(query).ids

describe('a list', () => {
  test.each([
    [undefined, [1, 2, 5]],
    ['featured', [1, 2, 5]],
    ['newest', [5, 2, 1]],
    ['price-asc', [2, 5, 1]],
    ['price-desc', [1, 2, 5]],
  ] as const)('sorted by %s', (sort, ids) => expect(idsOf({ filters: {}, sort })).toEqual(ids))

  test.each<[string, ProductCriteria, number[]]>([
    ['a brand', { filters: { brand: 'Helios' } }, [1, 5]],
    ['a brand and a shape', { filters: { brand: 'Helios', shape: 'aviator' } }, [1]],
    ['bestsellers', { filters: { isBestseller: true } }, [1]],
    ['what is not new', { filters: { isNew: false } }, [1, 5]],
    ['an unknown brand', { filters: { brand: 'Nobody' } }, []],
    ['the name of a method', { filters: { brand: 'constructor', color: '__proto__' } }, []],
    ['a price and less', { filters: {}, maxPriceCents: 9_000 }, [2, 5]],
    ['a price and more', { filters: {}, minPriceCents: 9_001 }, [1]],
    ['a range upside down', { filters: {}, minPriceCents: 9_001, maxPriceCents: 9_000 }, []],
    ['all but one', { filters: {}, excludeId: 2 }, [1, 5]],
    ['all but one that is not there', { filters: {}, excludeId: 3 }, [1, 2, 5]],
    ['Greek words', { filters: {}, q: 'ΓΥΑΛΙΑ ΗΛΙΟΥ' }, [1]],
    ['Greeklish words', { filters: {}, q: 'gialia' }, [1, 2]],
    ['a word begun', { filters: {}, q: 'sungl' }, [1]],
    ['a word with a letter missing', { filters: {}, q: 'avitor' }, [1]],
    ['a word with letters swapped', { filters: {}, q: 'tortosie' }, [2]],
    ['a short word misspelt', { filters: {}, q: 'gild' }, []],
    ['a code', { filters: {}, q: 'HEL-AVI-GLD' }, [1]],
    ['a code without its hyphens', { filters: {}, q: 'amapan' }, [2]],
    ['a size', { filters: {}, q: '58-14-140' }, [1]],
    ['blank words', { filters: {}, q: ' \n' }, [1, 2, 5]],
    ['signs only', { filters: {}, q: '\0 🕶️' }, []],
  ])('of %s', (_, criteria, ids) => expect(idsOf(criteria)).toEqual(ids))

  test('is cut into pages, with the total of all', () => {
    const index = createProductIndex(SHOP)
    expect(index.query({ filters: {}, offset: 1, limit: 1 })).toEqual({ total: 3, ids: [2] })
    expect(index.query({ filters: {}, offset: 2, limit: 12 })).toEqual({ total: 3, ids: [5] })
    expect(index.query({ filters: {}, offset: 3, limit: 12 })).toEqual({ total: 3, ids: [] })
    expect(index.query({ filters: {}, offset: -1, limit: 0 })).toEqual({ total: 3, ids: [] })
  })
})

test('a page of none has the total, of products and of models', () => {
  const index = createProductIndex(SHOP)
  const query = { filters: {}, limit: 0 }
  expect(index.query(query)).toEqual({ total: 3, ids: [] })
  // All are of one model.
  expect(index.query({ ...query, onePerModel: true })).toEqual({ total: 1, ids: [] })
})

test('a facet counts what choosing another of its values would find', () => {
  const { total, facets } = createProductIndex(SHOP).facets({ filters: { brand: 'Helios', category: 'sunglasses' } })
  expect(total).toBe(1)
  expect(facets.category).toEqual([
    { value: 'accessories', count: 1 },
    { value: 'optical-frames', count: 0 },
    { value: 'sunglasses', count: 1 },
  ])
  expect(facets.color).toEqual([
    { value: 'gold', count: 1 },
    { value: 'tortoise', count: 0 },
  ])
})

test('a chosen value that nothing has is still listed', () => {
  const { total, facets } = createProductIndex(SHOP).facets({ filters: { gender: 'aliens' } })
  expect(total).toBe(0)
  expect(facets.gender).toEqual([
    { value: 'aliens', count: 0 },
    { value: 'unisex', count: 2 },
  ])
})

test('an empty catalogue has nothing to find', () => {
  const index = createProductIndex([])
  expect(index.query({ filters: { brand: 'Helios' }, q: 'aviator', minPriceCents: 1 })).toEqual({ total: 0, ids: [] })
  expect(index.facets({ filters: {} }).facets.brand).toEqual([])
})

test('a changed product is found by its new words only', () => {
  const index = createProductIndex(SHOP)
  index.upsert([{ ...AVIATOR, texts: textsOf('Pilot'), unitPriceCents: 1 }])
  expect(index.query({ filters: {}, q: 'aviator' }).ids).toEqual([])
  expect(index.query({ filters: {}, q: 'pilot' }).ids).toEqual([1])
  expect(index.query({ filters: {}, sort: 'price-asc' }).ids).toEqual([1, 2, 5])
  index.remove([1, 1, 99])
  expect(index.size).toBe(2)
  expect(index.facets({ filters: {} }).facets.shape).toEqual([{ value: 'panto', count: 1 }])
})

test('a word that left the catalogue with its products can come back with others', () => {
  const index = createProductIndex(SHOP)
  const many = Array.from({ length: 300 }, (_, at) => ({ ...PANTO, id: 100 + at, texts: textsOf('linen') }))
  index.upsert(many)
  index.remove(many.map(({ id }) => id))
  index.upsert([{ ...PANTO, id: 6, texts: textsOf('velvet') }])
  index.upsert([{ ...PANTO, id: 7, texts: textsOf('linen') }])
  expect(index.query({ filters: {}, q: 'linen' }).ids).toEqual([7])
  expect(index.query({ filters: {}, q: 'velvet' }).ids).toEqual([6])
})
