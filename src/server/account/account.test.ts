import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { sessions, users } from '../db/schema.ts'

let shop: TestShop
let now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())

const newUser = (username: string) => ({
  firstName: 'Nikos',
  lastName: 'Pavlou',
  username,
  email: `${username}@Example.com`,
  password: 'secret-1',
})

describe('registering', () => {
  test('signs in at once, and keeps the password only as an argon2id hash', async () => {
    const visitor = shop.visitor()
    const user = await visitor.api.account.register(newUser('nikos'))
    expect(user).toMatchObject({ username: 'nikos', email: 'nikos@example.com', role: 'customer', firstName: 'Nikos' })
    expect(user).not.toHaveProperty('password')
    expect(await visitor.api.account.me()).toEqual(user)
    const [row] = await shop.shop.db.select().from(users).where(eq(users.username, 'nikos'))
    expect(row?.password).toMatch(/^\$argon2id\$/)
  })

  test('rejects a username that is taken, case-insensitively', async () => {
    const name = shop.visitor().api.account.register({ ...newUser('NIKOS'), email: 'other@example.com' })
    expect(await errorOf(name)).toEqual({ status: 409, code: 'username_taken' })
  })

  test('cannot set the admin role', async () => {
    const visitor = shop.visitor()
    await visitor.post('/api/auth/register', { ...newUser('climber'), role: 'admin', id: 1 })
    const me = await visitor.api.account.me()
    await visitor.post(`/api/users/${me.id}`, { role: 'admin', password: 'x', city: 'Paphos' }, 'PATCH')
    expect(await visitor.api.account.me()).toEqual({ ...me, city: 'Paphos' })
  })
})

describe('signing in', () => {
  test('accepts username or e-mail, case-insensitively', async () => {
    for (const username of ['maria', 'MARIA', 'maria@example.com']) {
      const user = await shop.visitor().api.account.logIn({ username, password: 'maria-demo' })
      expect(user.username).toBe('maria')
    }
  })

  test('gives the same response for a wrong password and an unknown name', async () => {
    const answers = await Promise.all(
      ['maria', 'nobody-of-that-name'].map(async (username) => {
        const response = await shop.visitor().post('/api/auth/login', { username, password: 'wrong-one' })
        return { status: response.status, body: await response.text() }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.status).toBe(401)
  })

  test('is rate-limited after several wrong passwords, also for the right one', async () => {
    const guess = (password: string) => shop.visitor().api.account.logIn({ username: 'andreas', password })
    for (let i = 0; i < 8; i++) expect(await errorOf(guess(`guess-${i}`))).toMatchObject({ status: 401 })
    expect(await errorOf(guess('andreas-demo'))).toEqual({ status: 429, code: 'too_many_attempts' })
    const response = await shop.visitor().post('/api/auth/login', { username: 'andreas', password: 'guess-9' })
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    now = new Date(now.valueOf() + 15 * 60_000 + 1)
    expect(await guess('andreas-demo')).toMatchObject({ username: 'andreas' })
  })

  test('counts concurrent attempts one by one', async () => {
    const guesses = Array.from({ length: 20 }, (_, i) =>
      errorOf(shop.visitor().api.account.logIn({ username: 'nobody-at-all', password: `guess-${i}` })),
    )
    const passed = (await Promise.all(guesses)).filter((error) => error.status === 401)
    expect(passed).toHaveLength(8)
  })
})

describe('a session', () => {
  test('ends when its owner signs out, and cannot be used after', async () => {
    const maria = await shop.signIn('maria')
    const token = maria.cookies.get('session') ?? ''
    expect(await shop.shop.db.select().from(sessions).where(eq(sessions.tokenHash, token))).toEqual([])
    await maria.api.account.logOut()
    const attacker = shop.visitor()
    attacker.cookies.set('session', token)
    expect(await errorOf(attacker.api.account.me())).toEqual({ status: 401, code: 'sign_in_required' })
  })

  test('expires after 30 days', async () => {
    const maria = await shop.signIn('maria')
    const before = now
    now = new Date(now.valueOf() + 30 * 86_400_000 + 1)
    expect(await errorOf(maria.api.account.me())).toMatchObject({ status: 401 })
    now = before
    expect(await maria.api.account.me()).toMatchObject({ username: 'maria' })
  })

  test('uses an HttpOnly, SameSite cookie', async () => {
    const response = await shop.visitor().post('/api/auth/login', { username: 'maria', password: 'maria-demo' })
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('session=')) ?? ''
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).not.toMatch(/; Secure/)
  })
})

test('cookies are Secure with https', async () => {
  const secure = await createTestShop({ config: { publicOrigin: 'https://shop.test' } })
  const response = await secure.visitor().post('/api/cart', { guestId: 'a-guest-by-https' })
  expect(response.headers.getSetCookie()[0]).toMatch(/; Secure/)
  await secure.close()
})

describe('account details', () => {
  test('can be changed, and cleared by an empty field', async () => {
    const maria = await shop.signIn('maria')
    const changed = await maria.api.account.update(maria.user.id, { city: 'Paphos', address: '' })
    expect(changed).toEqual({ ...maria.user, city: 'Paphos', address: null })
  })

  test('cannot be changed by another user', async () => {
    const maria = await shop.signIn('maria')
    const other = shop.visitor()
    expect(await errorOf(other.api.account.update(maria.user.id, { city: 'X' }))).toMatchObject({ status: 401 })
    const andreas = await shop.signIn('andreas')
    expect(await errorOf(andreas.api.account.update(maria.user.id, { city: 'X' }))).toMatchObject({ status: 404 })
  })
})
