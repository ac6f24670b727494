import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { answerResetRequests, emailKindsTo } from '../../../test/support/emails.ts'
import { requestPasswordReset } from '../../../test/support/new-customer.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { migrate } from '../db/migrate.ts'
import { users } from '../db/schema.ts'
import { hashPassword } from './password.ts'
import { RESET_JOB } from './reset-password.ts'

let shop: TestShop
let now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())

const PASSWORD = 'secret-1'
const register = (username: string, email: string) =>
  shop.visitor().api.account.register({ username, email, password: PASSWORD })
const logIn = (username: string, password = PASSWORD) => shop.visitor().api.account.logIn({ username, password })
const resetsTo = async (email: string) => (await emailKindsTo(shop, email)).filter((kind) => kind === 'password_reset')

describe('a username in Greek capitals', () => {
  test('is stored as entered, and any spelling signs in', async () => {
    const nikos = await register('ΝΙΚΟΣ', 'nikos@example.com')
    expect(nikos.username).toBe('ΝΙΚΟΣ')
    for (const name of ['ΝΙΚΟΣ', 'νικος', 'νικοσ', 'Νίκος', 'ΝΙ\u0301ΚΟΣ']) {
      expect(await logIn(name), name).toEqual(nikos)
    }
  })

  test.each(['νικος', 'Νίκος', 'ΝΊΚΟΣ', 'νι\u200bκος'])('conflicts with %s', async (username) => {
    await register('ΝΙΚΟΣ', 'nikos@example.com').catch(() => undefined)
    expect(await errorOf(register(username, 'twin@example.com'))).toEqual({ status: 409, code: 'username_taken' })
  })

  test('gets a reset link by any spelling', async () => {
    await register('ΓΙΩΡΓΟΣ', 'giorgos@example.com')
    for (const name of ['ΓΙΩΡΓΟΣ', 'Γιώργος']) await requestPasswordReset(shop.visitor(), name)
    await answerResetRequests(shop.shop)
    expect(await resetsTo('giorgos@example.com')).toHaveLength(2)
  })
})

test.each(['\u200b\u200b\u200b', 'maria＠example.com'])(
  'an invisible or address-like username is rejected: %j',
  async (username) => {
    expect(await errorOf(register(username, 'odd@example.com'))).toEqual({ status: 400, code: 'invalid_input' })
  },
)

test('spellings of a name share a limit', async () => {
  const spellings = ['marta', 'MARTA', 'mártá', 'ｍarta', 'mart\u0101', 'mar\u00adta', 'Marta', 'mar\u200bta']
  for (const name of spellings) expect(await errorOf(logIn(name, 'guessed'))).toMatchObject({ status: 401 })
  expect(await errorOf(logIn('märta', 'guessed'))).toEqual({ status: 429, code: 'too_many_attempts' })
  now = new Date(now.valueOf() + 3_600_000)
})

describe('accounts from before names were folded', () => {
  /** Oldest first; all could be registered side by side. */
  const OLD_NAMES = ['ΠΑΥΛΟΣ', 'παυλος', 'Παύλος', 'Eλenη', 'Maria2']
  const emailOf = (index: number) => `old-${index}@example.com`
  const passwordOf = (index: number) => `old-secret-${index}`

  beforeAll(async () => {
    const { db } = shop.shop
    // The state before the migration.
    for (const statement of [
      'alter table users drop column username_folded',
      'drop index users_username',
      'create unique index users_username on users (lower(username))',
      "delete from migrations where name = '0008-folded-usernames.sql'",
    ]) {
      await db.execute(sql.raw(statement))
    }
    for (const [index, username] of OLD_NAMES.entries()) {
      const password = await hashPassword(passwordOf(index))
      await db.execute(
        sql`insert into users (username, email, password) values (${username}, ${emailOf(index)}, ${password})`,
      )
    }
    expect(await migrate(shop.database, {})).toEqual(['0008-folded-usernames.sql'])
  })

  test('keep their names and get unique folded names', async () => {
    const rows = await shop.shop.db.select().from(users).orderBy(users.id)
    const old = rows.filter(({ email }) => email.startsWith('old-'))
    const [, second, third] = old
    expect(old.map(({ username, usernameFolded }) => [username, usernameFolded])).toEqual([
      ['ΠΑΥΛΟΣ', 'παυλοσ'],
      ['παυλος', `παυλοσ\u001f${second?.id}`],
      ['Παύλος', `παυλοσ\u001f${third?.id}`],
      ['Eλenη', 'eλenη'],
      ['Maria2', 'maria2'],
    ])
    expect(rows.find(({ username }) => username === 'maria')?.usernameFolded).toBe('maria')
    expect(await migrate(shop.database, {})).toEqual([])
  })

  test('sign in by exact name and by e-mail', async () => {
    for (const [index, username] of OLD_NAMES.entries()) {
      for (const name of [username, emailOf(index)]) {
        expect(await logIn(name, passwordOf(index)), name).toMatchObject({ username })
      }
    }
  })

  test('assign other spellings to the oldest', async () => {
    expect(await logIn('παύλοσ', passwordOf(0))).toMatchObject({ username: 'ΠΑΥΛΟΣ' })
    expect(await errorOf(logIn('παύλοσ', passwordOf(1)))).toMatchObject({ code: 'wrong_credentials' })
    expect(await errorOf(register('πΑΥΛΟΣ', 'newer@example.com'))).toMatchObject({ code: 'username_taken' })
  })

  test('each get their own reset link', async () => {
    for (const name of ['παυλος', 'ΠΑΥΛΟΣ']) await requestPasswordReset(shop.visitor(), name)
    await answerResetRequests(shop.shop)
    expect(await shop.shop.jobs.list(shop.shop.db, RESET_JOB)).toEqual([])
    for (const [index, count] of [1, 1, 0].entries()) expect(await resetsTo(emailOf(index))).toHaveLength(count)
  })

  test('cannot be reached by the suffix of a folded name', async () => {
    const [, second] = OLD_NAMES
    const [row] = await shop.shop.db
      .select()
      .from(users)
      .where(eq(users.username, second ?? ''))
    expect(await errorOf(logIn(row?.usernameFolded ?? '', passwordOf(1)))).toMatchObject({ code: 'invalid_input' })
  })
})
