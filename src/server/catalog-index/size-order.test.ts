import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { ProductsQuery } from '../../contract/product-queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const list = (query: ProductsQuery) => shop.shop.catalogue.listProducts(query)
const WIDTHS: Readonly<Record<string, (one: number, other: number) => number>> = {
  'small sunglasses for women': (one, other) => one - other,
  'μικρό μέγεθος γυναικεία ηλίου': (one, other) => one - other,
  'στενά γυαλιά ηλίου για άντρες': (one, other) => one - other,
  'huge titanium sunglasses': (one, other) => other - one,
}

test.each(Object.entries(WIDTHS))('%s lists what there is by its width, what is in stock first', (q, compare) => {
  const { products, total } = list({ q })
  expect(total).toBeGreaterThan(1)
  const inStock = products.filter(({ stock }) => stock > 0)
  expect(products.slice(0, inStock.length)).toEqual(inStock)
  const widths = inStock.map(({ measurements }) => measurements?.frameWidthMm ?? 0)
  expect(widths).toEqual(widths.toSorted(compare))
})

test('a chosen order finds the same, in that order, and the filters count it', () => {
  const q = 'small sunglasses for women'
  const { products, total } = list({ q, sort: 'price-asc' })
  expect(total).toBe(list({ q }).total)
  const prices = products.map(({ priceCents, discountPriceCents }) => discountPriceCents ?? priceCents)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  expect(shop.shop.catalogue.listFacets({ q }).total).toBe(total)
})

test('small glasses that there are are listed alone', () => {
  const { products } = list({ q: 'small kids glasses' })
  expect(products.length).toBeGreaterThan(0)
  expect(products.map(({ gender }) => gender)).toEqual(products.map(() => 'kids'))
})

test.each(['narrow frames', 'στενοί σκελετοί', 'small glasses', 'μικρά γυαλιά ηλίου', 'teenagers', 'light frames'])(
  '%s lists what children wear last',
  (q) => {
    const { products, total } = list({ q, limit: 100 })
    expect(products.length).toBe(total)
    const areForKids = products.map(({ gender }) => gender === 'kids')
    expect(areForKids.at(0)).toBe(false)
    expect(areForKids).toContain(true)
    expect(areForKids).toEqual(areForKids.toSorted((one, other) => Number(one) - Number(other)))
  },
)

test('the smallest of all are listed by their width alone', () => {
  const widths = list({ q: 'smallest glasses' }).products.map(({ measurements }) => measurements?.frameWidthMm ?? 0)
  expect(widths).toEqual(widths.toSorted((one, other) => one - other))
})

const LIGHTEST_FIRST = [
  'ελαφριά γυαλιά για τρέξιμο',
  'lightweight sport sunglasses',
  'light titanium frames',
  'ελαφριά ηλίου',
]

test.each(LIGHTEST_FIRST)('%s lists the lightest first', (q) => {
  const { products } = list({ q })
  const ofAdults = products.filter(({ stock, gender }) => stock > 0 && gender !== 'kids')
  const weights = ofAdults.map(({ measurements }) => measurements?.weightG ?? 0)
  expect(weights.length).toBeGreaterThan(1)
  expect(weights).toEqual(weights.toSorted((one, other) => one - other))
})

test('a chosen order of light frames is kept', () => {
  const prices = list({ q: 'light frames', sort: 'price-asc' }).products.map(
    (one) => one.discountPriceCents ?? one.priceCents,
  )
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})
