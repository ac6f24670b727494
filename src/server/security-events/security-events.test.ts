import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { answerResetRequests, emailTokenTo } from '../../../test/support/emails.ts'
import { newCustomer, requestPasswordReset, resetPassword } from '../../../test/support/new-customer.ts'
import { adminVisitor, demoStaff, signInStaff } from '../../../test/support/staff.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { ShopError } from '../../contract/errors.ts'
import { deleteExpired } from '../cleanup.ts'
import { securityEvents } from '../db/security-schema.ts'
import { openValues } from '../vault/open-record.ts'
import { storeValues } from '../vault/store-record.ts'
import { hashOfName, hashOfSource, noteFailure } from './note-event.ts'

const lines: string[] = []
let shop: TestShop
let now = new Date()
beforeAll(async () => {
  shop = await createTestShop({
    clock: () => now,
    config: { logLevel: 'info' },
    logTo: { write: (line) => lines.push(line) },
  })
})
afterAll(() => shop.close())

let last = 0
beforeEach(async () => {
  const [row] = await shop.shop.db.select().from(securityEvents).orderBy(desc(securityEvents.id)).limit(1)
  last = row?.id ?? 0
  lines.length = 0
})

async function newEvents() {
  const rows = await shop.shop.db
    .select()
    .from(securityEvents)
    .where(sql`${securityEvents.id} > ${last}`)
    .orderBy(securityEvents.id)
  return rows.map(({ kind, outcome, actor, actorId }) => [kind, outcome, actor, actorId])
}

const loggedKinds = () =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; security?: { kind: string } })
    .filter(({ msg }) => msg === 'security event')
    .map(({ security }) => security?.kind)

describe('of customers', () => {
  test('registration, sign-ins, failures and locks are stored and logged', async () => {
    const { user, password } = await newCustomer(shop)
    const logIn = (password: string) => shop.visitor().api.account.logIn({ username: user.username, password })
    for (let i = 0; i < 8; i++) await errorOf(logIn('wrong-one'))
    for (let i = 0; i < 3; i++) expect((await errorOf(logIn(password))).status).toBe(429)
    const mine = (kind: string, outcome: string) => [kind, outcome, 'customer', user.id]
    const expected = [
      mine('registration', 'success'),
      mine('sign_in', 'success'),
      ...Array.from({ length: 8 }, () => mine('sign_in', 'failure')),
      mine('sign_in', 'locked'),
    ]
    expect(await newEvents()).toEqual(expected)
    expect(loggedKinds()).toEqual(expected.map(([kind]) => kind))
  })

  test('a network that is locked out cannot fill the table, whatever names it makes up', async () => {
    const locked = () => Promise.reject(new ShopError('too_many_attempts'))
    for (let i = 0; i < 20; i++) {
      const hashes = {
        nameHash: hashOfName(shop.shop, `made-up-${i}`),
        sourceHash: hashOfSource(shop.shop, '192.0.2.7'),
      }
      const event = { kind: 'sign_in', actor: 'unknown', ...hashes } as const
      await expect(noteFailure(shop.shop, event, locked)).rejects.toThrow()
    }
    expect(await newEvents()).toEqual([['sign_in', 'locked', 'unknown', null]])
  })

  test('a name that nobody has is kept as a hash, the same each time', async () => {
    for (const username of ['nobody-here', 'Nobody-Here']) {
      await errorOf(shop.visitor().api.account.logIn({ username, password: 'wrong-one' }))
    }
    const rows = await shop.shop.db.select().from(securityEvents).orderBy(desc(securityEvents.id)).limit(2)
    expect(rows.map(({ actor, outcome }) => [actor, outcome])).toEqual([
      ['unknown', 'failure'],
      ['unknown', 'failure'],
    ])
    expect(rows[0]?.nameHash).toMatch(/^[\w-]{22}$/)
    expect(rows[1]?.nameHash).toBe(rows[0]?.nameHash)
    expect(rows[1]?.sourceHash).toBe(rows[0]?.sourceHash)
    now = new Date(now.valueOf() + 86_400_000)
    await errorOf(shop.visitor().api.account.logIn({ username: 'nobody-here', password: 'wrong-one' }))
    const [next] = await shop.shop.db.select().from(securityEvents).orderBy(desc(securityEvents.id)).limit(1)
    expect(next?.nameHash).toBe(rows[0]?.nameHash)
    expect(next?.sourceHash).not.toBe(rows[0]?.sourceHash)
  })

  test('changes of password and address, the export and the closing are stored', async () => {
    const customer = await newCustomer(shop)
    const { id, username, email } = customer.user
    await requestPasswordReset(customer, username)
    await answerResetRequests(shop.shop)
    await resetPassword(shop.visitor(), await emailTokenTo(shop, email, 'password_reset'), 'a-new-one')
    await customer.api.account.logIn({ username, password: 'a-new-one' })
    const change = { currentPassword: 'a-new-one', password: 'an-even-newer-one' }
    await customer.api.call('POST /api/account/password', { body: change })
    const address = { email: `new-${email}`, currentPassword: change.password }
    await customer.api.account.update(id, address)
    const token = await emailTokenTo(shop, address.email, 'email_change')
    await customer.api.call('POST /api/auth/verify-email', { body: { token } })
    await customer.api.call('GET /api/account/data', {})
    await customer.post('/api/account/close', { password: 'not-that' })
    await customer.post('/api/account/close', { password: change.password })
    const kinds = (await newEvents()).slice(2)
    const success = (kind: string) => [kind, 'success', 'customer', id]
    expect(kinds).toEqual([
      success('password_reset'),
      success('sign_in'),
      success('password_change'),
      success('email_change_request'),
      success('email_change'),
      success('export'),
      ['password_check', 'failure', 'customer', id],
      success('erasure'),
    ])
  })
})

describe('of staff', () => {
  test('sign-ins, roles, access and exports are stored', async () => {
    const { email, password } = demoStaff('assistant')
    const assistant = adminVisitor(shop)
    await errorOf(assistant.api.signIn.withPassword({ email, password: 'wrong-one' }))
    await assistant.api.signIn.withPassword({ email, password })
    await errorOf(assistant.api.signIn.withPassword({ email: 'nobody@example.com', password: 'wrong-one' }))
    const { member, api } = await signInStaff(shop, 'owner')
    const added = { name: 'Sofia', email: 'sofia@example.com', role: 'assistant', requestKey: randomUUID() } as const
    const { staff } = await api.staff.add(added)
    const changed = await api.staff.change(staff.id, { version: staff.version, role: 'manager' })
    await api.staff.deactivate(changed.id)
    await api.newsletter.export()
    const { member: assistantRow } = await signInStaff(shop, 'assistant')
    const [first, second, third, ...others] = await newEvents()
    expect([first, second]).toEqual([
      ['sign_in', 'failure', 'staff', assistantRow.id],
      ['sign_in', 'success', 'staff', assistantRow.id],
    ])
    expect(third).toEqual(['sign_in', 'failure', 'unknown', null])
    expect(others.map(([kind]) => kind)).toEqual(['access_given', 'role_change', 'access_taken', 'export'])
    expect(others.every(([, , , id]) => id === member.id)).toBe(true)
  })

  test('only owners read the events, newest first, filtered and by page', async () => {
    const { api } = await signInStaff(shop, 'owner')
    const first = await api.audit.securityEvents({ limit: 2 })
    const second = await api.audit.securityEvents({ limit: 2, before: first.next ?? 0 })
    const ids = [...first.events, ...second.events].map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((one, other) => other - one))
    const failures = await api.audit.securityEvents({ outcome: 'failure', kind: 'sign_in', actor: 'staff' })
    expect(failures.events).toMatchObject([{ staffName: 'Eleni Savva', outcome: 'failure' }])
    expect((await api.audit.securityEvents({ to: '2020-01-01' })).events).toEqual([])
    for (const role of ['manager', 'registered_optician', 'assistant'] as const) {
      const visitor = await signInStaff(shop, role)
      expect((await errorOf(visitor.api.audit.securityEvents())).status).toBe(403)
    }
  })
})

test('opening a record of the vault is stored with its reader', async () => {
  const record = {
    kind: 'prescription',
    owner: 'test',
    version: 1,
    eraseOn: null,
    values: { note: 'a secret' },
  } as const
  const id = await storeValues(shop.shop, record)
  const { member } = await signInStaff(shop, 'registered_optician')
  await openValues(shop.shop, id, { staffId: member.id, role: 'registered_optician', purpose: 'review' })
  expect(await newEvents()).toEqual([['decryption', 'success', 'staff', member.id]])
})

test('neither the table nor the log holds a name, an address or what was typed', async () => {
  const typed = 'recognisable-password-as-name'
  await errorOf(shop.visitor().api.account.logIn({ username: typed, password: 'wrong-one' }))
  const rows = JSON.stringify(await shop.shop.db.select().from(securityEvents))
  const logged = lines.join('')
  expect(logged).toContain('security event')
  const { rows: people } = (await shop.shop.db.execute(
    sql`select username as text from users union select email from users union select email from staff
      union select name from staff union select first_name from users union select last_name from users`,
  )) as unknown as { rows: { text: string | null }[] }
  expect(people.length).toBeGreaterThan(10)
  for (const { text } of [...people, { text: typed }, { text: 'in-process' }]) {
    if (text === null) continue
    expect(rows).not.toContain(`"${text}"`)
    expect(logged).not.toContain(text)
  }
  expect(rows).not.toContain('@')
})

test('events can be neither changed nor deleted, until a year is over, and the cleanup then deletes them', async () => {
  const { db } = shop.shop
  for (const statement of [`update security_events set outcome = 'success'`, 'truncate security_events']) {
    await expect(shop.database.execute(statement)).rejects.toThrow('neither changed nor deleted')
  }
  await expect(db.delete(securityEvents)).rejects.toThrow()
  const old = { kind: 'sign_in', outcome: 'failure', actor: 'system' } as const
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  await db.insert(securityEvents).values([
    { ...old, at: daysAgo(367), subject: 'over' },
    { ...old, at: daysAgo(364), subject: 'kept' },
  ])
  const before = await db.$count(securityEvents)
  await deleteExpired(shop.shop)
  expect(await db.$count(securityEvents)).toBe(before - 1)
  expect(await db.$count(securityEvents, eq(securityEvents.subject, 'kept'))).toBe(1)
})

test('what is no failure of a check is no event', async () => {
  const event = { kind: 'sign_in', actor: 'system' } as const
  await expect(noteFailure(shop.shop, event, () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault')
  expect(await noteFailure(shop.shop, event, () => Promise.resolve(5))).toBe(5)
  expect(await newEvents()).toEqual([])
})
