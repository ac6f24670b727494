import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EVERY_SCREEN } from '../../../test/support/every-screen.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { SCREEN_NAMES, type ScreenName, screenNamed } from '../../contract/screens.ts'

let shop: TestShop
let sitemap: string
let robots: string
beforeAll(async () => {
  shop = await createTestShop({ bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }) })
  sitemap = await (await shop.visitor().send('/sitemap.xml')).text()
  robots = await (await shop.visitor().send('/robots.txt')).text()
})
afterAll(() => shop.close())

const statusOf = (name: ScreenName) => (screenNamed(name).page === 'not-found' ? 404 : 200)
/** The addresses in the sitemap of a screen with parameters. */
const addressesOf = (pattern: string) =>
  new RegExp(`<loc>http://shop\\.test${pattern.replace(/:\w+/g, '[^/<]+').replaceAll('*', '\\*')}</loc>`)
const closedPaths = () => [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)

describe.each(SCREEN_NAMES)('the screen %s', (name) => {
  const { path: pattern, visibility } = screenNamed(name)
  const [path] = EVERY_SCREEN[name]

  test('renders', async () => {
    const answer = await shop.visitor().send(path)
    expect(answer.status).toBe(statusOf(name))
    expect(await answer.text()).toMatch(/<h1\b/)
  })

  test('has noindex if it is not indexed, and crawlers may fetch it', async () => {
    const html = await (await shop.visitor().send(path)).text()
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(visibility !== undefined)
    expect(html.includes('rel="canonical"')).toBe(visibility === undefined)
    expect(closedPaths().filter((closed) => path.startsWith(closed))).toEqual([])
  })

  test('is in the sitemap if it is indexed', () => {
    const isListed = sitemap.includes(`<loc>http://shop.test${path.split('?')[0]}</loc>`)
    expect(isListed).toBe(visibility === undefined)
    if (visibility !== undefined) expect(sitemap).not.toMatch(addressesOf(pattern))
  })

  test('is cached, and names its site to others, unless it is private', async () => {
    const headers = (await shop.visitor().send(path)).headers
    const isPrivate = visibility === 'private'
    expect(headers.get('Cache-Control')).toBe(isPrivate ? 'no-store' : 'private, no-cache')
    expect(headers.get('Referrer-Policy')).toBe(isPrivate ? 'no-referrer' : 'strict-origin-when-cross-origin')
    if (isPrivate) expect(shop.caches.pages?.findStored(path, {})).toBeUndefined()
    else if (statusOf(name) === 200) expect(shop.caches.pages?.findStored(path, {})).toBeDefined()
  })
})

test('an address of a private screen in other letter case is private too', async () => {
  const { headers } = await shop.visitor().send('/Orders/key/')
  expect(headers.get('Cache-Control')).toBe('no-store')
})
