import { expect, test } from 'vitest'
import { textsOf } from '../../../test/support/every-product.ts'
import { FACETS, type Facet } from '../../domain/filters.ts'
import { nearestProducts } from './nearest-products.ts'
import { createProductIndex } from './product-index.ts'

const NO_VALUES = Object.fromEntries(FACETS.map((facet) => [facet, null])) as Record<Facet, null>

const row = (id: number, values: Partial<Record<Facet, string>>, euros: number) => ({
  ...NO_VALUES,
  ...values,
  id,
  isBestseller: false,
  isReduced: false,
  canTryOn: false,
  isInStock: true,
  isNew: id > 2,
  unitPriceCents: euros * 100,
  createdAt: id,
  modelKey: String(id),
  texts: textsOf('helios'),
})

const index = createProductIndex([
  row(1, { colorFamily: 'tortoise', size: 'narrow' }, 250),
  row(2, { colorFamily: 'tortoise', size: 'wide' }, 150),
  row(3, { colorFamily: 'tortoise', size: 'wide' }, 120),
  row(4, { colorFamily: 'black', size: 'medium' }, 90),
])

test('each condition that helps alone is proposed, the most products first', () => {
  const wanted = { filters: { colorFamily: 'tortoise', size: 'narrow' }, maxPriceCents: 20_000 }
  expect(nearestProducts(index, wanted, 3)).toEqual({
    drops: [
      { names: ['size'], total: 2 },
      { names: ['price'], total: 1 },
    ],
    ids: [2, 1, 3],
  })
})

test('pairs are proposed only where no single condition helps', () => {
  const wanted = { filters: { colorFamily: 'black', size: 'narrow' }, q: 'nobody' }
  expect(nearestProducts(index, wanted, 6).drops).toEqual([
    { names: ['colorFamily', 'q'], total: 1 },
    { names: ['size', 'q'], total: 1 },
  ])
})

test('a flag and a lower bound are conditions', () => {
  const wanted = { filters: { isNew: true, size: 'narrow' }, minPriceCents: 20_000 }
  expect(nearestProducts(index, wanted, 6)).toEqual({
    drops: [{ names: ['isNew'], total: 1 }],
    ids: [1, 3, 4],
  })
})

test('nothing is proposed where no two conditions help, or where there is one condition', () => {
  expect(nearestProducts(index, { filters: {}, q: 'nobody' }, 6)).toEqual({ drops: [], ids: [] })
  const wanted = { filters: { colorFamily: 'x', size: 'x', shape: 'x' } }
  expect(nearestProducts(index, wanted, 6)).toEqual({ drops: [], ids: [] })
})

test('a price that the search names goes with its words', () => {
  const wanted = { filters: { size: 'narrow' }, q: 'helios', maxPriceCents: 20_000, isPriceTyped: true }
  expect(nearestProducts(index, wanted, 3)).toEqual({
    drops: [
      { names: ['size'], total: 3 },
      { names: ['q'], total: 1 },
    ],
    ids: [2, 1, 3],
  })
})

test('where nothing costs what the search names, its words count alone, the lowest price first', () => {
  const wanted = { filters: {}, q: 'helios', maxPriceCents: 5_000, isPriceTyped: true }
  expect(nearestProducts(index, wanted, 2)).toEqual({ drops: [], ids: [4, 3] })
})
