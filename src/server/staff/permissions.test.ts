import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminVisitor, adminVisitor, signInStaff } from '../../../test/support/staff.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { AdminAccess } from '../../contract/admin/define-admin-call.ts'
import { permissionsOf, STAFF_ROLES } from '../../domain/permissions.ts'
import { createAdminApp } from '../admin-app.ts'
import { staff, staffSessions } from '../db/staff-schema.ts'
import { createApiDocument } from '../http/api-docs.ts'

interface Operation {
  'x-permission': AdminAccess
  'x-confirmed'?: boolean
}
interface Call {
  name: string
  method: string
  path: string
  access: AdminAccess
  isDangerous: boolean
}

let shop: TestShop
let calls: Call[]
beforeAll(async () => {
  shop = await createTestShop()
  const { paths = {} } = createAdminApp(shop.shop).getOpenAPI31Document({ openapi: '3.1.0', info: DOCUMENT })
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, '2147483647'),
      access: operation['x-permission'],
      isDangerous: operation['x-confirmed'] === true,
    })),
  )
})
afterAll(() => shop.close())

const DOCUMENT = { title: 'back office', version: '1' }
const OPEN: AdminAccess[] = ['public', 'signing-in', 'staff']
const guarded = () => calls.filter(({ access }) => !OPEN.includes(access))

/** Sends a body that no call takes, so that a permitted call changes nothing. */
async function send(visitor: Pick<AdminVisitor, 'send'>, { method, path }: Call) {
  const body = method === 'GET' ? {} : { body: '[]', headers: { 'Content-Type': 'application/json' } }
  const response = await visitor.send(path, { method, ...body })
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  const { error } = (isJson ? await response.json() : {}) as { error?: { code: string } }
  return { status: response.status, code: error?.code }
}

test('every call of the back office declares a permission, and none is in the public document', () => {
  expect(calls.length).toBeGreaterThan(15)
  for (const { name, access } of calls) expect(access, name).toBeTypeOf('string')
  const open = Object.keys(createApiDocument(shop.app, 'http://shop.test').paths ?? {})
  expect(open.filter((path) => path.startsWith('/api/admin'))).toEqual([])
})

test('staff read the document of their calls, which others do not get', async () => {
  const path = '/api/admin/openapi.json'
  const document = await (await (await signInStaff(shop, 'assistant')).send(path)).json()
  expect(document.openapi).toBe('3.1.0')
  const described = Object.entries(document.paths as Record<string, object>).flatMap(([at, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${at}`),
  )
  expect(described.sort()).toEqual(calls.map(({ name }) => name).sort())
  expect((await shop.visitor().send(path)).status).toBe(401)
})

test('nobody, and a shopper with a session, get 401 from every call but public ones, whatever the body', async () => {
  const maria = await shop.signIn('maria')
  for (const call of calls.filter(({ access }) => access !== 'public')) {
    for (const who of [shop.visitor(), maria]) expect((await send(who, call)).status, call.name).toBe(401)
  }
})

test('a session that waits for the second factor gets 401 from every call that needs a complete one', async () => {
  const { member } = await signInStaff(shop, 'manager')
  const visitor = adminVisitor(shop)
  await visitor.api.signIn.withPassword({ email: member.email, password: 'nikos-demo' })
  for (const call of calls.filter(({ access }) => access !== 'public' && access !== 'signing-in')) {
    expect((await send(visitor, call)).status, call.name).toBe(401)
  }
})

describe.each(STAFF_ROLES)('a session of the role %s', (role) => {
  test('is refused exactly the calls whose permission it lacks', async () => {
    const visitor = await signInStaff(shop, role)
    const { registrationNumber: number, registrationExpiresOn: expiresOn } = visitor.member
    const registration = number === null || expiresOn === null ? null : { number, expiresOn }
    const permissions: string[] = permissionsOf(role, registration, '2026-11-22')
    expect((await visitor.api.signIn.me()).permissions).toEqual(permissions)
    for (const call of guarded()) {
      const { status, code } = await send(visitor, call)
      if (permissions.includes(call.access)) expect([200, 400, 404], `${call.name}: ${code}`).toContain(status)
      else expect({ status, code }, call.name).toEqual({ status: 403, code: 'not_permitted' })
    }
  })

  test('without a fresh confirmation is refused every dangerous call', async () => {
    const visitor = await signInStaff(shop, role)
    await shop.shop.db.update(staffSessions).set({ confirmedAt: null })
    const { permissions } = await visitor.api.signIn.me()
    const may = ({ access }: Call) => access === 'staff' || permissions.some((one) => one === access)
    for (const call of calls.filter((call) => call.isDangerous && may(call))) {
      expect(await send(visitor, call), call.name).toEqual({ status: 403, code: 'confirmation_required' })
    }
  })
})

test('an optician loses prescriptions, and nothing else, on the day after the registration expires', async () => {
  const { api, member } = await signInStaff(shop, 'registered_optician')
  const before = (await api.signIn.me()).permissions
  await shop.shop.db.update(staff).set({ registrationExpiresOn: '2026-11-01' }).where(eq(staff.id, member.id))
  const after = (await api.signIn.me()).permissions
  expect(before.filter((one) => !after.includes(one))).toEqual([
    'prescriptions.view',
    'prescriptions.edit',
    'prescriptions.approve',
  ])
})
