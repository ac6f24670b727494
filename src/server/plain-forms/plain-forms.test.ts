import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointmentForm } from '../../../test/support/appointment-form.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { visitorFrom } from '../../../test/support/from-address.ts'
import { DEFAULT_LIMITS } from '../../../test/support/test-config.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { appointments, carts } from '../db/schema.ts'

let shop: TestShop
beforeAll(async () => {
  const config = { trustedProxies: 1, limits: DEFAULT_LIMITS }
  shop = await createTestShop({ config, clock: () => new Date('2026-11-20T08:00:00Z') })
})
afterAll(() => shop.close())

let addresses = 0
const browser = () => visitorFrom(shop, `203.0.113.${++addresses}`)
type Browser = ReturnType<typeof browser>

const HTML = { Accept: 'text/html' }
const post = (visitor: Browser, path: string, fields: object, headers: Record<string, string> = {}) =>
  visitor.send(path, {
    method: 'POST',
    body: new URLSearchParams({ ...fields } as Record<string, string>),
    headers: { ...HTML, ...headers },
  })
const pageOf = async (visitor: Browser, path: string) => (await visitor.send(path, { headers: HTML })).text()

describe('the cart without scripts', () => {
  const add = async (visitor: Browser, slug: string, quantity = 1) =>
    post(visitor, '/cart', { step: 'add', product: (await shop.product(slug)).id, quantity })
  const firstItem = (html: string) => /name="item" value="(\d+)"/.exec(html)?.[1] ?? ''

  test('takes a product, changes its quantity and lets it go', async () => {
    const visitor = browser()
    expect(await pageOf(visitor, '/cart/lines')).toContain('Your cart is empty')
    const added = await add(visitor, 'brandt-navy', 2)
    expect([added.status, added.headers.get('Location')]).toEqual([303, '/cart/lines?changed'])
    const page = await pageOf(visitor, '/cart/lines?changed')
    expect(page).toContain('Brandt Square, Navy')
    expect(page).toContain('2 × €220.00 = €440.00')
    expect(page).toContain('role="status"')
    const item = firstItem(page)
    expect((await post(visitor, '/cart', { step: 'change', item, quantity: 1 })).status).toBe(303)
    expect(await pageOf(visitor, '/cart/lines')).toContain('1 × €220.00')
    expect((await post(visitor, '/cart', { step: 'remove', item })).status).toBe(303)
    expect(await pageOf(visitor, '/cart/lines')).toContain('Your cart is empty')
  })

  test('is not opened by a form that asks for nothing', async () => {
    const before = await shop.shop.db.$count(carts)
    for (const fields of [{}, { step: 'constructor' }]) {
      expect((await post(browser(), '/cart', fields)).status).toBe(400)
    }
    expect(await shop.shop.db.$count(carts)).toBe(before)
  })

  test('is the same as with scripts, for guests and for signed-in users', async () => {
    const guest = browser()
    const opened = await guest.api.cart.open({ guestId: 'of-the-browser' })
    await add(guest, 'fjelde-frost')
    expect((await guest.api.cart.get(opened.id)).items).toHaveLength(1)
    const user = browser()
    const { id: userId } = await user.api.account.logIn({ username: 'maria', password: 'maria-demo' })
    await add(user, 'hard-case-black')
    const { items } = await user.api.cart.open({ userId })
    expect(items.map(({ product }) => product?.slug)).toEqual(['hard-case-black'])
  })

  test('says in words what it cannot do, and nothing of another visitor’s cart', async () => {
    const owner = browser()
    await add(owner, 'brandt-navy')
    const item = firstItem(await pageOf(owner, '/cart/lines'))
    const tooMany = await add(owner, 'aviator-gold', 9)
    expect(tooMany.status).toBe(409)
    expect(tooMany.headers.get('Content-Type')).toMatch('text/html')
    expect(await tooMany.text()).toContain('role="alert"')
    const other = browser()
    await add(other, 'brandt-navy')
    expect((await post(other, '/cart', { step: 'remove', item })).status).toBe(404)
    expect((await post(other, '/cart', { step: 'dance' })).status).toBe(400)
    expect(await pageOf(owner, '/cart/lines')).toContain('Brandt Square, Navy')
  })
})

describe('a booking without scripts', () => {
  test('asks the store for a time', async () => {
    const form = appointmentForm({ message: 'A ramp, please' })
    const answer = await post(browser(), '/contact', form)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/contact/sent'])
    const rows = await shop.shop.db.select().from(appointments)
    expect(rows.find(({ email }) => email === form.email)).toMatchObject({ message: 'A ramp, please', startsAt: null })
    expect(await pageOf(browser(), '/contact/sent')).toContain('Appointment Booked!')
  })

  test('names what is missing, in the visitor’s language', async () => {
    const visitor = browser()
    visitor.cookies.set('language', 'el')
    const answer = await post(visitor, '/contact', appointmentForm({ store: '', email: 'nowhere' }))
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(page).toContain('Παρακαλούμε επιλέξτε κατάστημα')
    expect(page).toContain('Μη έγκυρη διεύθυνση email')
  })
})

describe('the newsletter without scripts', () => {
  test('is asked for, confirmed and left', async () => {
    const email = 'plain.reader@example.com'
    const visitor = browser()
    const asked = await post(visitor, '/newsletter', { email })
    expect([asked.status, asked.headers.get('Location')]).toEqual([303, '/newsletter/sent'])
    expect(await pageOf(visitor, '/newsletter/sent')).toContain('Subscription Successful')
    expect(await listQueuedEmails(shop.shop, { recipient: email })).toHaveLength(1)
    const answer = await post(visitor, '/newsletter', { step: 'confirm', token: 'no-such-token' })
    expect(answer.status).toBe(404)
  })

  test('is limited as for scripts', async () => {
    const visitor = browser()
    const statuses = []
    for (let i = 0; i <= DEFAULT_LIMITS.newsletter.perAddress; i++) {
      statuses.push((await post(visitor, '/newsletter', { email: `plain-${i}@example.com` })).status)
    }
    expect(statuses.at(-2)).toBe(303)
    expect(statuses.at(-1)).toBe(429)
  })
})

test.each(['/cart', '/contact', '/newsletter'])('a form of another site is refused at %s', async (path) => {
  const answer = await post(browser(), path, { step: 'add' }, { Origin: 'https://elsewhere.example' })
  expect(answer.status).toBe(403)
})

test('a form that scripts alone can send is answered with a page that says what to do', async () => {
  const answer = await post(browser(), '/login', { username: 'maria' })
  expect(answer.status).toBe(405)
  const page = await answer.text()
  expect(page).toContain('needs JavaScript')
  expect(page).toContain(shop.shop.settings.current().contact.phone)
  const program = await browser().send('/login', { method: 'POST', body: new URLSearchParams() })
  expect(program.status).toBe(404)
})
