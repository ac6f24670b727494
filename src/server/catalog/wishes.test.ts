import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { Product } from '../../contract/catalog.ts'
import { FAMILY_OF_COLOR, TINT_OF_LENS } from '../../domain/attribute-families.ts'
import { CATEGORY_IDS } from '../../domain/eyewear.ts'
import { frameClass } from '../../domain/fit.ts'

let shop: TestShop
let all: Product[]
const list = (query: string): Promise<Product[]> => shop.visitor().api.read(`/api/products?${query}`)

beforeAll(async () => {
  shop = await createTestShop()
  all = await list('')
})
afterAll(() => shop.close())

const paid = ({ price, discountPrice }: Product) => discountPrice ?? price
const isIn = (category: keyof typeof CATEGORY_IDS) => (product: Product) =>
  product.categoryId === CATEGORY_IDS[category]
const isOf = (family: string) => (product: Product) => FAMILY_OF_COLOR[product.color] === family
const isSized = (size: string) => (product: Product) =>
  product.measurements !== null && frameClass(product.measurements.frameWidthMm) === size
const hasTint = (tint: string) => (product: Product) =>
  product.lensColor !== null && TINT_OF_LENS[product.lensColor] === tint
const isPolarised = ({ polarised }: Product) => polarised === true
const costs =
  (most: number, least = 0) =>
  (product: Product) =>
    paid(product) >= least && paid(product) <= most
const is =
  <Key extends keyof Product>(key: Key, value: Product[Key]) =>
  (product: Product) =>
    product[key] === value
const lens = (least: number, most: number) => (product: Product) =>
  product.measurements !== null && product.measurements.lensWidthMm >= least && product.measurements.lensWidthMm <= most
const bridge = (least: number, most: number) => (product: Product) =>
  product.measurements !== null && product.measurements.bridgeMm >= least && product.measurements.bridgeMm <= most

type Wish = [wish: string, query: string, ...conditions: ((product: Product) => boolean)[]]

/** What people look for in an optician's shop, in their words. */
const WISHES: Wish[] = [
  ['ταρταρούγα ηλίου', 'category=sunglasses&colorFamily=tortoise', isIn('sunglasses'), isOf('tortoise')],
  [
    'ταρταρούγα, πολωτικά, έως 300',
    'colorFamily=tortoise&polarised=yes&maxPrice=300',
    isOf('tortoise'),
    isPolarised,
    costs(300),
  ],
  [
    'ταρταρούγα, στενά, έως 200',
    'colorFamily=tortoise&size=narrow&maxPrice=200',
    isOf('tortoise'),
    isSized('narrow'),
    costs(200),
  ],
  ['πολωτικά ηλίου', 'category=sunglasses&polarised=yes', isIn('sunglasses'), isPolarised],
  ['πολωτικά κάτω από 200', 'polarised=yes&maxPrice=200', isPolarised, costs(200)],
  ['polarised for driving, green lens', 'polarised=yes&lensTint=green', isPolarised, hasTint('green')],
  ['polarised for the sea, grey lens', 'polarised=yes&lensTint=grey', isPolarised, hasTint('grey')],
  ['polarised sport glasses', 'category=sport-eyewear&polarised=yes', isIn('sport-eyewear'), isPolarised],
  ['mirrored sunglasses', 'lensTint=mirror', hasTint('mirror')],
  ['green lenses', 'lensTint=green', hasTint('green')],
  ['aviator, ανδρικά', 'shape=aviator', is('shape', 'aviator')],
  ['gold aviator', 'shape=aviator&colorFamily=gold', is('shape', 'aviator'), isOf('gold')],
  ['στρογγυλά ηλίου', 'category=sunglasses&shape=round', isIn('sunglasses'), is('shape', 'round')],
  [
    'round tortoise sunglasses',
    'category=sunglasses&shape=round&colorFamily=tortoise',
    isIn('sunglasses'),
    is('shape', 'round'),
    isOf('tortoise'),
  ],
  ['cat-eye γυναικεία', 'shape=cat-eye&gender=women', is('shape', 'cat-eye'), is('gender', 'women')],
  ['butterfly for a woman', 'shape=butterfly&gender=women', is('shape', 'butterfly'), is('gender', 'women')],
  ['panto, optical', 'category=optical-frames&shape=panto', isIn('optical-frames'), is('shape', 'panto')],
  [
    'a rectangle for the office',
    'category=optical-frames&shape=rectangle',
    isIn('optical-frames'),
    is('shape', 'rectangle'),
  ],
  ['rimless', 'frameType=rimless', is('frameType', 'rimless')],
  ['νάιλορ οράσεως', 'category=optical-frames&frameType=half-rim', isIn('optical-frames'), is('frameType', 'half-rim')],
  [
    'black, full rim, optical',
    'category=optical-frames&colorFamily=black&frameType=full-rim',
    isIn('optical-frames'),
    isOf('black'),
    is('frameType', 'full-rim'),
  ],
  ['clear frames', 'colorFamily=clear', isOf('clear')],
  ['crystal, exactly', 'colorFamily=clear&color=crystal', is('color', 'crystal')],
  ['μπλε σκελετός', 'colorFamily=blue', isOf('blue')],
  ['honey, exactly', 'colorFamily=tortoise&color=honey', is('color', 'honey')],
  ['something red', 'colorFamily=red', isOf('red')],
  ['a green frame', 'colorFamily=green', isOf('green')],
  ['silver metal look', 'colorFamily=silver', isOf('silver')],
  ['wide sunglasses for a large head', 'category=sunglasses&size=wide', isIn('sunglasses'), isSized('wide')],
  ['narrow optical frame', 'category=optical-frames&size=narrow', isIn('optical-frames'), isSized('narrow')],
  ['medium, under 150', 'size=medium&maxPrice=150', isSized('medium'), costs(150)],
  ['like my 52-18', 'lensWidth=50-52&bridge=18-19', lens(50, 52), bridge(18, 19)],
  ['a narrow bridge', 'bridge=16-17', bridge(16, 17)],
  ['small lenses for strong powers', 'category=optical-frames&lensWidth=47-49', isIn('optical-frames'), lens(47, 49)],
  ['παιδικά', 'category=kids', isIn('kids')],
  ['children, under 100', 'category=kids&maxPrice=100', isIn('kids'), costs(100)],
  ['a gift between 100 and 150', 'minPrice=100&maxPrice=150', costs(150, 100)],
  ['a case or a cord under 50', 'category=accessories&maxPrice=50', isIn('accessories'), costs(50)],
  ['the best there is, from 300', 'minPrice=300', costs(Number.POSITIVE_INFINITY, 300)],
  ['what is new in sunglasses', 'category=sunglasses&isNew=true', isIn('sunglasses'), is('isNew', true)],
  ['what others buy, under 250', 'isBestseller=true&maxPrice=250', is('isBestseller', true), costs(250)],
  ['unisex, grey lenses', 'gender=unisex&lensTint=grey', is('gender', 'unisex'), hasTint('grey')],
  ['Helianos, under 250', 'brand=Helianos&maxPrice=250', is('brand', 'Helianos'), costs(250)],
  ['ανδρικά ηλίου', 'category=sunglasses&gender=men', isIn('sunglasses'), is('gender', 'men')],
]

describe('filters express what people look for', () => {
  test('at least forty wishes', () => expect(WISHES.length).toBeGreaterThanOrEqual(40))

  test.each(WISHES)('%s: %s', async (_wish, query, ...conditions) => {
    const wanted = all.filter((product) => conditions.every((isMet) => isMet(product)))
    expect(wanted.length).toBeGreaterThan(0)
    expect((await list(query)).map(({ slug }) => slug)).toEqual(wanted.map(({ slug }) => slug))
  })
})
