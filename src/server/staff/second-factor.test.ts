import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { emailsTo } from '../../../test/support/emails.ts'
import { adminVisitor, demoStaff, signInStaff, totpCode } from '../../../test/support/staff.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { staff, staffRecoveryCodes, staffSessions } from '../db/staff-schema.ts'
import { createLog } from '../log/create-log.ts'
import { decryptTotpSecret, encryptTotpSecret } from '../second-factor/secrets.ts'
import { checkSecondFactor } from './second-factor.ts'

let shop: TestShop
let now = new Date('2026-11-23T08:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())

const later = (seconds: number) => {
  now = new Date(now.valueOf() + seconds * 1000)
}

/** Sets a second factor up and returns its secret and recovery codes. */
async function setUp({ api }: Pick<ReturnType<typeof adminVisitor>, 'api'>) {
  const { secret, uri, qrSvg } = await api.signIn.setUpSecondFactor()
  expect(uri).toMatch(/^otpauth:\/\/totp\/Elegance.*secret=/)
  expect(uri).toContain(secret)
  expect(qrSvg).toMatch(/^<svg /)
  later(60)
  const { recoveryCodes } = await api.signIn.confirmSecondFactor(totpCode(secret, now))
  return { secret, recoveryCodes }
}

test('a manager without a second factor sets one up before anything else', async () => {
  const { email, password } = demoStaff('manager')
  await shop.shop.db.update(staff).set({ totpSecret: null }).where(eq(staff.email, email))
  const visitor = adminVisitor(shop)
  expect(await visitor.api.signIn.withPassword({ email, password })).toEqual({ state: 'needsSetup' })
  expect((await errorOf(visitor.api.signIn.me())).status).toBe(401)
  expect((await errorOf(visitor.api.signIn.confirmSecondFactor('000000'))).code).toBe('wrong_code')
  const { secret } = await setUp(visitor)
  expect(await visitor.api.signIn.me()).toMatchObject({ hasSecondFactor: true })

  const again = adminVisitor(shop)
  expect(await again.api.signIn.withPassword({ email, password })).toEqual({ state: 'needsCode' })
  expect((await errorOf(again.api.signIn.withCode(totpCode(secret, now)))).code).toBe('wrong_code')
  later(30)
  expect(await again.api.signIn.withCode(totpCode(secret, now))).toEqual({ state: 'signedIn' })
})

test('an assistant may set one up, and each recovery code signs in once', async () => {
  const { email, password } = demoStaff('assistant')
  const { recoveryCodes } = await setUp(await signInStaff(shop, 'assistant'))
  expect(new Set(recoveryCodes).size).toBe(10)
  const [code = ''] = recoveryCodes
  const signIn = async (code: string) => {
    const { api } = adminVisitor(shop)
    expect(await api.signIn.withPassword({ email, password })).toEqual({ state: 'needsCode' })
    return api.signIn.withCode(code)
  }
  expect(await signIn(code.toUpperCase().replace('-', ' '))).toEqual({ state: 'signedIn' })
  expect((await errorOf(signIn(code))).code).toBe('wrong_code')
  expect(await signIn(recoveryCodes[1] ?? '')).toEqual({ state: 'signedIn' })
})

test('each change is told to the colleague by one e-mail', async () => {
  const { email, password } = demoStaff('registered_optician')
  const told = async () => (await emailsTo(shop, email)).map(({ kind, payload }) => [kind, payload])
  const account = { username: email, link: null }
  const { recoveryCodes } = await setUp(await signInStaff(shop, 'registered_optician'))
  expect(await told()).toEqual([['second_factor_on', account]])
  const { api } = adminVisitor(shop)
  await api.signIn.withPassword({ email, password })
  await errorOf(api.signIn.withCode('wrong-recovery-code'))
  await api.signIn.withCode(recoveryCodes[0] ?? '')
  const used = ['recovery_code', { ...account, codesLeft: 9 }]
  expect(await told()).toEqual([['second_factor_on', account], used])

  const owner = await signInStaff(shop, 'owner')
  const member = (await owner.api.staff.list()).find((one) => one.email === email)
  const accept = async () => {
    const { link } = await owner.api.staff.invite(member?.id ?? 0, randomUUID())
    const token = link.split('/').at(-1) ?? ''
    await adminVisitor(shop).api.staff.acceptInvitation(token, { name: 'Nicos', password: 'a-long-new-password' })
  }
  await accept()
  await accept()
  expect(await told()).toEqual([['second_factor_on', account], used, ['second_factor_off', account]])
})

test('a new second factor replaces the recovery codes, and needs a fresh confirmation', async () => {
  const visitor = await signInStaff(shop, 'owner')
  const first = await setUp(visitor)
  later(6 * 60)
  expect((await errorOf(visitor.api.signIn.setUpSecondFactor())).code).toBe('confirmation_required')
  await visitor.api.signIn.confirm({ code: totpCode(first.secret, now) })
  await setUp(visitor)
  expect(await shop.shop.db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staffId, visitor.member.id))).toBe(10)
  later(60)
  for (const code of [totpCode(first.secret, now), first.recoveryCodes[0] ?? '']) {
    expect((await errorOf(visitor.api.signIn.confirm({ code }))).code).toBe('wrong_code')
  }
})

test('a session that waits for a code cannot set up another second factor', async () => {
  const { email, password } = demoStaff('owner')
  const { api } = adminVisitor(shop)
  expect(await api.signIn.withPassword({ email, password })).toEqual({ state: 'needsCode' })
  expect((await errorOf(api.signIn.setUpSecondFactor())).status).toBe(401)
  expect((await errorOf(api.signIn.confirmSecondFactor('000000'))).status).toBe(401)
})

test('the database holds neither secrets nor recovery codes as they are', async () => {
  const { secret, recoveryCodes } = await setUp(await signInStaff(shop, 'technical_optician'))
  const { db, cookieSecret } = shop.shop
  const rows = JSON.stringify([await db.select().from(staff), await db.select().from(staffSessions)])
  const codes = JSON.stringify(await db.select().from(staffRecoveryCodes))
  expect(rows).not.toContain(secret)
  for (const code of recoveryCodes) expect(codes).not.toContain(code.replace('-', ''))
  const { email } = demoStaff('technical_optician')
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, email), isNotNull(staff.totpSecret)))
  expect(decryptTotpSecret(cookieSecret, 'staff', row?.totpSecret ?? '')).toBe(secret)
})

test('after a change of the cookie secret no code of staff is right', async () => {
  const { secret } = await setUp(await signInStaff(shop, 'owner'))
  later(60)
  const member = await getByEmail(demoStaff('owner').email)
  const log = createLog('silent')
  const attempt = checkSecondFactor(
    { ...shop.shop, cookieSecret: 'another secret', log },
    member,
    totpCode(secret, now),
  )
  await expect(attempt).rejects.toMatchObject({ code: 'wrong_code' })
})

async function getByEmail(email: string) {
  const [member] = await shop.shop.db.select().from(staff).where(eq(staff.email, email))
  if (member === undefined) throw new Error(`nobody has the address ${email}`)
  return member
}

test('an altered secret, and one of another cookie secret, cannot be read', () => {
  const stored = encryptTotpSecret('a secret', 'staff', 'ABC')
  expect(decryptTotpSecret('a secret', 'staff', stored)).toBe('ABC')
  expect(() => decryptTotpSecret('another secret', 'staff', stored)).toThrow()
  const last = stored.endsWith('A') ? 'Q' : 'A'
  expect(() => decryptTotpSecret('a secret', 'staff', stored.slice(0, -1) + last)).toThrow()
})
