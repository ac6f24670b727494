import { expect, expectTypeOf, test } from 'vitest'
import { type AuditEntry, type AuditPage, type AuditProof, type AuditQuery, auditCalls } from './audit.ts'
import type { AdminOutput } from './calls.ts'
import { type AdminClient, adminPathOf, createAdminClient } from './client.ts'
import { type StaffMe, type StaffSignIn, signInCalls } from './sign-in.ts'
import {
  type Invitation,
  type InvitationLink,
  type NewStaff,
  type StaffChange,
  type StaffMember,
  staffCalls,
} from './staff.ts'

const CALLS = Object.values({ ...signInCalls, ...staffCalls, ...auditCalls })

test('every call declares who may use it, and what staff change about staff needs a fresh confirmation', () => {
  for (const call of CALLS) expect(call['x-permission'], call.path).toMatch(/^(public|signing-in|staff|\w+\.\w+)$/)
  const edits = CALLS.filter((call) => call['x-permission'] === 'staff.edit')
  expect(edits).toHaveLength(4)
  for (const call of edits) expect(call).toMatchObject({ 'x-confirmed': true })
})

test('the client fills in paths, and sends bodies as JSON', async () => {
  const sent: unknown[] = []
  const api = createAdminClient(async (path, init) => {
    sent.push([init.method, path, init.body])
    return new Response('{}')
  })
  await api.staff.change(7, { version: 1, role: 'manager' })
  await api.audit.list({ limit: 20, before: 31 })
  expect(sent).toEqual([
    ['PATCH', '/api/admin/staff/7', '{"version":1,"role":"manager"}'],
    ['GET', '/api/admin/audit?limit=20&before=31', undefined],
  ])
  expect(adminPathOf('GET /api/admin/invitations/{token}', { params: { token: 'a/b' } })).toBe(
    '/api/admin/invitations/a%2Fb',
  )
})

test('the client takes and returns what the contract defines', () => {
  expectTypeOf<AdminOutput<'GET /api/admin/me'>>().toEqualTypeOf<StaffMe>()
  expectTypeOf<AdminClient['signIn']['withCode']>().returns.resolves.toEqualTypeOf<StaffSignIn>()
  expectTypeOf<AdminClient['staff']['list']>().returns.resolves.toEqualTypeOf<StaffMember[]>()
  expectTypeOf<AdminClient['staff']['add']>().parameter(0).toExtend<NewStaff>()
  expectTypeOf<AdminClient['staff']['add']>().returns.resolves.toEqualTypeOf<InvitationLink>()
  expectTypeOf<AdminClient['staff']['change']>().parameter(1).toExtend<StaffChange>()
  expectTypeOf<AdminClient['staff']['invitation']>().returns.resolves.toEqualTypeOf<Invitation>()
  expectTypeOf<AdminClient['audit']['list']>().returns.resolves.toEqualTypeOf<AuditPage>()
  expectTypeOf<AuditPage['entries']>().toEqualTypeOf<AuditEntry[]>()
  expectTypeOf<AuditQuery['limit']>().toEqualTypeOf<number>()
  expectTypeOf<AdminClient['audit']['check']>().returns.resolves.toEqualTypeOf<AuditProof>()
})
