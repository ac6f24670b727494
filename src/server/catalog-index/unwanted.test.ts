import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { CatalogProduct } from './catalog-product.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const find = (q: string) => shop.shop.catalogue.listProducts({ q }).products
const slugs = (products: readonly CatalogProduct[]) => products.map(({ slug }) => slug).sort()

test.each([
  ['round not gold', 'round', 'gold'],
  ['στρογγυλά όχι χρυσά', 'στρογγυλά', 'χρυσά'],
  ['sunglasses not black', 'sunglasses', 'black'],
  ['frames not made of metal', 'frames', 'metal or titanium'],
  ['women not cat eye', 'women', 'cat eye'],
  ['gialia oxi mavra', 'gialia', 'mavra'],
  ['dusty pink frames not metal', 'dusty pink frames', 'metal'],
  ['sunglasses not blue lenses', 'sunglasses', 'blue lenses'],
  ['sunglasses without metal', 'sunglasses', 'metal or titanium'],
  ['sunglasses without nose pads', 'sunglasses', 'nose pads'],
  ['sunglasses not plastic', 'sunglasses', 'acetate or nylon'],
  ['γυαλιά ηλίου χωρίς πόλωση', 'γυαλιά ηλίου', 'πολωτικά'],
])('%j finds all of %j but what is %j', (q, all, unwanted) => {
  const excluded = new Set(slugs(find(unwanted)))
  const wanted = find(all).filter(({ slug }) => !excluded.has(slug))
  expect(slugs(find(q))).toEqual(slugs(wanted))
  expect(wanted.length).toBeGreaterThan(0)
  expect(wanted.length).toBeLessThan(find(all).length)
})

test('what has another name for it is left out too, but not what others wear as well', () => {
  const materials = new Set(find('sunglasses without metal').map(({ material }) => material))
  expect([...materials].filter((one) => one === 'metal' || one === 'titanium')).toEqual([])
  expect(find('sunglasses neither black nor brown').filter(({ color }) => color.includes('havana'))).toEqual([])
  expect(find('sunglasses not for women').some(({ gender }) => gender === 'unisex')).toBe(true)
})

test.each(['sunglasses not Ottavia Brenzi', 'not ottavia brenzi sunglasses', 'γυαλιά ηλίου χωρίς ottavia brenzi'])(
  '%j refuses a brand of two words',
  (q) => {
    const brands = new Set(find(q).map(({ brand }) => brand))
    expect(brands.size).toBeGreaterThan(3)
    expect([...brands]).not.toContain('Ottavia Brenzi')
    expect(shop.shop.catalogue.refused(q).unwanted).toEqual(['ottavia brenzi'])
  },
)

test('the counts beside the filters leave it out, too', () => {
  expect(shop.shop.catalogue.listFacets({ q: 'round not gold' }).total).toBe(find('round not gold').length)
})

test.each([
  ['not titanium', 'titanium'],
  ['everything except aviators', 'aviators'],
  ['χωρίς χρυσό', 'χρυσό'],
])('%j narrows the whole catalogue', (q, unwanted) => {
  const excluded = new Set(slugs(find(unwanted)))
  expect(slugs(find(q))).toEqual(
    slugs(shop.shop.catalogue.listProducts({}).products.filter(({ slug }) => !excluded.has(slug))),
  )
})

test('it does not count where nothing would be left', () => {
  expect(slugs(find('αεροπόρος όχι πολύ μεγάλα'))).toEqual(slugs(find('αεροπόρος')))
})

test('a word that no product has narrows nothing, and finds nothing alone', () => {
  expect(slugs(find('round not wobbly'))).toEqual(slugs(find('round')))
  expect(find('not sure')).toEqual([])
})

test.each([
  ['aviator not Ray-Ban', 'aviator'],
  ['frames without hinges', 'frames'],
])('%j names nothing that is not stocked', (q, rest) => {
  expect(shop.shop.catalogue.findUnstocked(q)).toBeNull()
  expect(slugs(find(q))).toEqual(slugs(find(rest)))
})

test.each(['rimless', 'no frame', 'without rims', 'χωρίς σκελετό'])('%j finds what is rimless', (q) => {
  expect(find(q).length).toBeGreaterThan(0)
  expect(find(q).map(({ frameType }) => frameType)).toEqual(find(q).map(() => 'rimless'))
})

test('what is not expensive is listed from the lowest price', () => {
  const sunglasses = shop.shop.catalogue.findCategory('sunglasses')?.id
  for (const q of ['sunglasses not too expensive', 'όχι ακριβά γυαλιά ηλίου']) {
    const prices = find(q)
      .filter(({ categoryId }) => categoryId === sunglasses)
      .map((one) => one.discountPriceCents ?? one.priceCents)
    expect(prices.length).toBeGreaterThan(10)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  }
})
