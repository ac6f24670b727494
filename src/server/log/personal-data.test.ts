import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { appointmentForm, DAY_AHEAD } from '../../../test/support/appointment-form.ts'
import { guestId } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { openMailServer } from '../../../test/support/mail-server.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop, type TestVisitor } from '../../../test/support/test-shop.ts'
import { RESET_JOB } from '../account/reset-password.ts'
import { EMAIL_JOB, enqueueEmail } from '../email/enqueue-email.ts'
import { emailHandler } from '../email/send-email.ts'
import { createSmtpTransport } from '../email/smtp.ts'
import { JOBS, jobHandlers } from '../job-handlers.ts'
import { startWorkers } from '../jobs/start-workers.ts'

const PERSON = {
  username: 'xanthippe77',
  password: 'sokrates-is-late',
  email: 'xanthippe@recognisable.example',
  firstName: 'Xanthippe',
  lastName: 'Papadiamantopoulou',
  phoneNumber: '+357 99 876543',
  address: 'Odos Anagnorisimi 77',
  city: 'Agia Fyla',
  // With its blank, it stands in no number of the log by chance.
  postalCode: '31 17',
}
const TOKEN = 'tokentokentokentokentokentokentokentoken123'
const GUEST = guestId()
const { username, password, email, firstName, lastName, phoneNumber, address, city, postalCode } = PERSON
const DELIVERY = { firstName, lastName, email, phoneNumber, address, city, postalCode }

const lines: string[] = []
let shop: TestShop
let person: TestVisitor & { user: { id: number } }
let guest: TestVisitor
let cartIds: { own: number; guest: number }

beforeAll(async () => {
  shop = await createTestShop({
    config: { logLevel: 'debug' },
    logTo: { write: (line) => lines.push(line) },
    bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }),
  })
  const visitor = shop.visitor()
  const user = await visitor.api.account.register({ username, password, email, firstName, lastName })
  person = { ...visitor, user }
  guest = shop.visitor()
  const own = await person.api.cart.open({ userId: user.id })
  await person.api.cart.addItem(own.id, { productId: 1 })
  const other = await guest.api.cart.open({ guestId: GUEST })
  await guest.api.cart.addItem(other.id, { productId: 1 })
  cartIds = { own: own.id, guest: other.id }
})

beforeEach(() => {
  lines.length = 0
})

const requestFailures = () =>
  lines.filter((line) => line.includes('"a request failed"')).map((line) => JSON.parse(line) as Record<string, unknown>)

/** Everything that must not be in the log, plain and URL-encoded. */
function personalData(): string[] {
  const cookies = [person, guest].flatMap(({ cookies }) => [...cookies.values()])
  const data = [
    ...Object.values(PERSON),
    TOKEN,
    GUEST,
    ...cookies,
    ...cookies.map((value) => value.split('.')[0] ?? ''),
  ]
  return data.flatMap((datum) => [datum, encodeURIComponent(datum), JSON.stringify(datum).slice(1, -1)])
}

function expectNothingPersonal(): void {
  const log = lines.join('').toLowerCase()
  expect(log).not.toBe('')
  expect(personalData().filter((datum) => log.includes(datum.toLowerCase()))).toEqual([])
  expect(log).not.toMatch(/[\w.]@[\w.]+\.example/)
}

/** Each verb with user input, by its route in the log. */
const verbs: [route: string, act: () => Promise<Response>][] = [
  ['/api/auth/register', () => shop.visitor().post('/api/auth/register', PERSON)],
  ['/api/auth/login', () => shop.visitor().post('/api/auth/login', { username, password })],
  ['/api/auth/me', () => person.send('/api/auth/me')],
  ['/api/auth/forgot-password', () => guest.post('/api/auth/forgot-password', { account: email })],
  ['/api/auth/reset-password', () => guest.post('/api/auth/reset-password', { token: TOKEN, password })],
  ['/api/auth/verify-email', () => guest.post('/api/auth/verify-email', { token: TOKEN })],
  ['/api/users/:id', () => person.post(`/api/users/${person.user.id}`, DELIVERY, 'PATCH')],
  ['/api/account/data', () => person.send('/api/account/data')],
  ['/api/account/password', () => person.post('/api/account/password', { currentPassword: password, password })],
  ['/api/cart', () => guest.post('/api/cart', { guestId: GUEST })],
  ['/api/cart/:cartId/items', () => guest.post(`/api/cart/${cartIds.guest}/items`, { productId: 2 })],
  ['/api/checkout', () => guest.post('/api/checkout', { cartId: cartIds.guest, checkoutForm: checkoutForm(DELIVERY) })],
  ['/api/orders', () => person.send('/api/orders')],
  [
    '/api/contact',
    () =>
      guest.post('/api/contact', appointmentForm({ date: DAY_AHEAD, firstName, lastName, email, phone: phoneNumber })),
  ],
  ['/api/newsletter', () => guest.post('/api/newsletter', { email })],
  ['/api/saved/:productId', () => person.send('/api/saved/1', { method: 'PUT' })],
]

async function tables(): Promise<string[]> {
  const { rows } = await shop.database.execute(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  return (rows as { name: string }[]).map(({ name }) => name)
}

const runVerbs = async () => {
  const before = requestFailures().length
  for (const [, act] of verbs) await act()
  return new Set(
    requestFailures()
      .slice(before)
      .map(({ route }) => route),
  )
}

describe('the log contains no personal data', () => {
  test('when a row is rejected by an error that contains the row', async () => {
    await shop.database.execute(`create function reject_row() returns trigger language plpgsql as $$
      begin raise exception 'rejected %', new using errcode = 'check_violation', detail = new::text; end $$`)
    for (const name of await tables()) {
      await shop.database.execute(
        `create trigger reject_row before insert or update on ${name} for each row execute function reject_row()`,
      )
    }
    const writing = ['/api/auth/register', '/api/users/:id', '/api/checkout', '/api/contact', '/api/newsletter']
    const failed = await runVerbs()
    expect(writing.filter((route) => !failed.has(route))).toEqual([])
    for (const name of await tables()) await shop.database.execute(`drop trigger reject_row on ${name}`)
    expectNothingPersonal()
  })

  test('when a value is not unique', async () => {
    const insert = `insert into users select * from users`
    const err = await shop.database.execute(insert).catch((error: unknown) => error)
    shop.shop.log.error({ err }, 'twice the same')
    shop.shop.log.error(err)
    shop.shop.log.error({ reason: err })
    expect(lines.at(-1)).toContain('"23505"')
    expectNothingPersonal()
  })

  test('when a statement fails in every verb and in the background', async () => {
    const names = await tables()
    for (const name of names) await shop.database.execute(`alter table ${name} rename to ${name}_gone`)
    const failedVerbs = await runVerbs()
    expect(verbs.filter(([route]) => !failedVerbs.has(route))).toEqual([])
    await shop.shop.jobs.enqueue(shop.shop.db, RESET_JOB, { account: email, language: 'en' })
    for (const job of JOBS.filter(({ schedule }) => schedule)) await shop.shop.jobs.enqueue(shop.shop.db, job, {})
    const withoutEmail = jobHandlers(shop.shop).filter(({ job }) => job.queue !== EMAIL_JOB.queue)
    const workers = startWorkers(shop, withoutEmail, { pollSeconds: 0.5 })
    const failed = () => lines.filter((line) => line.includes('a job failed')).map((line) => JSON.parse(line).job)
    const expected = ['password-reset', 'appointment-reminders', 'cleanup']
    await vi.waitUntil(() => expected.every((queue) => failed().includes(queue)), { timeout: 30_000 })
    await workers.close()
    for (const name of names) await shop.database.execute(`alter table ${name}_gone rename to ${name}`)
    expectNothingPersonal()
  })

  test('when a mail server rejects a recipient', async () => {
    const reject = (to: string) => ({ responseCode: 550, message: `<${to}> ${lastName} is unknown here` })
    const server = await openMailServer({ reject })
    const transport = createSmtpTransport(server.url, { responseMs: 10_000, totalMs: 20_000 })
    const compose = async () => ({ subject: lastName, html: `<p>${address}</p>`, text: address })
    const workers = startWorkers(shop, [emailHandler(compose, transport)], { pollSeconds: 0.5 })
    const payload = { username, firstName }
    await enqueueEmail(shop.shop, {
      kind: 'account_closed',
      recipient: email,
      language: 'en',
      payload,
      dedupeKey: '1',
    })
    const unsent = () => lines.find((line) => line.includes('a job failed') && line.includes('"email"'))
    await vi.waitUntil(unsent, { timeout: 30_000, interval: 50 })
    await workers.close()
    await server.close()
    expect(JSON.parse(unsent() ?? '{}')).toMatchObject({ err: { code: 'EENVELOPE', responseCode: 550 } })
    expectNothingPersonal()
  })

  test('of a URL with a token or user input', async () => {
    const paths: [path: string, route: string][] = [
      [`/orders/${TOKEN}`, '/orders/:token'],
      [`/verify-email/${TOKEN}`, '/verify-email/:token'],
      [`/reset-password/${TOKEN}`, '/reset-password/:token'],
      [`/newsletter/leave/${TOKEN}`, '/newsletter/:step/:token'],
      [`/appointments/${TOKEN}`, '/appointments/:token'],
      [`/api/orders/by-link/${TOKEN}`, '/api/orders/by-link/:token'],
      [`/api/appointments/${TOKEN}`, '/api/appointments/:token'],
      [`/api/nothing/${encodeURIComponent(email)}?q=${email}`, '/api/*'],
      [`/${encodeURIComponent(email)}?q=${encodeURIComponent(lastName)}`, '*'],
      [`/collections?q=${encodeURIComponent(lastName)}`, '/collections'],
      [`/api/products?q=${encodeURIComponent(email)}`, '/api/products'],
    ]
    for (const [path, route] of paths) {
      await person.send(path)
      expect(JSON.parse(lines.at(-1) ?? '{}'), path).toMatchObject({ msg: 'answered', route })
    }
    expectNothingPersonal()
  })

  test('of a body that is not JSON', async () => {
    const headers = { 'Content-Type': 'application/json' }
    for (const [route] of verbs) {
      const init = { method: 'POST', headers, body: `{"email": ${email} ${lastName}` }
      expect((await guest.send(route, init)).status).toBeLessThan(500)
    }
    expectNothingPersonal()
  })

  test('when the database is gone', async () => {
    await shop.close()
    const failed = await runVerbs()
    expect(failed.size).toBeGreaterThan(10)
    const workers = startWorkers(shop, jobHandlers(shop.shop))
    const before = lines.length
    await vi.waitUntil(() => lines.length > before, { timeout: 10_000 })
    await workers.close()
    expectNothingPersonal()
  })
})
