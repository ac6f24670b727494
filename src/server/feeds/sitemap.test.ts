import { afterAll, beforeAll, expect, test } from 'vitest'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { sitemapRoutes } from './sitemap.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }) })
})
afterAll(() => shop.close())

const read = async (path: string) => {
  const response = await shop.visitor().send(path)
  return { response, text: await response.text() }
}
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

test('the sitemap names every screen, category and product in both languages', async () => {
  const { response, text } = await read('/sitemap.xml')
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  const addresses = addressesIn(text)
  for (const path of ['/', '/collections', '/collections/kids', '/products/aviator-gold', '/faqs', '/size-guide']) {
    expect(addresses).toContain(`http://shop.test${path}`)
    expect(addresses).toContain(`http://shop.test${path}?lang=el`)
  }
  expect(addresses).toHaveLength(new Set(addresses).size)
  const products = shop.shop.catalogue.listProducts({}).products
  expect(addresses.filter((address) => address.includes('/products/'))).toHaveLength(2 * products.length)
})

test('it lists no private and no unknown pages', async () => {
  const { text } = await read('/sitemap.xml')
  expect(
    addressesIn(text).filter((address) => /cart|checkout|account|login|register|not-found|\*|:\w+$/.test(address)),
  ).toEqual([])
})

test('every address in it answers 200', async () => {
  const { text } = await read('/sitemap.xml')
  for (const address of addressesIn(text).filter((one) => !one.includes('/products/'))) {
    expect(
      (await read(address.replace('http://shop.test', '').replaceAll('&amp;', '&'))).response.status,
      address,
    ).toBe(200)
  }
})

test('each URL has its alternates, and a product’s URL its images', async () => {
  const { text } = await read('/sitemap.xml')
  const [entry = ''] = text.match(/<url><loc>[^<]*aviator-gold\?lang=el<.*<\/url>/) ?? []
  expect(entry).toContain('hreflang="en" href="http://shop.test/products/aviator-gold"')
  expect(entry).toContain('hreflang="el" href="http://shop.test/products/aviator-gold?lang=el"')
  expect(entry).toContain('hreflang="x-default" href="http://shop.test/products/aviator-gold"')
  const { images } = await shop.product('aviator-gold')
  expect(entry.match(/<image:loc>/g)).toHaveLength(images.length)
  expect(entry).toContain(`<image:loc>http://shop.test${images[0]}</image:loc>`)
})

test('a sitemap too large for one file is split', async () => {
  const parts = sitemapRoutes(shop.shop, 40)
  const fetchText = async (path: string) => (await parts.request(path)).text()
  const whole = addressesIn((await read('/sitemap.xml')).text)
  const files = addressesIn(await fetchText('/sitemap.xml'))
  expect(files[0]).toBe('http://shop.test/sitemaps/1.xml')
  const urlLists = await Promise.all(files.map(async (file) => addressesIn(await fetchText(new URL(file).pathname))))
  expect(urlLists.flat()).toEqual(whole)
  expect(Math.max(...urlLists.map((urls) => urls.length))).toBeLessThanOrEqual(80)
  expect((await parts.request(`/sitemaps/${files.length + 1}.xml`)).status).toBe(404)
})

test('robots.txt names the sitemap and disallows only the API, so that noindex can be read', async () => {
  const { response, text } = await read('/robots.txt')
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect(text).toContain('Sitemap: http://shop.test/sitemap.xml')
  expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/'])
})
