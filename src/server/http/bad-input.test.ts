import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { createTestShop, type TestShop, type TestVisitor } from '../../../test/support/test-shop.ts'
import { ERROR_STATUS } from '../../contract/errors.ts'
import { carts, orders, users } from '../db/schema.ts'

let shop: TestShop
let visitor: TestVisitor
let cartId: number
beforeAll(async () => {
  shop = await createTestShop()
  visitor = shop.visitor()
  cartId = (await fillCart(visitor, (await shop.product('aviator-gold')).id)).id
})
afterAll(() => shop.close())

const json = { 'Content-Type': 'application/json' }
const counts = () => Promise.all([users, carts, orders].map((table) => shop.shop.db.$count(table)))

/** Asserts a 4xx in the one error shape, and that nothing changed. */
async function expectRejected(path: string, init: RequestInit = {}): Promise<{ status: number; code: string }> {
  const before = await counts()
  const response = await visitor.send(path, init)
  const text = await response.text()
  expect(response.status, `${path} ${text}`).toBeGreaterThanOrEqual(400)
  expect(response.status, `${path} ${text}`).toBeLessThan(500)
  const { error } = JSON.parse(text)
  expect(ERROR_STATUS).toHaveProperty(error.code, response.status)
  expect(error.message).not.toBe('')
  expect(await counts()).toEqual(before)
  return { status: response.status, code: error.code }
}

describe('a list', () => {
  test.each([
    'limit=-1',
    'limit=0',
    'limit=abc',
    'limit=1.5',
    'limit=1e2',
    'limit=101',
    'limit=99999999999999999999',
    'offset=-1',
    'offset=NaN',
    'categoryId=0',
    'categoryId=x',
    'categoryId=99999999999',
    'isBestseller=maybe',
    'isNew=1',
    'sort=cheapest',
    'minPrice=-5',
    'maxPrice=ten',
    'brand=%00',
    'q=%00%01',
    `brand=${'x'.repeat(5000)}`,
    'brand=A&brand=B',
  ])('rejects ?%s', async (query) => {
    expect(await expectRejected(`/api/products?${query}`)).toEqual({ status: 400, code: 'invalid_input' })
  })

  test.each(['brand=Nobody', 'color=%CE%B1', "shape=';drop table products;--", 'gender=%25', 'limit=1&utm_source=x'])(
    'accepts ?%s literally',
    async (query) => expect((await visitor.send(`/api/products?${query}`)).status).toBe(200),
  )
})

describe('a path', () => {
  test.each(['/api/nothing', '/api/products/no-such-frame', '/api/products/%00', '/api/cart/0', '/api/cart/abc'])(
    '%s answers 4xx',
    async (path) => {
      await expectRejected(path)
    },
  )
  test.each([
    '/api/cart/2147483648',
    '/api/cart/-1',
    '/api/orders/EE-0000',
    '/api/orders/%00',
    '/api/products/%E0%A4%A',
  ])('%s answers 4xx', async (path) => {
    await expectRejected(path)
  })
  test('with an unsupported method answers 4xx', async () => {
    await expectRejected('/api/products', { method: 'DELETE' })
  })
})

describe('a body', () => {
  const posts = [
    '/api/cart',
    '/api/checkout',
    '/api/auth/login',
    '/api/auth/register',
    '/api/contact',
    '/api/newsletter',
  ]

  test.each(posts)('%s rejects anything but JSON', async (path) => {
    const send = (body: string, headers: HeadersInit) => expectRejected(path, { method: 'POST', body, headers })
    expect(await send('{"a":', json)).toEqual({ status: 400, code: 'broken_json' })
    expect(await send('a=1', { 'Content-Type': 'application/x-www-form-urlencoded' })).toMatchObject({ status: 415 })
    expect(await send('{}', { 'Content-Type': 'text/plain' })).toMatchObject({ status: 415 })
    for (const body of ['[]', '"x"', '1', 'null', 'true', '']) await send(body, json)
  })

  test.each(posts)('%s rejects five megabytes', async (path) => {
    const body = JSON.stringify({ guestId: 'x'.repeat(5_000_000) })
    expect(await expectRejected(path, { method: 'POST', body, headers: json })).toEqual({
      status: 413,
      code: 'body_too_large',
    })
  })

  test('streamed without a length is rejected as well', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(70_000))
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) })
    const init = { method: 'POST', body, headers: json, duplex: 'half' } as RequestInit
    expect(await expectRejected('/api/cart', init)).toMatchObject({ status: 413 })
  })

  test.each([
    ['/api/cart', {}],
    ['/api/cart', { guestId: 1 }],
    ['/api/cart', { guestId: 'a\u0000bcdefghij' }],
    ['/api/cart', { guestId: '  ' }],
    ['/api/cart', { guestId: 'x'.repeat(65) }],
    ['/api/cart', { userId: 1, guestId: 'both-of-them-given' }],
    ['/api/cart', { userId: '1' }],
    ['/api/cart/CART/items', { productId: 1.5 }],
    ['/api/cart/CART/items', { productId: -1 }],
    ['/api/cart/CART/items', { productId: 1, quantity: 0 }],
    ['/api/cart/CART/items', { productId: 1, quantity: -3 }],
    ['/api/cart/CART/items', { productId: 1, quantity: 1e9 }],
    ['/api/cart/CART/items', { productId: 1, quantity: '2' }],
    ['/api/cart/CART/items', { productId: 999_999 }],
    ['/api/checkout', { cartId: 'CART', checkoutForm: checkoutForm() }],
    ['/api/checkout', { cartId: 1 }],
    ['/api/auth/register', { username: 'ab', password: '123456', email: 'a@b.cy' }],
    ['/api/auth/register', { username: 'abc', password: '12345', email: 'a@b.cy' }],
    ['/api/auth/register', { username: 'abc', password: '123456', email: 'nobody' }],
    ['/api/auth/register', { username: 'a\u0000bc', password: '123456', email: 'a@b.cy' }],
    ['/api/auth/register', { username: 'x'.repeat(60_000), password: '123456', email: 'a@b.cy' }],
    ['/api/newsletter', { email: 'nobody@' }],
    [
      '/api/contact',
      { firstName: 'A', lastName: 'B', email: 'a@b.cy', phone: '12345678', store: 'Athens', date: '2099-01-01' },
    ],
    [
      '/api/contact',
      { firstName: 'A', lastName: 'B', email: 'a@b.cy', phone: '12345678', store: 'Paphos', date: '2099-02-30' },
    ],
    [
      '/api/contact',
      { firstName: 'A', lastName: 'B', email: 'a@b.cy', phone: '12345678', store: 'Paphos', date: '2001-01-01' },
    ],
  ])('%s rejects %j', async (path, body) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: json }
    await expectRejected(path.replace('CART', String(cartId)), init)
  })

  test.each([
    ['firstName', '', 'First name is required'],
    ['lastName', '  ', 'Last name is required'],
    ['email', 'eleni', 'Invalid email address'],
    ['phoneNumber', '1234567', 'Invalid phone number'],
    ['address', '', 'Address is required'],
    ['city', '', 'City is required'],
    ['postalCode', '', 'Postal code is required'],
    ['country', '', 'Country is required'],
    ['paymentMethod', 'bitcoin', 'Payment method is required'],
  ])('of a checkout whose %s is %j has the error “%s”', async (field, value, message) => {
    const form = { ...checkoutForm(), [field]: value }
    const response = await visitor.post('/api/checkout', { cartId, checkoutForm: form })
    expect(response.status).toBe(400)
    expect((await response.json()).error.fields).toEqual({ [`checkoutForm.${field}`]: message })
  })

  test('has its errors in the language of the visitor', async () => {
    const greek = shop.visitor()
    greek.cookies.set('language', 'el')
    const response = await greek.post('/api/newsletter', { email: 'nobody' })
    expect((await response.json()).error.fields.email).toMatch(/\p{Script=Greek}/u)
  })
})

test('no JSON body causes an internal error', async () => {
  const paths = ['/api/cart', `/api/cart/${cartId}/items`, '/api/checkout', '/api/auth/login', '/api/contact']
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 3 }), async (path, body) => {
      const response = await visitor.post(path, body)
      expect(response.status).toBeLessThan(500)
    }),
    { numRuns: 300 },
  )
})

describe('another site', () => {
  const body = JSON.stringify({ guestId: 'a-guest-of-another-site' })
  test.each([{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'null' }])(
    'cannot change anything with the headers %j',
    async (headers) => {
      const init = { method: 'POST', body, headers: { ...json, ...headers } as HeadersInit }
      expect(await expectRejected('/api/cart', init)).toEqual({ status: 403, code: 'foreign_origin' })
    },
  )
  test('but our own pages can', async () => {
    const headers = { ...json, Origin: 'http://shop.test', 'Sec-Fetch-Site': 'same-origin' }
    expect((await visitor.send('/api/cart', { method: 'POST', body, headers })).status).toBe(200)
  })
})

test('an internal error reveals nothing but a request id', async () => {
  const broken = await createTestShop()
  await broken.database.execute('drop table carts cascade')
  const response = await broken.visitor().post('/api/cart', { guestId: 'a-guest-without-luck' })
  expect(response.status).toBe(500)
  const { error } = await response.json()
  expect(error).toEqual({
    code: 'internal',
    message: expect.any(String),
    requestId: expect.stringMatching(/^[\w-]{36}$/),
  })
  await broken.close()
})
