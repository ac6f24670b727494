import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parseXml, type XmlElement } from '../../../test/support/parse-xml.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { toWireProduct } from '../catalog-index/catalog-product.ts'
import { products } from '../db/schema.ts'
import { jobHandlers } from '../job-handlers.ts'
import { MERCHANT_FEED_JOB } from './render-merchant-feed.ts'

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000 })

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }) })
})
afterAll(() => shop.close())

const REQUIRED = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'price',
  'availability',
  'condition',
  'brand',
  'mpn',
  'identifier_exists',
  'google_product_category',
  'product_type',
  'color',
  'material',
]

async function items(language = 'en') {
  const response = await shop.visitor().send(`/feeds/google-merchant.xml?lang=${language}`)
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  const [channel] = parseXml(await response.text()).children
  return (channel?.children ?? []).filter(({ name }) => name === 'item')
}
const textOf = (item: XmlElement | undefined, name: string) =>
  item?.children.find((child) => child.name === `g:${name}`)?.text
const itemOf = (all: XmlElement[], id: string) => all.find((item) => textOf(item, 'id') === id)

test.each(['en', 'el'])('every product has all required attributes, in %s', async (language) => {
  const all = await items(language)
  const known = shop.shop.catalogue.listProducts({}).products
  expect(all.map((item) => textOf(item, 'id')).sort()).toEqual(known.map(({ sku }) => sku).sort())
  for (const item of all) {
    expect(
      REQUIRED.filter((name) => !textOf(item, name)),
      textOf(item, 'id') ?? '',
    ).toEqual([])
    expect(textOf(item, 'price')).toMatch(/^\d+\.\d{2} EUR$/)
    expect(textOf(item, 'availability')).toMatch(/^(in_stock|out_of_stock)$/)
    expect(textOf(item, 'title')?.length).toBeLessThanOrEqual(150)
    expect(textOf(item, 'gtin')).toBeUndefined()
  }
})

test('a frame has its gender, size and design', async () => {
  const { sku, brand, nameEl, model, measurements } = await shop.product('aviator-gold')
  const item = itemOf(await items('el'), sku)
  expect(textOf(item, 'title')).toBe(`${brand} ${nameEl}`)
  expect(textOf(item, 'link')).toBe('http://shop.test/products/aviator-gold?lang=el')
  expect(textOf(item, 'price')).toBe('245.00 EUR')
  expect(textOf(item, 'age_group')).toBe('adult')
  expect(textOf(item, 'google_product_category')).toBe('178')
  expect(textOf(item, 'item_group_id')).toBe(model)
  expect(textOf(item, 'size')).toBe(`${measurements?.lensWidthMm}-${measurements?.bridgeMm}-${measurements?.templeMm}`)
})

test('delivery is free from the threshold on and costs the fee below it', async () => {
  const all = await items()
  const feeOf = (item: XmlElement | undefined) =>
    item?.children.find(({ name }) => name === 'g:shipping')?.children.find(({ name }) => name === 'g:price')?.text
  expect(feeOf(itemOf(all, (await shop.product('aviator-gold')).sku))).toBe('0.00 EUR')
  expect(feeOf(itemOf(all, (await shop.product('silk-cord-navy')).sku))).toBe('5.00 EUR')
})

test('a reduced product has both prices, any other one', async () => {
  const all = await items()
  for (const { sku, price, discountPrice } of shop.shop.catalogue.listProducts({}).products.map(toWireProduct)) {
    expect(textOf(itemOf(all, sku), 'price')).toBe(`${price.toFixed(2)} EUR`)
    expect(textOf(itemOf(all, sku), 'sale_price')).toBe(
      discountPrice === null ? undefined : `${discountPrice.toFixed(2)} EUR`,
    )
  }
})

test('its images are JPEG of an accepted size', async () => {
  const item = itemOf(await items(), (await shop.product('aviator-gold')).sku)
  const response = await shop.visitor().send(new URL(textOf(item, 'image_link') ?? '').pathname)
  const { format, width = 0 } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect([format, width >= 500]).toEqual(['jpeg', true])
  const { images } = await shop.product('aviator-gold')
  expect(item?.children.filter(({ name }) => name === 'g:additional_image_link')).toHaveLength(images.length - 1)
  for (const nothing of ['/feeds/pictures/aviator-gold/9.jpg', '/feeds/pictures/no-such-frame/1.jpg'])
    expect((await shop.visitor().send(nothing)).status).toBe(404)
})

test('a change enqueues a job that builds the feed again, with special characters escaped', async () => {
  await items()
  const { id, sku } = await shop.product('matelot-navy')
  const name = 'Matelot & Sons <"navy">\u0001'
  await shop.shop.db.update(products).set({ name, stock: 0 }).where(eq(products.id, id))
  const waiting = () => shop.shop.jobs.list(shop.shop.db, MERCHANT_FEED_JOB)
  await soon(async () => expect(await waiting()).toHaveLength(1))
  const [handler] = jobHandlers(shop.shop).filter(({ job }) => job.queue === MERCHANT_FEED_JOB.queue)
  for (const { id, data } of await waiting()) await handler?.run(shop.shop, id, data)
  const item = itemOf(await items(), sku)
  expect(textOf(item, 'title')).toContain('Matelot & Sons <"navy">')
  expect(textOf(item, 'availability')).toBe('out_of_stock')
  expect(await waiting()).toEqual([])
})
