import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { products } from '../db/schema.ts'
import { importProducts } from './import-products.ts'
import { COLUMNS } from './product-row.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const sunglasses = {
  sku: 'NEW-1',
  slug: 'new-one',
  name: 'New One, Black',
  name_el: 'Νέο ένα, μαύρο',
  description: 'Long, with "quotes",\nand two lines.',
  category: 'sunglasses',
  brand: 'Helianos',
  material: 'acetate',
  color: 'black',
  shape: 'round',
  frame_type: 'full-rim',
  gender: 'unisex',
  price: '120.50',
  discount_price: '99',
  stock: '7',
  is_new: 'yes',
  lens_width_mm: '50',
  lens_height_mm: '46.5',
  bridge_mm: '20',
  temple_mm: '145',
  frame_width_mm: '140',
  weight_g: '28',
  lens_color: 'grey',
  filter_category: '3',
  uv400: 'yes',
}

const cell = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
const csv = (rows: Record<string, string>[]) =>
  [COLUMNS.join(','), ...rows.map((row) => COLUMNS.map((name) => cell(row[name] ?? '')).join(','))].join('\r\n')
const run = (rows: Record<string, string>[], isDryRun = false) => importProducts(shop.shop.db, csv(rows), isDryRun)
const bySku = (sku: string) => shop.shop.db.select().from(products).where(eq(products.sku, sku))

test('a dry run reports the result and changes nothing', async () => {
  expect(await run([sunglasses], true)).toEqual({ added: 1, changed: 0, unchanged: 0, bad: [] })
  expect(await bySku('NEW-1')).toEqual([])
})

test('new products are soon for sale, with placeholders for missing images and no false reduction', async () => {
  expect(await run([sunglasses])).toMatchObject({ added: 1 })
  expect(await bySku('NEW-1')).toMatchObject([
    { priceCents: 12_050, discountPriceCents: 9_900, lensHeightMm: 46.5, isNew: true, isBestseller: false, stock: 7 },
  ])
  await vi.waitFor(async () => expect(await shop.product('new-one')).toMatchObject({ price: 99, discountPrice: null }))
  const { images } = await shop.product('new-one')
  expect(images).toHaveLength(2)
  for (const image of images) expect((await shop.visitor().send(image)).status).toBe(200)
})

test('known products are updated by SKU; unchanged rows are skipped', async () => {
  await run([sunglasses])
  const later = { ...sunglasses, sku: 'NEW-2', slug: 'new-two', images: '/a.webp | /b.webp' }
  expect(await run([{ ...sunglasses, price: '150' }, later])).toMatchObject({ added: 1, changed: 1, unchanged: 0 })
  expect(await run([{ ...sunglasses, price: '150' }, later])).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect(await bySku('NEW-2')).toMatchObject([{ images: ['/a.webp', '/b.webp'] }])
})

test('every invalid row is reported with its line, and nothing is imported', async () => {
  const before = await shop.shop.db.select().from(products).orderBy(products.id)
  const { bad, added, changed } = await run([
    { ...sunglasses, sku: 'OK-1', slug: 'ok-one' },
    { ...sunglasses, sku: 'BAD-1', slug: 'Bad Slug', price: '12,50', stock: '-1' },
    { ...sunglasses, sku: 'BAD-2', slug: 'bad-two', color: 'puce', discount_price: '500' },
    { ...sunglasses, sku: 'BAD-3', slug: 'bad-three', discount_price: '500', filter_category: '', weight_g: '' },
    { ...sunglasses, sku: 'BAD-4', slug: 'aviator-gold', brand: 'Nobody', category: 'hats' },
    { ...sunglasses, sku: 'OK-1', slug: 'ok-one' },
    { ...sunglasses, sku: 'BAD-5', slug: 'nearest', frame_width_mm: '100' },
    { ...sunglasses, sku: 'BAD-6', slug: 'bad-six', name: 'N\u0000L' },
  ])
  // Each row's description spans two lines, so rows are on lines 2, 4, 6 …
  const problems = bad.map(({ line, problem }) => `${line} ${problem}`)
  expect(problems).toEqual([
    expect.stringMatching(/^4 slug /),
    expect.stringMatching(/^4 price /),
    expect.stringMatching(/^4 stock /),
    expect.stringMatching(/^6 color /),
    expect.stringMatching(/^8 discount_price /),
    expect.stringMatching(/^8 give all six measurements/),
    expect.stringMatching(/^8 filter_category /),
    expect.stringMatching(/^10 category hats/),
    expect.stringMatching(/^10 brand Nobody/),
    expect.stringMatching(/^10 slug aviator-gold belongs to/),
    expect.stringMatching(/^12 sku OK-1 is already in line 2/),
    expect.stringMatching(/^12 slug ok-one is already in line 2/),
    expect.stringMatching(/^14 slug is reserved/),
    expect.stringMatching(/^14 frame_width_mm/),
    expect.stringMatching(/^16 name has odd characters/),
  ])
  expect([added, changed]).toEqual([0, 0])
  expect(await shop.shop.db.select().from(products).orderBy(products.id)).toEqual(before)
})

test.each([
  ['', /column “sku” is missing/],
  ['sku,slug,size\nA,b,c', /column “size” is unknown/],
  ['sku,sku\nA,b', /column “sku” occurs twice/],
  ['sku,slug\n"A,b', /quote/i],
])('a file %j that is not a valid table is rejected', async (text, problem) => {
  const { bad } = await importProducts(shop.shop.db, text, false)
  expect(bad.map((one) => one.problem).join('; ')).toMatch(problem)
})

test('a product is taxed as its cell says; an empty cell leaves it as it is, and a new one standard', async () => {
  const row = { ...sunglasses, sku: 'TAX-1', slug: 'tax-one' }
  const taxClass = async () => (await bySku('TAX-1'))[0]?.taxClass
  await run([row])
  expect(await taxClass()).toBe('standard')
  await run([{ ...row, tax_class: 'reduced_5' }])
  expect(await taxClass()).toBe('reduced_5')
  await run([{ ...row, name: 'Another name' }])
  expect(await taxClass()).toBe('reduced_5')
  expect(await run([{ ...row, tax_class: '19' }])).toMatchObject({ bad: [{ line: 2 }] })
})
