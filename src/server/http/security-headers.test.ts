import { afterAll, beforeAll, expect, test } from 'vitest'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'

const bundle = () => ({ storefront: unbuiltStorefront, assets: () => undefined })
let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ bundle })
})
afterAll(() => shop.close())

const ADDRESSES = ['/', '/login', '/no-such-page', '/api/products', '/api/auth/me', '/api/nothing', '/robots.txt']

test('every kind of answer has the headers that confine it', async () => {
  for (const address of ADDRESSES) {
    const { headers } = await shop.app.request(`http://shop.test${address}`)
    const policy = headers.get('Content-Security-Policy') ?? ''
    for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
      expect(policy, address).toContain(rule)
    }
    expect(policy.split('; ').find((rule) => rule.startsWith('script-src'))).toBe(
      "script-src 'self' 'wasm-unsafe-eval'",
    )
    expect(headers.get('X-Content-Type-Options'), address).toBe('nosniff')
    expect(headers.get('Referrer-Policy'), address).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
    expect(headers.get('Cross-Origin-Opener-Policy'), address).toBe('same-origin')
    expect(headers.get('Content-Type'), address).toMatch(/^(text\/(html|plain)|application\/json)/)
    expect(headers.get('Access-Control-Allow-Origin'), address).toBeNull()
    expect(headers.get('Strict-Transport-Security'), address).toBeNull()
  }
})

test('with https, browsers are told to stay with it', async () => {
  const secure = await createTestShop({ bundle, config: { publicOrigin: 'https://shop.test' } })
  try {
    const { headers } = await secure.app.request('https://shop.test/')
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
  } finally {
    await secure.close()
  }
})

test('what is private is not stored by browsers', async () => {
  const maria = await shop.signIn('maria')
  for (const address of ['/api/auth/me', '/api/orders', '/api/account/security', '/api/account/data', '/account']) {
    const response = await maria.send(address)
    expect(response.status, address).toBe(200)
    expect(response.headers.get('Cache-Control'), address).toMatch(/no-store/)
  }
})
