import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointmentForm } from '../../../test/support/appointment-form.ts'
import { fillCart, guestId } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { newCustomer } from '../../../test/support/new-customer.ts'
import { createTestShop, type TestShop, type TestVisitor } from '../../../test/support/test-shop.ts'
import { createApiDocument } from './api-docs.ts'

/** What a call's address is filled in with, by the names in it; a new name has to be given here whose it is. */
interface Secrets {
  [parameter: string]: string
}

/** Parameters that name what everybody may see. */
const OPEN_TO_ALL = new Set(['slug', 'productId'])

/** A body that each call would take from whoever may make it. */
const BODIES: Record<string, unknown> = {
  'POST /api/cart/{cartId}/items': { productId: 1 },
  'PATCH /api/cart/{cartId}/items/{itemId}': { quantity: 2 },
  'PATCH /api/users/{id}': { city: 'Nowhere' },
  'POST /api/appointments/{token}/move': { date: '2030-01-07', time: '10:00' },
}

let shop: TestShop
let calls: { name: string; method: string; path: string; takesBody: boolean }[]
let secrets: Secrets
let strangers: Record<string, TestVisitor>
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
  secrets = await whatMariaHas()
  const guest = shop.visitor()
  await fillCart(guest, (await shop.product('silk-cord-navy')).id)
  strangers = { nobody: shop.visitor(), 'another guest': guest, 'another user': await newCustomer(shop) }
})
afterAll(() => shop.close())

async function whatMariaHas(): Promise<Secrets> {
  const { api, user } = await shop.signIn('maria')
  const productId = (await shop.product('silk-cord-navy')).id
  const cart = await api.cart.open({ userId: user.id })
  await api.cart.addItem(cart.id, { productId })
  const order = await api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm({ email: user.email }) })
  const filled = await api.cart.addItem(cart.id, { productId })
  const [session] = await api.call('GET /api/account/sessions', {})
  const appointment = await api.appointments.book(appointmentForm({ email: user.email, date: '2030-01-07' }))
  return {
    id: String(user.id),
    cartId: String(cart.id),
    itemId: String(filled.items[0]?.id),
    orderId: order.id,
    sessionId: session?.id ?? '',
    // Knowing one's own, and how tokens are made, opens no other.
    token: appointment.token.replace(/\d+/, (digits) => String(Number(digits) + 1)),
  }
}

const parametersOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')

const callsByIds = () =>
  calls.filter(({ path }) => parametersOf(path).length > 0 && !parametersOf(path).some((name) => OPEN_TO_ALL.has(name)))

/** All rows of all tables but what is counted of tries. */
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

/** The answer in the one error shape and nothing of Maria's in it. */
async function refusal(stranger: TestVisitor, path: string, init: RequestInit): Promise<number> {
  const response = await stranger.send(path, init)
  const text = await response.text()
  expect(Object.keys(JSON.parse(text)), `${init.method} ${path}: ${text}`).toEqual(['error'])
  expect(text).not.toMatch(/maria|Georgiou|Eleni|EE-|aviator/i)
  return response.status
}

test('every name in an address, and every body, is known to this test', () => {
  const names = new Set(callsByIds().flatMap(({ path }) => parametersOf(path)))
  expect([...names].filter((name) => secrets[name] === undefined)).toEqual([])
  const bodiless = callsByIds().filter(({ name, takesBody }) => takesBody && BODIES[name] === undefined)
  expect(bodiless.map(({ name }) => name)).toEqual([])
  expect(callsByIds().length).toBeGreaterThan(10)
})

describe.each(['nobody', 'another guest', 'another user'])('%s, who knows Maria’s ids', (who) => {
  test('is answered as if there were no such thing, by every call, and changes nothing', async () => {
    const before = await everything()
    for (const { name, method, path } of callsByIds()) {
      const address = path.replace(/\{(\w+)\}/g, (_, parameter: string) => encodeURIComponent(secrets[parameter] ?? ''))
      const body = BODIES[name] === undefined ? {} : { body: JSON.stringify(BODIES[name]) }
      const headers = { 'Content-Type': 'application/json' }
      const stranger = strangers[who] as TestVisitor
      const status = await refusal(stranger, address, { method, headers, ...body })
      expect([401, 404], `${name} for ${who}`).toContain(status)
    }
    expect(await everything()).toBe(before)
  })

  test('is answered the same for ids that are nobody’s', async () => {
    const stranger = strangers[who] as TestVisitor
    for (const [path, unknown] of [
      [`/api/cart/${secrets.cartId}`, '/api/cart/2147483647'],
      [`/api/orders/${secrets.orderId}`, '/api/orders/EE-0000-0000-0000'],
    ]) {
      const answers = await Promise.all([path, unknown].map(async (one) => (await stranger.send(one ?? '')).text()))
      expect(answers[0]).toBe(answers[1])
    }
  })

  test('gets nothing by naming them in a body either', async () => {
    const stranger = strangers[who] as TestVisitor
    const before = await everything()
    const named: [string, unknown][] = [
      ['/api/cart', { userId: Number(secrets.id) }],
      ['/api/checkout', { cartId: Number(secrets.cartId), checkoutForm: checkoutForm() }],
    ]
    for (const [path, body] of named) {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
      expect(await refusal(stranger, path, init)).toBe(404)
    }
    expect(await everything()).toBe(before)
  })
})

test('a call that is Maria’s own answers nobody who is not signed in', async () => {
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
      expect(await refusal(strangers[who] as TestVisitor, address, init), `${method} ${path}`).toBe(401)
    }
  }
})

test('a guest’s cart is not opened by its id', async () => {
  const mine = guestId()
  await shop.visitor().api.cart.open({ guestId: mine })
  for (const stranger of Object.values(strangers)) {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: `{"guestId":"${mine}"}` }
    expect(await refusal(stranger, '/api/cart', init)).toBe(404)
  }
})
