import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { type DatabaseProxy, openProxy } from '../../../test/support/database-proxy.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop, type TestVisitor } from '../../../test/support/test-shop.ts'
import { transaction } from './connect.ts'
import { orders } from './schema.ts'

const LOCK_MS = 300
const front = () => ({ storefront: unbuiltStorefront, assets: () => undefined })

/** A shop whose database can be cut off: PostgreSQL by its connections, PGlite by closing it. */
async function openShopToBreak() {
  if (!isOnPostgres) {
    const shop = await createTestShop({ bundle: front })
    return { shop, takeAway: () => shop.database.close(), close: async () => {} }
  }
  const behind = await createTestShop()
  const proxy = await openProxy(behind.url ?? '')
  const shop = await createTestShop({ url: proxy.url, bundle: front })
  const close = async () => {
    await shop.close()
    await behind.close()
  }
  return { shop, takeAway: proxy.down, close }
}

describe('while the database is unavailable', () => {
  let broken: Awaited<ReturnType<typeof openShopToBreak>>
  let guest: TestVisitor
  let cartId: number
  let maria: TestVisitor
  beforeAll(async () => {
    broken = await openShopToBreak()
    const { shop } = broken
    guest = shop.visitor()
    cartId = (await fillCart(guest, (await shop.product('aviator-gold')).id)).id
    maria = await shop.signIn('maria')
    for (const path of ['/', '/products/aviator-gold']) await guest.send(path)
    await broken.takeAway()
  })
  afterAll(() => broken.close())

  test.each([
    ['an order', (visitor: TestVisitor) => visitor.post('/api/checkout', { cartId, checkoutForm: checkoutForm() })],
    ['a cart', (visitor: TestVisitor) => visitor.send(`/api/cart/${cartId}`)],
    ['a new cart', (visitor: TestVisitor) => visitor.post('/api/cart', { guestId: 'guest-000000000000009' })],
    ['a piece for a cart', (visitor: TestVisitor) => visitor.post(`/api/cart/${cartId}/items`, { productId: 1 })],
    ['the stock of a product', (visitor: TestVisitor) => visitor.send('/api/products/aviator-gold')],
    [
      'a login',
      (visitor: TestVisitor) => visitor.post('/api/auth/login', { username: 'maria', password: 'maria-demo' }),
    ],
    ['a session', () => maria.send('/api/auth/me')],
    ['whether the shop is ready', (visitor: TestVisitor) => visitor.send('/api/ready')],
  ])('%s is answered with 503 and Retry-After', async (_, call) => {
    const response = await call(guest)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } })
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test('a product page that is not cached is answered with 503 and the plain page, not with a redirect', async () => {
    const headers = { Accept: 'text/html', Cookie: 'language=el' }
    const response = await broken.shop.app.request('http://shop.test/products/mirande-champagne', { headers })
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).not.toBeNull()
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toContain('plain-page.css')
  })

  test('an unknown product’s page still leads to the not-found page', async () => {
    const response = await guest.send('/products/monocle')
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/not-found'])
  })

  test.each([
    '/',
    '/products/aviator-gold',
    '/collections/sunglasses',
    '/collections?q=rose',
    '/about',
    '/checkout',
    '/api/health',
    '/api/products?limit=5',
    '/api/products/facets',
    '/api/categories',
    '/sitemap.xml',
  ])('%s still works', async (path) => {
    expect((await guest.send(path)).status).toBe(200)
  })
})

describe.runIf(isOnPostgres)('an order', () => {
  let behind: TestShop
  let shop: TestShop
  let proxy: DatabaseProxy
  beforeAll(async () => {
    behind = await createTestShop()
    proxy = await openProxy(behind.url ?? '')
    const { databaseTimeouts } = behind.shop.config
    const config = { databaseTimeouts: { ...databaseTimeouts, lockMs: LOCK_MS } }
    shop = await createTestShop({ url: proxy.url, config })
  })
  afterAll(async () => {
    await shop.close()
    await proxy.close()
    await behind.close()
  })

  async function prepareOrder() {
    const buyer = shop.visitor()
    const cart = await fillCart(buyer, 1)
    const place = () => buyer.post('/api/checkout', { cartId: cart.id, checkoutForm: checkoutForm() })
    return { place, countOrders: () => behind.shop.db.$count(orders, sql`cart_id = ${cart.id}`) }
  }

  test('is rejected with 503 when a lock is held too long, and placed once it is free', async () => {
    const { place } = await prepareOrder()
    await transaction(behind.shop, async (shop) => {
      await shop.db.execute(sql`select 1 from products where id = 1 for update`)
      const begun = performance.now()
      const rejected = await place()
      expect(performance.now() - begun).toBeLessThan(LOCK_MS + 2_000)
      expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([503, '5'])
    })
    expect((await place()).status).toBe(201)
  })

  test.each([
    ['carried out', true, 1, 200],
    ['not carried out', false, 0, 201],
  ])(
    'whose commit was cut off and %s is rejected with 503, and exists once after a retry',
    async (_, isForwarded, orderCount, status) => {
      const { place, countOrders } = await prepareOrder()
      proxy.cutAt('commit\0', { isForwarded })
      expect((await place()).status).toBe(503)
      await vi.waitFor(async () => expect(await countOrders()).toBe(orderCount))
      expect((await place()).status).toBe(status)
      expect(await countOrders()).toBe(1)
    },
  )

  test('can be placed as soon as the database is back', async () => {
    const { place } = await prepareOrder()
    await proxy.down()
    expect((await place()).status).toBe(503)
    await proxy.up()
    expect((await place()).status).toBe(201)
    expect((await shop.visitor().send('/api/ready')).status).toBe(200)
  })
})
