import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

/** Section 7 of the specification, and the calls added to it. */
const CALLS = [
  'GET /api/auth/me',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/logout',
  'POST /api/cart',
  'GET /api/cart/{cartId}',
  'POST /api/cart/{cartId}/items',
  'PATCH /api/cart/{cartId}/items/{itemId}',
  'DELETE /api/cart/{cartId}/items/{itemId}',
  'POST /api/checkout',
  'PATCH /api/users/{id}',
  'POST /api/contact',
  'GET /api/stores',
  'GET /api/search/answers',
  'GET /api/settings',
  'GET /api/appointments/slots',
  'GET /api/stores/eye-exams',
  'GET /api/appointments/{token}',
  'GET /api/appointments/{token}/calendar',
  'POST /api/appointments/{token}/move',
  'POST /api/appointments/{token}/cancel',
  'GET /api/categories',
  'GET /api/categories/{slug}',
  'GET /api/products',
  'GET /api/products/cards',
  'GET /api/products/facets',
  'GET /api/products/nearest',
  'GET /api/fit-finder',
  'GET /api/products/{slug}',
  'GET /api/products/{slug}/look',
  'GET /api/products/{slug}/related',
  'POST /api/products/{slug}/alerts',
  'POST /api/stock-alerts/confirm',
  'POST /api/stock-alerts/leave',
  'GET /api/products/{slug}/stores',
  'GET /api/product-previews/{token}',
  'GET /api/editorials',
  'GET /api/orders/by-link/{token}',
  'POST /api/orders/by-link/{token}/cancel',
  'POST /api/orders/{orderId}/cancel',
  'POST /api/account/close',
  'POST /api/account/password',
  'POST /api/account/verification',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/undo-email-change',
  'POST /api/auth/verify-email',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/leave',
  'GET /api/account/data',
  'GET /api/account/security',
  'GET /api/account/sessions',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/{sessionId}',
  'GET /api/saved',
  'PUT /api/saved/{productId}',
  'DELETE /api/saved/{productId}',
  'GET /api/delivery-points',
  'GET /api/orders',
  'GET /api/orders/{orderId}',
  'POST /api/newsletter',
  'DELETE /api/cart/{cartId}/notice',
  'DELETE /api/account/addresses/{addressId}',
  'GET /api/account/addresses',
  'POST /api/account/addresses',
  'PUT /api/account/addresses/{addressId}',
  'GET /api/account/prescriptions',
  'POST /api/account/prescriptions',
  'POST /api/account/second-factor',
  'POST /api/account/second-factor/confirm',
  'POST /api/account/second-factor/off',
  'GET /api/account/prescriptions/{prescriptionId}',
  'DELETE /api/account/prescriptions/{prescriptionId}',
  'GET /api/account/wearers',
  'POST /api/account/wearers',
  'PUT /api/account/wearers/{wearerId}',
  'DELETE /api/account/wearers/{wearerId}',
  'GET /api/checkout/options',
  'GET /api/orders/{orderId}/documents',
  'GET /api/orders/{orderId}/documents/{file}',
  'GET /api/orders/by-link/{token}/documents',
  'GET /api/orders/by-link/{token}/documents/{file}',
  'GET /api/orders/{orderId}/payment',
  'POST /api/orders/{orderId}/payment',
  'GET /api/payments/by-link/{token}',
  'POST /api/payments/by-link/{token}',
  'POST /api/withdrawals',
  'POST /api/guarantee-claims',
  'GET /api/refund-accounts/{token}',
  'POST /api/refund-accounts/{token}',
  'POST /api/lenses/offers',
  'POST /api/lenses/choices',
  'POST /api/lenses/papers',
  'GET /api/account/lens-drafts/{productId}',
  'PUT /api/account/lens-drafts/{productId}',
  'GET /api/landings',
  'GET /api/landings/{slug}',
  'GET /api/lens-questions/{token}',
  'POST /api/lens-questions/{token}',
]

test('every call is described in OpenAPI 3.1, with its errors in the one shape', async () => {
  const document = await shop
    .visitor()
    .api.read<{ openapi: string; paths: Record<string, Record<string, unknown>> }>('/api/openapi.json')
  expect(document.openapi).toBe('3.1.0')
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual([...CALLS].sort())
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1])
  const schemas = (document as unknown as { components: { schemas: object } }).components.schemas
  for (const name of references) expect(schemas).toHaveProperty(name ?? '')
})

test('the documentation page has no scripts and loads nothing from other origins', async () => {
  const response = await shop.visitor().send('/api/docs')
  const html = await response.text()
  expect(response.headers.get('Content-Type')).toMatch('text/html')
  expect(html).not.toMatch(/<script|https?:\/\/(?!localhost|shop\.test)/)
  for (const call of CALLS) expect(html).toContain(`<code>${call.split(' ')[1]}</code>`)
})

test('the document and the page are built once, and a client that has them gets a 304', async () => {
  const making = vi.spyOn(shop.app, 'getOpenAPI31Document')
  for (const path of ['/api/openapi.json', '/api/docs']) {
    const first = await shop.visitor().send(path)
    const etag = first.headers.get('ETag') ?? ''
    const again = await shop.visitor().send(path, { headers: { 'If-None-Match': `W/${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const packed = await shop.visitor().send(path, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(packed.headers.get('Content-Encoding')).toBe('gzip')
    const unpacked = new Response(packed.body?.pipeThrough(new DecompressionStream('gzip')))
    expect(await unpacked.text()).toBe(await first.text())
  }
  expect(making.mock.calls.length).toBeLessThanOrEqual(2)
  for (const path of ['/api/openapi.json', '/api/docs']) await shop.visitor().send(path)
  expect(making.mock.calls.length).toBeLessThanOrEqual(2)
})

test('health reports that the process runs, ready that its database responds', async () => {
  expect(await shop.visitor().api.read('/api/health')).toEqual({ status: 'ok' })
  expect(await shop.visitor().api.read('/api/ready')).toEqual({ status: 'ready' })
  const closed = await createTestShop()
  await closed.close()
  const response = await closed.visitor().send('/api/ready')
  expect(response.status).toBe(503)
})

test('every response has the security headers', async () => {
  for (const path of ['/api/health', '/api/products/none', '/pictures/aviator-gold/front.svg']) {
    const { headers } = await shop.visitor().send(path)
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect(headers.get('Content-Security-Policy')).not.toMatch(/script-src[^;]*'unsafe-inline'/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  }
})
