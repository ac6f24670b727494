import { afterAll, beforeAll, expect, test } from 'vitest'
import { elementsOf, readPage, textOf } from '../../../test/support/rendered-html.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { LANDINGS } from './landings.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }) })
})
afterAll(() => shop.close())

const send = (path: string) => shop.visitor().send(path)

test.each(LANDINGS)('$slug has its own title, text and products in both languages', async (landing) => {
  for (const [language, title, text] of [
    ['en', landing.title, landing.text],
    ['el', landing.titleEl, landing.textEl],
  ] as const) {
    const { html } = await readPage(shop, `/eyewear/${landing.slug}?lang=${language}`)
    expect(elementsOf(html, 'h1').map(textOf)).toEqual([title])
    expect(textOf(html)).toContain(text)
    expect(elementsOf(html, 'article').length).toBeGreaterThan(2)
    expect(html).toContain(
      `<link rel="canonical" href="http://shop.test/eyewear/${landing.slug}${language === 'el' ? '?lang=el' : ''}"/>`,
    )
  }
})

test.each(LANDINGS)(
  'what $slug lists exists, and the listing with its filters has the same',
  async ({ slug, filters }) => {
    const listed = await shop.visitor().api.call('GET /api/products', { query: filters })
    expect(listed.length).toBeGreaterThan(0)
    const { html } = await readPage(shop, `/eyewear/${slug}`)
    expect(html).toContain(`href="/products/${listed[0]?.slug}"`)
  },
)

test('each is in the sitemap, and linked from the home page and from each other', async () => {
  const sitemap = await (await send('/sitemap.xml')).text()
  const home = await (await send('/')).text()
  const other = await (await send('/eyewear/narrow-frames')).text()
  for (const { slug } of LANDINGS) {
    expect(sitemap).toContain(`<loc>http://shop.test/eyewear/${slug}</loc>`)
    expect(home).toContain(`href="/eyewear/${slug}"`)
    expect(other.includes(`href="/eyewear/${slug}"`)).toBe(slug !== 'narrow-frames')
  }
})

test('an unknown one is not found', async () => {
  const page = await send('/eyewear/no-such-page')
  expect(page.status).toBe(404)
  const html = await page.text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('rel="canonical"')
  expect((await send('/api/landings/no-such-page')).status).toBe(404)
})
