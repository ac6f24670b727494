import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { adminVisitor, signInStaff } from '../../../test/support/staff.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { staff, staffInvitations } from '../db/staff-schema.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const somebody = (email: string) => ({ name: 'Sofia', email, role: 'assistant' as const, requestKey: randomUUID() })
const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1)
const invitationsOf = (id: number) => shop.shop.db.$count(staffInvitations, eq(staffInvitations.staffId, id))

test('adding somebody twice by the same request adds one person, with one link that works', async () => {
  const { api } = await signInStaff(shop, 'manager')
  const request = somebody('twice@example.com')
  const [one, two] = await Promise.all([api.staff.add(request), api.staff.add(request)])
  expect(two.staff).toEqual(one.staff)
  expect(await shop.shop.db.$count(staff, eq(staff.email, request.email))).toBe(1)
  expect(await invitationsOf(one.staff.id)).toBe(1)
  const { link } = await api.staff.add(request)
  expect(await adminVisitor(shop).api.staff.invitation(tokenOf(link))).toMatchObject({ email: request.email })
})

test('inviting somebody twice by the same request leaves one link that works', async () => {
  const { api } = await signInStaff(shop, 'manager')
  const { staff: member } = await api.staff.add(somebody('again@example.com'))
  const requestKey = randomUUID()
  await api.staff.invite(member.id, requestKey)
  const { link } = await api.staff.invite(member.id, requestKey)
  expect(await invitationsOf(member.id)).toBe(1)
  expect(await adminVisitor(shop).api.staff.invitation(tokenOf(link))).toMatchObject({ email: 'again@example.com' })
})

test('a repeated request makes no second link once its first has been used', async () => {
  const { api } = await signInStaff(shop, 'manager')
  const request = somebody('used@example.com')
  const { link, staff: member } = await api.staff.add(request)
  const visitor = adminVisitor(shop)
  await visitor.api.staff.acceptInvitation(tokenOf(link), { name: 'Sofia', password: 'a-long-enough-one' })
  expect((await errorOf(api.staff.add(request))).code).toBe('link_expired')
  expect((await errorOf(api.staff.invite(member.id, request.requestKey))).code).toBe('link_expired')
})

test('another request for the same address, or by another person’s key, is refused', async () => {
  const { api } = await signInStaff(shop, 'manager')
  const request = somebody('taken@example.com')
  await api.staff.add(request)
  expect((await errorOf(api.staff.add({ ...request, requestKey: randomUUID() }))).code).toBe('email_taken')
  const { staff: other } = await api.staff.add(somebody('other@example.com'))
  expect((await errorOf(api.staff.invite(other.id, request.requestKey))).code).toBe('invalid_input')
})
