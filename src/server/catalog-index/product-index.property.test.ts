import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scanFacets, scanProducts } from '../../../test/support/every-product.ts'
import { savedAndLoaded } from '../../../test/support/saved-and-loaded.ts'
import { FACETS, type Facet, SORTS } from '../../domain/filters.ts'
import type { IndexedProduct } from './indexed-product.ts'
import type { ProductQuery } from './product-criteria.ts'
import { createProductIndex, loadProductIndex, type ProductIndex } from './product-index.ts'

const TEXTS = [
  'γυαλιά',
  'ηλίου',
  'aviator',
  'aviatrix',
  'gold',
  'golden',
  'HEL-AMA-DHV',
  '52-18-145',
  'Ταρταρούγα',
  'round',
]
const QUERIES = [
  ...TEXTS,
  'gialia',
  'hliou',
  'g',
  'avitaor',
  'avatir',
  'tartaruga',
  'tartarga',
  'tartargua',
  'trtarga',
  'tartr',
  'amathus round',
  'gold | round',
  'ж | γυαλιά',
  'ηλιθ',
  'ωχγτ',
  'hel-ama',
  'hela',
  'helam',
  '52',
  'ж',
  '?',
  '',
]
const oneOf = (...values: string[]) => fc.constantFrom(...values)
const orNull = (values: fc.Arbitrary<string>) => fc.option(values, { nil: null })

const everyFacet = <Value>(values: fc.Arbitrary<Value>) =>
  Object.fromEntries(FACETS.map((facet) => [facet, values])) as Record<Facet, fc.Arbitrary<Value>>

const anyText = fc
  .array(fc.oneof(oneOf(...TEXTS), fc.string({ maxLength: 8 })), { maxLength: 2 })
  .map((t) => t.join(' '))

const anyRow: fc.Arbitrary<IndexedProduct> = fc.record({
  ...everyFacet(fc.constant(null)),
  id: fc.integer({ min: 1, max: 400 }),
  category: oneOf('sunglasses', 'kids'),
  brand: oneOf('Helios', 'Amathus', 'Άστρα', 'b'),
  color: orNull(oneOf('gold', 'black', '')),
  colorFamily: orNull(oneOf('gold', 'dark')),
  shape: orNull(oneOf('round', 'panto')),
  frameType: orNull(oneOf('rimless')),
  gender: orNull(oneOf('women', 'men')),
  isBestseller: fc.boolean(),
  isReduced: fc.boolean(),
  canTryOn: fc.boolean(),
  isNew: fc.boolean(),
  unitPriceCents: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 9_000_000 })),
  createdAt: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 0, max: 2_000_000_000_000 })),
  modelKey: oneOf('amathus-round', 'helios-01', 'kyma', 'b'),
  isInStock: fc.boolean(),
  texts: fc.record({
    codes: fc.array(oneOf('HEL-AMA-DHV', 'amathus-round', 'gold'), { maxLength: 1 }),
    brand: anyText,
    name: anyText,
    attributes: anyText,
    kinds: anyText,
    also: anyText,
    description: anyText,
  }),
})

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })
const anyQuery: fc.Arbitrary<ProductQuery> = fc.record({
  filters: fc.record({
    ...everyFacet(fc.constant(undefined)),
    category: maybe(oneOf('sunglasses', 'hats')),
    brand: maybe(oneOf('Helios', 'b', 'Nobody')),
    color: maybe(oneOf('gold', '')),
    colorFamily: maybe(oneOf('gold', 'light')),
    shape: maybe(oneOf('round')),
    gender: maybe(oneOf('women')),
    isBestseller: maybe(fc.boolean()),
    isReduced: maybe(fc.boolean()),
    canTryOn: maybe(fc.boolean()),
    isNew: maybe(fc.boolean()),
  }),
  q: maybe(
    fc.oneof(
      fc.array(oneOf(...QUERIES), { maxLength: 2 }).map((words) => words.join(' ')),
      fc.string(),
    ),
  ),
  sort: maybe(fc.constantFrom(...SORTS)),
  minPriceCents: maybe(fc.integer({ min: 0, max: 6 })),
  maxPriceCents: maybe(fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 9_000_000 }))),
  excludeId: maybe(fc.integer({ min: 1, max: 400 })),
  onePerModel: maybe(fc.boolean()),
  offset: maybe(fc.integer({ min: 0, max: 40 })),
  limit: maybe(fc.integer({ min: 0, max: 40 })),
})
const loneQuery: fc.Arbitrary<ProductQuery> = anyQuery.map(({ q, sort, offset, limit }) => ({
  filters: {},
  q,
  sort,
  offset,
  limit,
}))

interface Edit {
  upsert: IndexedProduct[]
  remove: number[]
}
const anyIds = (most: number) => fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: most, size: 'max' })
const anyRows = (most: number) => fc.array(anyRow, { maxLength: most, size: 'max' })
const smallEdit: fc.Arbitrary<Edit> = fc.record({ upsert: anyRows(40), remove: anyIds(10) })
const bulkEdit: fc.Arbitrary<Edit> = fc.record({ upsert: anyRows(300), remove: anyIds(250) })
const anyEdit = fc.oneof({ weight: 3, arbitrary: smallEdit }, bulkEdit)

const anyQueries = fc.array(fc.oneof(anyQuery, loneQuery), { minLength: 4, maxLength: 8, size: 'max' })
const anySteps = fc.array(fc.record({ edit: anyEdit, isSaved: fc.boolean(), queries: anyQueries }), {
  minLength: 2,
  maxLength: 8,
  size: 'max',
})

const again = (index: ProductIndex) => savedAndLoaded((to) => index.save(to), loadProductIndex)

test('after any edits, saved or not, results equal a linear scan', () => {
  fc.assert(
    fc.property(fc.noBias(anyRows(300)), fc.noBias(anySteps), (first, steps) => {
      let index = createProductIndex(first)
      const shop = new Map(first.map((row) => [row.id, row]))
      for (const { edit, isSaved, queries } of steps) {
        index.upsert(edit.upsert)
        index.remove(edit.remove)
        if (isSaved) index = again(index)
        for (const row of edit.upsert) shop.set(row.id, row)
        for (const id of edit.remove) shop.delete(id)
        expect(index.size).toBe(shop.size)
        const all = [...shop.values()]
        for (const query of [{ filters: {} }, ...queries]) {
          expect(index.query(query)).toEqual(scanProducts(all, query))
          expect(index.facets(query)).toEqual(scanFacets(all, query))
        }
      }
    }),
    // No bias to small values: small catalogues would not reach the bulk and compaction paths.
    { numRuns: 60, interruptAfterTimeLimit: 30_000 },
  )
}, 60_000)
