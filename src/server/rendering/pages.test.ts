import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fillCart } from '../../../test/support/buyers.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { products } from '../db/schema.ts'

let shop: TestShop
let renders = 0
beforeAll(async () => {
  const renderPage: typeof unbuiltStorefront.renderPage = (request) => {
    renders++
    return unbuiltStorefront.renderPage(request)
  }
  shop = await createTestShop({
    bundle: () => ({ storefront: { ...unbuiltStorefront, renderPage }, assets: () => undefined }),
  })
})
afterAll(() => shop.close())

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await shop.visitor().send(path, { headers })
  return { response, html: await response.text() }
}

describe('a page', () => {
  test.each([
    '/',
    '/collections',
    '/collections/sunglasses',
    '/products/aviator-gold',
    '/cart',
    '/checkout',
    '/login',
    '/register',
    '/about',
    '/faqs',
    '/locations',
    '/size-guide?lens=52&bridge=18&temple=145',
    '/contact',
  ])('%s answers 200 in English and in Greek, whole without scripts', async (path) => {
    for (const language of ['en', 'el']) {
      const { response, html } = await get(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      expect(response.status).toBe(200)
      expect(html).toMatch(/^<!DOCTYPE html><html lang="(en|el)"/i)
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toMatch(/<title>[^<]*Elegance Eyewear Cyprus[^<]*<\/title>/)
      expect(html).toMatch(/hrefLang="el"/i)
      expect(html).not.toMatch(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))/)
    }
  })

  test('that does not exist answers 404 with the not-found page', async () => {
    const { response, html } = await get('/gift-hats')
    expect(response.status).toBe(404)
    expect(html).toContain('404 Page Not Found')
    expect((await get('/not-found')).response.status).toBe(404)
  })

  test.each(['/products/no-such-frame', '/collections/hats'])('%s redirects to /not-found', async (path) => {
    const { response } = await get(path)
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/not-found'])
  })

  test('of a product has its name and price without scripts', async () => {
    const { html } = await get('/products/aviator-gold?lang=el')
    expect(html).toContain('€245.00')
    expect(html).toContain((await shop.product('aviator-gold')).nameEl)
  })

  test('uses the language of the cookie, and stores the one of a shared URL', async () => {
    const visitor = shop.visitor()
    await visitor.send('/?lang=el')
    expect(visitor.cookies.get('language')).toBe('el')
    expect(await (await visitor.send('/collections')).text()).toContain('<html lang="el"')
    visitor.cookies.set('language', 'xx')
    expect(await (await visitor.send('/collections')).text()).toContain('<html lang="en"')
  })

  test('follows the browser’s language until one is chosen, and does not store it', async () => {
    const languageOf = async (path: string, headers: Record<string, string>) =>
      /<html lang="(..)"/.exec((await get(path, headers)).html)?.[1]
    const greek = { 'Accept-Language': 'el-CY,el;q=0.9,en;q=0.8' }
    expect(await languageOf('/collections', greek)).toBe('el')
    expect(await languageOf('/collections', { 'Accept-Language': 'de,en;q=0.5,el;q=0.4' })).toBe('en')
    for (const header of [{}, { 'Accept-Language': '*' }, { 'Accept-Language': 'de-DE,de' }]) {
      expect(await languageOf('/collections', header)).toBe('en')
    }
    expect(await languageOf('/collections', { ...greek, Cookie: 'language=en' })).toBe('en')
    expect(await languageOf('/collections?lang=en', greek)).toBe('en')
    expect((await get('/collections', greek)).response.headers.get('Set-Cookie')).toBeNull()
  })

  test('in the browser’s language has that language’s canonical URL, and varies by the header', async () => {
    const { response, html } = await get('/about', { 'Accept-Language': 'el' })
    expect(html).toContain('rel="canonical" href="http://shop.test/about?lang=el"')
    expect(response.headers.get('Vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
    const etag = response.headers.get('ETag') ?? ''
    const again = (language: string) => get('/about', { 'If-None-Match': etag, 'Accept-Language': language })
    expect((await again('el')).response.status).toBe(304)
    expect((await again('en')).response.status).toBe(200)
  })

  test('shows the prices of the cookie’s currency', async () => {
    const visitor = shop.visitor()
    visitor.cookies.set('currency', 'USD')
    expect(await (await visitor.send('/products/aviator-gold')).text()).toContain('$264.60')
  })
})

test('the line over the header is hidden only for visitors who closed it', async () => {
  const announcement = 'aria-label="Announcement"'
  expect((await get('/cart')).html).toContain(announcement)
  expect((await get('/cart', { Cookie: 'currency=EUR; announcement=closed' })).html).not.toContain(announcement)
  expect((await get('/cart', { Cookie: 'announcement=open' })).html).toContain(announcement)
})

describe('a repeated page request', () => {
  test('needs no SQL statement and no rendering', async () => {
    await get('/collections/kids')
    shop.statements.length = 0
    renders = 0
    await get('/collections/kids')
    await get('/collections/kids?utm_source=newsletter&fbclid=x')
    expect([shop.statements, renders]).toEqual([[], 0])
  })

  test('is rendered once for concurrent requests', async () => {
    renders = 0
    await Promise.all(Array.from({ length: 20 }, () => get('/collections/accessories')))
    expect(renders).toBe(1)
  })

  test('is revalidated with 304', async () => {
    const { response } = await get('/collections')
    const etag = response.headers.get('ETag') ?? ''
    expect((await get('/collections', { 'If-None-Match': etag })).response.status).toBe(304)
  })

  test('has the requested encoding', async () => {
    expect(
      (await shop.visitor().send('/', { headers: { 'Accept-Encoding': 'br' } })).headers.get('Content-Encoding'),
    ).toBe('br')
    expect(
      (await shop.visitor().send('/', { headers: { 'Accept-Encoding': 'br;q=0, gzip' } })).headers.get(
        'Content-Encoding',
      ),
    ).toBe('gzip')
    expect((await shop.visitor().send('/')).headers.get('Content-Encoding')).toBeNull()
  })

  test('shows what changed in the catalogue', async () => {
    const { id } = await shop.product('aviator-gold')
    expect((await get('/products/aviator-gold')).html).toContain('In Stock')
    await shop.shop.db.update(products).set({ stock: 0 }).where(eq(products.id, id))
    await vi.waitFor(async () => expect((await get('/products/aviator-gold')).html).toContain('Out of Stock'))
    await shop.shop.db.update(products).set({ stock: 2 }).where(eq(products.id, id))
    await vi.waitFor(async () => expect((await get('/products/aviator-gold')).html).toContain('In Stock'))
  })

  test('contains nothing of the previous visitor', async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, (await shop.product('aviator-gold')).id)
    await visitor.api.account.logIn({ username: 'maria', password: 'maria-demo' })
    const hers = await (await visitor.send('/cart?page=7')).text()
    expect(hers).toBe((await get('/cart')).html)
    expect(hers).not.toContain('maria')
  })
})

describe('the page for unknown addresses', () => {
  test('is rendered once for all of them, and complete each time', async () => {
    await get('/not-found')
    renders = 0
    shop.statements.length = 0
    const paths = Array.from({ length: 50 }, (_, i) => `/gift-hats-${i}?page=${i}`)
    for (const path of [...paths, '/account/nowhere', '/orders/a/b', '/not-found', `/${'x'.repeat(1000)}`]) {
      const { response, html } = await get(path)
      expect([response.status, html.includes('404 Page Not Found')]).toEqual([404, true])
      const etag = response.headers.get('ETag') ?? ''
      expect((await get(path, { 'If-None-Match': etag })).response.status).toBe(404)
    }
    expect([renders, shop.statements]).toEqual([0, []])
  })

  test('exists per language, currency and announcement state', async () => {
    renders = 0
    const cookies = ['language=el', 'currency=USD', 'announcement=closed', 'language=el; currency=GBP']
    for (let time = 0; time < 3; time++) {
      for (const Cookie of cookies) await get(`/hats-${time}`, { Cookie })
    }
    expect(renders).toBe(cookies.length)
    expect((await get('/hats', { Cookie: 'language=el' })).html).toContain('<html lang="el"')
  })
})

test('an overlong URL is answered and not cached', async () => {
  renders = 0
  const path = `/collections?brand=${'x'.repeat(99)}&color=${'y'.repeat(99)}&shape=${'z'.repeat(99)}`
  expect((await get(path)).response.status).toBe(200)
  await get(path)
  expect(renders).toBe(2)
})
