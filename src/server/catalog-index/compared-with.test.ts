import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { ProductsQuery } from '../../contract/product-queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const find = (q: string, more: Partial<ProductsQuery> = {}) =>
  shop.shop.catalogue.listProducts({ q, limit: 100, ...more }).products
const named = (slug: string) => {
  const product = shop.shop.catalogue.findBySlug(slug)
  if (product === null) throw new Error(`no product ${slug}`)
  return product
}
const priceOf = ({ priceCents, discountPriceCents }: ReturnType<typeof named>) => discountPriceCents ?? priceCents

test.each([
  'cheaper than the Livia Burgundy',
  'πιο φθηνά από το Livia Burgundy',
  'like the Livia Burgundy but cheaper',
  'pio fthina apo ta Livia Burgundy',
  'πιο φτηνά από τη Λίβια μπορντό',
])('“%s” lists what is cheaper, of the same kind', (q) => {
  const livia = named('livia-burgundy')
  const found = find(q)
  expect(found.length).toBeGreaterThan(3)
  expect(found.filter((one) => priceOf(one) >= priceOf(livia) || one.categoryId !== livia.categoryId)).toEqual([])
  expect(found.map(priceOf)).toEqual(found.map(priceOf).toSorted((one, other) => one - other))
})

test('dearer, lighter and wider ones are found', () => {
  const livia = named('livia-burgundy')
  expect(find('dearer than Livia Burgundy').every((one) => priceOf(one) > priceOf(livia))).toBe(true)
  const weights = find('lighter than Livia Burgundy').map(({ measurements }) => Math.round(measurements?.weightG ?? 99))
  expect(weights.length).toBeGreaterThan(3)
  expect(Math.max(...weights)).toBeLessThan(Math.round(livia.measurements?.weightG ?? 0))
  const widths = find('wider than Livia Burgundy').map(({ measurements }) => measurements?.frameWidthMm ?? 0)
  expect(widths.length).toBeGreaterThan(3)
  expect(Math.min(...widths)).toBeGreaterThan(livia.measurements?.frameWidthMm ?? 999)
})

test('what else is said counts', () => {
  const found = find('black ones cheaper than Livia Burgundy')
  expect(found.length).toBeGreaterThan(0)
  expect(find('cheaper than Livia Burgundy').length).toBeGreaterThan(found.length)
})

test('what is said behind a name counts as well', () => {
  const shapes = new Set(find('dearer than Livia Burgundy round').map(({ shape }) => shape))
  expect(shapes).toEqual(new Set(['round']))
})

test('what is similar to a product has its shape', () => {
  const found = find('alternatives to the Carlotta').map(({ name, shape }) => [name.split(',')[0], shape])
  expect(found).toContainEqual(['Livia', 'cat-eye'])
  expect(new Set(found.map(([, shape]) => shape))).toEqual(new Set(['cat-eye']))
})

test('counts and answers agree with the list', () => {
  const q = 'cheaper than Livia Burgundy'
  const { catalogue } = shop.shop
  expect(catalogue.listFacets({ q }).total).toBe(find(q).length)
  expect([catalogue.leftOut(q), catalogue.findUnstocked(q)]).toEqual([[], null])
})

test('what nothing is cheaper than has the cheapest of its kind near to it', () => {
  const { catalogue } = shop.shop
  const [cheapest] = find('', { q: undefined, category: 'sunglasses', sort: 'price-asc' })
  const q = `cheaper than ${cheapest?.name}`
  expect(find(q)).toEqual([])
  const near = catalogue.findNearest({ q } as ProductsQuery, 4)
  expect(near.drops).toEqual([])
  expect(near.products[0]?.id).toBe(cheapest?.id)
})

test('without such a product, the words are searched', () => {
  expect(find('cheaper than flibbertigibbet')).toEqual(find('cheap flibbertigibbet'))
})

test('between two products is what costs more than one and less than the other', () => {
  const [low, high] = [named('lydra-ivory'), named('livia-burgundy')].map(priceOf) as [number, number]
  const found = find('something between Lydra and Livia Burgundy in price').map(priceOf)
  expect(found.length).toBeGreaterThan(3)
  expect(found.filter((cents) => cents <= low || cents >= high)).toEqual([])
})

test('what is as light as a product of another kind than is asked for', () => {
  const { categoryId, measurements } = named('matelot-navy')
  const found = find('as light as Matelot but for grown ups')
  expect(found.length).toBeGreaterThan(0)
  expect(found.every((one) => one.categoryId !== categoryId)).toBe(true)
  expect(found.every((one) => (one.measurements?.weightG ?? 99) <= (measurements?.weightG ?? 0))).toBe(true)
})

test('like a product that is not made so has its shape; one that is made so is itself', () => {
  const mirande = named('mirande-burgundy')
  const optical = named('livia-burgundy').categoryId
  const found = find('Mirande but for reading')
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ shape, categoryId }) => shape === mirande.shape && categoryId === optical)).toBe(true)
  expect(find('like the Mirande but burgundy').map(({ slug }) => slug)).toEqual(['mirande-burgundy'])
  expect(find('same as Noisette for an adult').every(({ shape }) => shape === 'round')).toBe(true)
})
