import { afterAll, beforeAll, expect, test } from 'vitest'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { RenderedPage } from '../../web/entry-server.tsx'
import { nothingKept } from './ssr.ts'

const PATHS = [
  '/',
  '/collections',
  '/collections?colorFamily=tortoise&sort=price-desc',
  '/collections?onePerModel=true',
  '/collections?color=black&shape=round',
  '/collections?brand=Alder+%26+Quay&q=a%27b%22%3C%26',
  '/collections/sunglasses?minPrice=100&maxPrice=300',
  '/collections?maxPrice=200&bestseller=true',
  '/collections?minPrice=100&colorFamily=black&sort=fit',
  '/collections?q=nothing-like-it',
  '/collections/kids',
  '/products/aviator-gold',
  '/products/carlotta-rose',
  '/size-guide',
  '/virtual-try-on',
  '/virtual-try-on?shape=round',
  '/faqs',
  '/cart',
  '/no-such-page',
]

type Renders = Record<'whole' | 'first' | 'again', RenderedPage>

let shop: TestShop
const renders: Renders[] = []
beforeAll(async () => {
  // Each page is rendered without keeping, with nothing kept, and with what all pages before it have left.
  const all = nothingKept()
  const renderPage: typeof unbuiltStorefront.renderPage = async (request) => {
    const { kept: _, ...unkept } = request
    const whole = await unbuiltStorefront.renderPage(unkept)
    const first = await unbuiltStorefront.renderPage({ ...request, kept: nothingKept() })
    const again = await unbuiltStorefront.renderPage({ ...request, kept: all })
    renders.push({ whole, first, again })
    return again
  }
  shop = await createTestShop({
    bundle: () => ({ storefront: { ...unbuiltStorefront, renderPage }, assets: () => undefined }),
  })
})
afterAll(() => shop.close())

test.each(['language=en', 'language=el; currency=USD', 'language=en; currency=GBP'])(
  'pages are the same, whether their parts are kept or not: %s',
  async (cookie) => {
    for (const path of PATHS) {
      renders.length = 0
      await shop.visitor().send(`${path}${path.includes('?') ? '&' : '?'}page=1`, { headers: { Cookie: cookie } })
      expect(renders, path).toHaveLength(1)
      for (const { whole, first, again } of renders) {
        expect(whereTheyDiffer(whole, first), path).toBeNull()
        expect(whereTheyDiffer(whole, again), path).toBeNull()
      }
    }
  },
)

/** What stands at the first difference of two pages, apart from when their data was read. */
function whereTheyDiffer(...pages: [RenderedPage, RenderedPage]): string[] | null {
  const [one, other] = pages.map((page) => ('html' in page ? page.html.toString() : page.location)) as [string, string]
  const [first, second] = [one, other].map((html) => html.replace(/"at":\d+/, '')) as [string, string]
  if (first === second) return null
  const at = [...first].findIndex((sign, index) => sign !== second[index])
  return [first, second].map((html) => html.slice(Math.max(0, at - 80), at + 80))
}
