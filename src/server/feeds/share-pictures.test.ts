import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { products } from '../db/schema.ts'

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000 })

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }) })
})
afterAll(() => shop.close())

const read = async (path: string) => (await shop.visitor().send(path)).text()
const tagIn = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&#x27;', "'")
const pathOf = (html: string) => new URL(tagIn(html, 'og:image') ?? '').pathname
async function pictureAt(path: string) {
  const response = await shop.visitor().send(path)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test.each(['/', '/products/aviator-gold', '/products/silk-cord-navy?lang=el', '/collections/kids?lang=el', '/faqs'])(
  '%s is shared with a picture of its own size, a title and a text',
  async (path) => {
    const html = await read(path)
    const { response, bytes } = await pictureAt(pathOf(html))
    expect(response.headers.get('Content-Type')).toBe('image/png')
    const { width, height, format } = await sharp(bytes).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    expect(tagIn(html, 'twitter:card')).toBe('summary_large_image')
    expect(tagIn(html, 'og:title')).toBe(/<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&#x27;', "'"))
    expect(tagIn(html, 'og:description')).toBe(tagIn(html, 'description'))
    expect(tagIn(html, 'og:url')).toBe(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1])
    expect(tagIn(html, 'og:locale')).toBe(path.includes('lang=el') ? 'el_GR' : 'en_GB')
  },
)

test('a product is shared with its own name and picture in each language, and its price in euro', async () => {
  const english = await read('/products/aviator-gold')
  const greek = await read('/products/aviator-gold?lang=el')
  expect(tagIn(english, 'og:type')).toBe('product')
  expect(tagIn(greek, 'product:price:amount')).toBe('245.00')
  const [one, other, shops] = await Promise.all([
    pictureAt(pathOf(english)),
    pictureAt(pathOf(greek)),
    pictureAt(pathOf(await read('/'))),
  ])
  expect(one.bytes.equals(other.bytes)).toBe(false)
  expect(one.bytes.equals(shops.bytes)).toBe(false)
})

test('a picture is revalidated with 304 until the product is renamed', async () => {
  const path = pathOf(await read('/products/matelot-navy'))
  const { response } = await pictureAt(path)
  const known = { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } }
  expect((await shop.visitor().send(path, known)).status).toBe(304)
  const { id } = await shop.product('matelot-navy')
  await shop.shop.db.update(products).set({ name: 'Matelot & Sons <navy>' }).where(eq(products.id, id))
  await soon(async () => expect((await shop.visitor().send(path, known)).status).toBe(200))
})

test.each(['/share/en/products/no-such-frame.png', '/share/xx/shop.png', '/share/en/products/..%2Fshop.png'])(
  '%s is no picture of ours',
  async (path) => {
    expect((await shop.visitor().send(path)).status).toBe(404)
  },
)

test('private pages are neither shared nor indexed', async () => {
  const html = await read('/cart')
  expect(tagIn(html, 'robots')).toBe('noindex')
  expect(tagIn(html, 'og:image')).toBeUndefined()
})
