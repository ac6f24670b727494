import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerResetRequests, emailTokenTo } from '../../../test/support/emails.ts'
import { newCustomer, requestPasswordReset } from '../../../test/support/new-customer.ts'
import { adminVisitor, signInStaff } from '../../../test/support/staff.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { readCommonPasswords } from './refuse-guessable.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const ENGLISH = 'This password is too easy to guess: many others use it, or it is your name or ours. Choose another.'
const problemsOf = async (response: Response) => ({ status: response.status, ...(await response.json()).error })
const refused = { status: 400, code: 'invalid_input', fields: { password: ENGLISH } }

let count = 0
const registration = (password: string, username = `chooser-${++count}`) => ({
  username,
  password,
  email: `${username}@example.com`,
})

describe('registration refuses', () => {
  const register = (form: ReturnType<typeof registration>) => shop.visitor().post('/api/auth/register', form)

  test.each(['password1', 'Qwerty123', 'IloveYou', 'Elegance1', 'λεμεσός'])('%s', async (password) => {
    expect(await problemsOf(await register(registration(password)))).toMatchObject(refused)
  })

  test('the username and the address, and takes another password of six characters', async () => {
    for (const password of ['pantelis99', 'Pantelis@example.com']) {
      expect(await problemsOf(await register(registration(password, 'pantelis')))).toMatchObject(refused)
    }
    expect((await register(registration('q7-x2z', 'pantelis'))).status).toBe(201)
  })

  test('in Greek too', async () => {
    const visitor = shop.visitor()
    visitor.cookies.set('language', 'el')
    const { fields } = await problemsOf(await visitor.post('/api/auth/register', registration('sunshine')))
    expect(fields.password).toMatch(/^Ο κωδικός αυτός είναι πολύ εύκολος/)
  })
})

test('a change refuses a guessable password, and the old one stays', async () => {
  const customer = await newCustomer(shop)
  const change = { currentPassword: customer.password, password: 'football' }
  expect(await problemsOf(await customer.post('/api/account/password', change))).toMatchObject(refused)
  const { username } = customer.user
  expect(await shop.visitor().api.account.logIn({ username, password: customer.password })).toEqual(customer.user)
})

test('a reset refuses a guessable password, and the link still works', async () => {
  const { user } = await newCustomer(shop)
  const visitor = shop.visitor()
  await requestPasswordReset(visitor, user.username)
  await answerResetRequests(shop.shop)
  const token = await emailTokenTo(shop, user.email, 'password_reset')
  const reset = (password: string) => visitor.post('/api/auth/reset-password', { token, password })
  for (const password of ['football', `${user.username}!!`]) {
    expect(await problemsOf(await reset(password))).toMatchObject(refused)
  }
  expect((await reset('a-new-one')).status).toBe(200)
})

test('staff are refused guessable passwords by invitation and by change', async () => {
  const owner = await signInStaff(shop, 'owner')
  const member = { name: 'Aristoteles', email: 'aristoteles.k@example.com', role: 'assistant' } as const
  const { link } = await owner.api.staff.add({ ...member, requestKey: randomUUID() })
  const path = `/api/admin/invitations/${link.split('/').at(-1)}`
  const headers = { 'Accept-Language': 'en' }
  const accept = (password: string) =>
    adminVisitor(shop).send(path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: member.name, password }),
    })
  for (const password of ['1234567890', 'Aristoteles.K', 'aristoteles2026']) {
    expect(await problemsOf(await accept(password))).toMatchObject({ status: 400, code: 'invalid_input' })
  }
  expect((await accept('a-long-enough-one')).status).toBe(200)
  const change = await problemsOf(await owner.post('/api/admin/password', { password: 'password123' }))
  expect(change).toMatchObject({ status: 400, code: 'invalid_input' })
  expect(Object.keys(change.fields)).toEqual(['password'])
})

test('the demo users still sign in', async () => {
  for (const username of ['maria', 'andreas'] as const)
    expect((await shop.signIn(username)).user.username).toBe(username)
})

test('the list is folded, long, and no larger than 200 KB', async () => {
  const common = await readCommonPasswords()
  expect(common.size).toBeGreaterThan(24_000)
  for (const password of ['123456', 'password', 'letmein', 'dragon']) expect(common.has(password)).toBe(true)
  const odd = [...common].filter((password) => password.length < 6 || password !== password.toLowerCase())
  expect(odd).toEqual([])
  expect((await stat(new URL('./common-passwords.txt', import.meta.url))).size).toBeLessThanOrEqual(200_000)
})
