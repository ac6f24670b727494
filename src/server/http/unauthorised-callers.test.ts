import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointmentForm, DAY_AHEAD } from '../../../test/support/appointment-form.ts'
import { fillCart, guestId } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { newCustomer } from '../../../test/support/new-customer.ts'
import { newPrescription } from '../../../test/support/new-prescription.ts'
import { createTestShop, type TestShop, type TestVisitor } from '../../../test/support/test-shop.ts'
import { createApiDocument } from './api-docs.ts'

/** Path parameters by name, all owned by Maria. A new parameter must be added. */
interface Secrets {
  [parameter: string]: string
}

const OPEN_TO_ALL = new Set(['slug', 'productId'])

const ADDRESS = {
  firstName: 'Maria',
  lastName: 'Georgiou',
  phoneNumber: '+357 99 112233',
  address: 'Ledras 21',
  city: 'Nicosia',
  postalCode: '1011',
  country: 'Cyprus',
}

const BODIES: Record<string, unknown> = {
  'POST /api/orders/{orderId}/payment': {},
  'POST /api/payments/by-link/{token}': {},
  'PUT /api/account/addresses/{addressId}': ADDRESS,
  'PUT /api/account/wearers/{wearerId}': { name: 'Nobody' },
  'POST /api/lens-questions/{token}': { text: 'Yes', paperId: null },
  'POST /api/refund-accounts/{token}': { iban: 'CY17 0020 0128 0000 0012 0052 7600' },
  'POST /api/cart/{cartId}/items': { productId: 1 },
  'PATCH /api/cart/{cartId}/items/{itemId}': { quantity: 2 },
  'PATCH /api/users/{id}': { city: 'Nowhere' },
  'POST /api/appointments/{token}/move': { date: DAY_AHEAD, time: '10:00' },
}

let shop: TestShop
let calls: { name: string; method: string; path: string; takesBody: boolean }[]
let secrets: Secrets
let callers: Record<string, TestVisitor>
beforeAll(async () => {
  shop = await createTestShop()
  const { paths = {} } = createApiDocument(shop.app, 'http://shop.test')
  calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => typeof operation === 'object' && 'responses' in operation)
      .map(([method, operation]) => {
        const takesBody = 'requestBody' in operation
        return { name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path, takesBody }
      }),
  )
  secrets = await createSecrets()
  const guest = shop.visitor()
  await fillCart(guest, (await shop.product('silk-cord-navy')).id)
  callers = { nobody: shop.visitor(), 'another guest': guest, 'another user': await newCustomer(shop) }
})
afterAll(() => shop.close())

async function createSecrets(): Promise<Secrets> {
  const { api, user } = await shop.signIn('maria')
  const productId = (await shop.product('silk-cord-navy')).id
  const cart = await api.cart.open({ userId: user.id })
  await api.cart.addItem(cart.id, { productId })
  const order = await api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm({ email: user.email }) })
  const filled = await api.cart.addItem(cart.id, { productId })
  const [session] = await api.call('GET /api/account/sessions', {})
  const [address] = await api.call('POST /api/account/addresses', { body: ADDRESS })
  const [wearer] = await api.call('POST /api/account/wearers', { body: { name: 'Maria' } })
  const [prescription] = await api.call('POST /api/account/prescriptions', { body: newPrescription() })
  const appointment = await api.appointments.book(appointmentForm({ email: user.email, date: DAY_AHEAD }))
  return {
    id: String(user.id),
    cartId: String(cart.id),
    itemId: String(filled.items[0]?.id),
    productId: String(productId),
    orderId: order.id,
    sessionId: session?.id ?? '',
    addressId: String(address?.id),
    wearerId: wearer?.id ?? '',
    prescriptionId: prescription?.id ?? '',
    file: 'INV-2026-000001.pdf',
    // A caller's own token must not lead to another.
    token: appointment.token.replace(/\d+/, (digits) => String(Number(digits) + 1)),
  }
}

const parametersOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')

const callsByIds = () =>
  calls.filter(({ path }) => parametersOf(path).length > 0 && !parametersOf(path).some((name) => OPEN_TO_ALL.has(name)))

/** All rows of all tables except rate limits. */
async function everything(): Promise<string> {
  const { rows } = (await shop.shop.db.execute(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )) as unknown as { rows: { name: string }[] }
  const tables = rows.map(({ name }) => name).filter((name) => name !== 'rate_limits')
  const contents = await Promise.all(
    tables.map(async (name) => {
      const table = (await shop.shop.db.execute(`select * from ${name} order by 1`)) as unknown as { rows: unknown[] }
      return [name, table.rows]
    }),
  )
  return JSON.stringify(contents)
}

/** Asserts the error shape without Maria's data, and returns the status. */
async function expectError(caller: TestVisitor, path: string, init: RequestInit): Promise<number> {
  const response = await caller.send(path, init)
  const text = await response.text()
  expect(Object.keys(JSON.parse(text)), `${init.method} ${path}: ${text}`).toEqual(['error'])
  expect(text).not.toMatch(/maria|Georgiou|Eleni|EE-|aviator/i)
  return response.status
}

test('this test covers every path parameter and every body', () => {
  const names = new Set(callsByIds().flatMap(({ path }) => parametersOf(path)))
  expect([...names].filter((name) => secrets[name] === undefined)).toEqual([])
  const bodiless = callsByIds().filter(({ name, takesBody }) => takesBody && BODIES[name] === undefined)
  expect(bodiless.map(({ name }) => name)).toEqual([])
  expect(callsByIds().length).toBeGreaterThan(10)
})

describe.each(['nobody', 'another guest', 'another user'])('%s, who knows Maria’s ids', (who) => {
  test('gets 401 or 404 from every call and changes nothing', async () => {
    const before = await everything()
    for (const { name, method, path } of callsByIds()) {
      const address = path.replace(/\{(\w+)\}/g, (_, parameter: string) => encodeURIComponent(secrets[parameter] ?? ''))
      const body = BODIES[name] === undefined ? {} : { body: JSON.stringify(BODIES[name]) }
      const headers = { 'Content-Type': 'application/json' }
      const caller = callers[who] as TestVisitor
      const status = await expectError(caller, address, { method, headers, ...body })
      expect([401, 404], `${name} for ${who}`).toContain(status)
    }
    expect(await everything()).toBe(before)
  })

  test('gets the same response for ids that do not exist', async () => {
    const caller = callers[who] as TestVisitor
    for (const [path, unknown] of [
      [`/api/cart/${secrets.cartId}`, '/api/cart/2147483647'],
      [`/api/orders/${secrets.orderId}`, '/api/orders/EE-0000-0000-0000'],
    ]) {
      const responses = await Promise.all([path, unknown].map(async (one) => (await caller.send(one ?? '')).text()))
      expect(responses[0]).toBe(responses[1])
    }
  })

  test('gets 404 for her ids in a body', async () => {
    const caller = callers[who] as TestVisitor
    const before = await everything()
    const named: [string, unknown][] = [
      ['/api/cart', { userId: Number(secrets.id) }],
      ['/api/checkout', { cartId: Number(secrets.cartId), checkoutForm: checkoutForm() }],
    ]
    for (const [path, body] of named) {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
      expect(await expectError(caller, path, init)).toBe(404)
    }
    expect(await everything()).toBe(before)
  })
})

test('calls about the own account answer 401 without a session', async () => {
  const own = calls.filter(({ path }) => /^\/api\/(account|users|auth\/me|orders$)/.test(path))
  expect(own.length).toBeGreaterThan(8)
  for (const { method, path } of own) {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => secrets[name] ?? '')
    const bodies: Record<string, unknown> = {
      '/api/account/password': { currentPassword: 'maria-demo', password: 'maria-demo-2' },
      '/api/account/close': { password: 'maria-demo' },
    }
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(bodies[path] ?? {}) }
    const init = { method, headers: { 'Content-Type': 'application/json' }, ...body }
    for (const who of ['nobody', 'another guest']) {
      expect(await expectError(callers[who] as TestVisitor, address, init), `${method} ${path}`).toBe(401)
    }
  }
})

test('a guest’s cart cannot be opened by the guest’s id alone', async () => {
  const mine = guestId()
  await shop.visitor().api.cart.open({ guestId: mine })
  for (const caller of Object.values(callers)) {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: `{"guestId":"${mine}"}` }
    expect(await expectError(caller, '/api/cart', init)).toBe(404)
  }
})
