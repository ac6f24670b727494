import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { type AdminVisitor, adminVisitor, demoStaff, signInStaff } from '../../../test/support/staff.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { StaffChange } from '../../contract/admin/staff.ts'
import type { StaffRole } from '../../domain/permissions.ts'
import { staff, staffInvitations } from '../db/staff-schema.ts'
import { startStaffSession } from '../http/sessions-of-staff.ts'

const HOUR_MS = 3_600_000
let shop: TestShop
let now = new Date('2026-11-23T08:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())

let people = 0
const newStaff = (role: StaffRole = 'assistant') => ({
  name: 'Sofia Pavlou',
  email: `Sofia.${++people}@example.com`,
  role,
  requestKey: randomUUID(),
})
const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1)
const owner = () => signInStaff(shop, 'owner')
const manager = () => signInStaff(shop, 'manager')
const idOf = async (role: StaffRole) => (await signInStaff(shop, role)).member.id
const versionOf = async (id: number) =>
  (await (await manager()).api.staff.list()).find((one) => one.id === id)?.version ?? 0
const change = async (api: AdminVisitor['api'], id: number, what: Omit<StaffChange, 'version'>) =>
  api.staff.change(id, { version: await versionOf(id), ...what })
const PASSWORD = 'a-long-enough-one'

test('somebody who is added accepts the invitation once, and then signs in with the password they chose', async () => {
  const { api } = await manager()
  const added = newStaff()
  const { staff: member, link } = await api.staff.add(added)
  expect(member).toMatchObject({ state: 'invited', email: added.email.toLowerCase(), role: 'assistant' })
  expect(link).toMatch(/^http:\/\/shop\.test\/admin\/invitation\/[\w-]{43}$/)
  const token = tokenOf(link)
  const visitor = adminVisitor(shop)
  expect(await visitor.api.staff.invitation(token)).toMatchObject({ name: 'Sofia Pavlou', role: 'assistant' })
  const { email } = await visitor.api.staff.acceptInvitation(token, { name: 'Sofia P.', password: PASSWORD })
  for (const again of [
    () => visitor.api.staff.invitation(token),
    () => visitor.api.staff.acceptInvitation(token, { name: 'Sofia', password: PASSWORD }),
  ]) {
    expect(await errorOf(again())).toEqual({ status: 410, code: 'link_expired' })
  }
  expect(await visitor.api.signIn.withPassword({ email, password: PASSWORD })).toEqual({ state: 'signedIn' })
  const listed = (await api.staff.list()).find(({ id }) => id === member.id)
  expect(listed).toMatchObject({ name: 'Sofia P.', state: 'active', lastSeenAt: now.toISOString() })
})

test('of concurrent uses of an invitation, one succeeds', async () => {
  const { link } = await (await manager()).api.staff.add(newStaff())
  const { api } = adminVisitor(shop)
  const uses = [1, 2, 3].map((i) =>
    api.staff.acceptInvitation(tokenOf(link), { name: `Sofia ${i}`, password: PASSWORD }),
  )
  const outcomes = await Promise.allSettled(uses)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('an invitation ends after 72 hours, and with the next one; only its hash is stored', async () => {
  const first = await (await manager()).api.staff.add(newStaff())
  const second = await (await manager()).api.staff.invite(first.staff.id, randomUUID())
  const { api } = adminVisitor(shop)
  expect((await errorOf(api.staff.invitation(tokenOf(first.link)))).code).toBe('link_expired')
  expect(JSON.stringify(await shop.shop.db.select().from(staffInvitations))).not.toContain(tokenOf(second.link))
  expect(new Date(second.expiresAt).valueOf() - now.valueOf()).toBe(72 * HOUR_MS)
  now = new Date(now.valueOf() + 72 * HOUR_MS)
  expect((await errorOf(api.staff.invitation(tokenOf(second.link)))).code).toBe('link_expired')
})

test('an invitation of somebody who has lost the app replaces password and second factor, and ends the sessions', async () => {
  const lost = await manager()
  const { link } = await (await owner()).api.staff.invite(lost.member.id, randomUUID())
  await lost.api.signIn.me()
  const visitor = adminVisitor(shop)
  const { email } = await visitor.api.staff.acceptInvitation(tokenOf(link), { name: 'Nikos', password: PASSWORD })
  expect((await errorOf(lost.api.signIn.me())).status).toBe(401)
  expect(await visitor.api.signIn.withPassword({ email, password: PASSWORD })).toEqual({ state: 'needsSetup' })
})

test('an address is taken once, in whatever case', async () => {
  const { api } = await manager()
  const email = demoStaff('assistant').email.toUpperCase()
  expect(await errorOf(api.staff.add({ ...newStaff(), email }))).toEqual({ status: 409, code: 'email_taken' })
})

test('a new role ends the sessions of whom it is given, and a registration counts at once', async () => {
  const { api } = await manager()
  const optician = await signInStaff(shop, 'technical_optician')
  await change(api, optician.member.id, { registration: null })
  expect((await optician.api.signIn.me()).permissions).not.toContain('prescriptions.view')
  const registration = { number: 'T-1', expiresOn: '2030-01-01' }
  expect(await change(api, optician.member.id, { registration })).toMatchObject({ registration })
  expect((await optician.api.signIn.me()).permissions).toContain('prescriptions.view')
  await change(api, optician.member.id, { role: 'assistant' })
  expect((await errorOf(optician.api.signIn.me())).status).toBe(401)
})

test('somebody deactivated is out at once, and an invitation brings them back without the old password', async () => {
  const { api } = await manager()
  const assistant = await signInStaff(shop, 'assistant')
  expect(await api.staff.deactivate(assistant.member.id)).toMatchObject({ state: 'inactive' })
  expect((await errorOf(assistant.api.signIn.me())).status).toBe(401)
  const { staff: member, link } = await api.staff.invite(assistant.member.id, randomUUID())
  expect(member.state).toBe('invited')
  const { email, password } = demoStaff('assistant')
  expect((await errorOf(assistant.api.signIn.withPassword({ email, password }))).status).toBe(401)
  await api.staff.deactivate(member.id)
  expect((await errorOf(api.staff.invitation(tokenOf(link)))).code).toBe('link_expired')
})

test('a manager adds no owner, makes none, and touches none', async () => {
  const { api } = await manager()
  const ownerId = await idOf('owner')
  const assistantId = await idOf('assistant')
  const refused = { status: 403, code: 'not_permitted' }
  expect(await errorOf(api.staff.add(newStaff('owner')))).toEqual(refused)
  expect(await errorOf(change(api, assistantId, { role: 'owner' }))).toEqual(refused)
  expect(await errorOf(change(api, ownerId, { name: 'Somebody' }))).toEqual(refused)
  expect(await errorOf(api.staff.deactivate(ownerId))).toEqual(refused)
  expect(await errorOf(api.staff.invite(ownerId, randomUUID()))).toEqual(refused)
})

test('nobody changes the own role or registration, deactivates or invites themselves', async () => {
  const { api, member } = await manager()
  const own = { status: 409, code: 'own_account' }
  expect(await errorOf(change(api, member.id, { role: 'assistant' }))).toEqual(own)
  expect(await errorOf(change(api, member.id, { registration: null }))).toEqual(own)
  expect(await errorOf(api.staff.deactivate(member.id))).toEqual(own)
  expect(await errorOf(api.staff.invite(member.id, randomUUID()))).toEqual(own)
  expect(await change(api, member.id, { name: 'Nikos Ch.' })).toMatchObject({ name: 'Nikos Ch.' })
})

test('two owners who remove each other at once leave one', async () => {
  const first = await owner()
  const { staff: added } = await first.api.staff.add(newStaff('owner'))
  const { db } = shop.shop
  await db.update(staff).set({ password: 'set' }).where(eq(staff.id, added.id))
  const second = await signInStaff(shop, 'owner')
  second.cookies.set('staff', await startStaffSession(db, added.id, 'full', now))
  await Promise.allSettled([first.api.staff.deactivate(added.id), second.api.staff.deactivate(first.member.id)])
  const active = (await db.select().from(staff).where(eq(staff.role, 'owner'))).filter((one) => !one.deactivatedAt)
  expect(active).toHaveLength(1)
})
