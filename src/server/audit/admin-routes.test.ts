import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminVisitor, signInStaff } from '../../../test/support/staff.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { audit, auditHashes } from '../db/staff-schema.ts'
import { chainAudit } from './audit-chain.ts'
import { noteDown } from './staff-transaction.ts'

let shop: TestShop
let manager: AdminVisitor
let managerId: number
beforeAll(async () => {
  shop = await createTestShop()
  const { member, ...visitor } = await signInStaff(shop, 'manager')
  manager = visitor
  managerId = member.id
  for (let i = 1; i <= 7; i++) {
    const actor = { id: i === 7 ? null : member.id, call: 'GET /api/admin/probe', requestId: null }
    await noteDown(shop.shop.db, actor, { note: i % 2 ? 'viewed' : 'printed', subject: 'orders', subjectId: i })
  }
})
afterAll(() => shop.close())

/** Changes what the triggers protect, as somebody with every right in the database could. */
async function tamper(statement: string): Promise<void> {
  await shop.database.execute(`alter table audit disable trigger user; alter table audit_hashes disable trigger user;
    ${statement}; alter table audit enable trigger user; alter table audit_hashes enable trigger user`)
}

test('the audit is read newest first and by page', async () => {
  const first = await manager.api.audit.list({ limit: 4 })
  const second = await manager.api.audit.list({ limit: 4, before: first.next ?? 0 })
  const subjects = [...first.entries, ...second.entries].map(({ subjectId }) => subjectId)
  expect(subjects).toEqual(['7', '6', '5', '4', '3', '2', '1'])
  expect(second.next).toBeNull()
  expect(first.entries[0]).toMatchObject({ staffId: null, staffName: null })
  expect(first.entries[1]).toMatchObject({ staffId: managerId, staffName: 'Nikos Charalambous', action: 'note' })
})

test('the audit is filtered by staff, action, subject and day', async () => {
  const count = async (query: Parameters<typeof manager.api.audit.list>[0]) =>
    (await manager.api.audit.list(query)).entries.length
  expect(await count({ staffId: managerId })).toBe(6)
  expect(await count({ action: 'update' })).toBe(0)
  expect(await count({ subject: 'orders', subjectId: '3' })).toBe(1)
  expect(await count({ from: '2020-01-01', to: '2020-12-31' })).toBe(0)
  expect(await count({ from: '2020-01-01', to: '2999-12-31' })).toBe(7)
})

test('who changed staff is in the audit, with the call', async () => {
  const { staff } = await manager.api.staff.add({
    name: 'Sofia',
    email: 'sofia@example.com',
    role: 'assistant',
    requestKey: randomUUID(),
  })
  const { entries } = await manager.api.audit.list({ subject: 'staff', subjectId: String(staff.id) })
  expect(entries).toMatchObject([
    { staffId: managerId, call: 'POST /api/admin/staff', action: 'insert', hidden: ['email', 'name', 'request_key'] },
  ])
  expect(entries[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/)
})

test('the chain covers every entry, is continued, and is intact while nobody tampers', async () => {
  expect(await chainAudit(shop.shop)).toBe(await shop.shop.db.$count(audit))
  expect(await chainAudit(shop.shop)).toBe(0)
  await noteDown(shop.shop.db, { id: 1, call: 'x', requestId: null }, { note: 'viewed', subject: 'y', subjectId: null })
  const chaining = await Promise.all([chainAudit(shop.shop), chainAudit(shop.shop)])
  expect(chaining.sort()).toEqual([0, 1])
  const entries = await shop.shop.db.$count(audit)
  expect(await manager.api.audit.check()).toEqual({ isIntact: true, entries, firstBrokenId: null })
})

test('the chain shows a changed, a removed and an exchanged entry', async () => {
  const { db } = shop.shop
  const [one] = (await db.select({ id: audit.id }).from(audit).orderBy(audit.id)).slice(2)
  const id = one?.id ?? 0
  const broken = { isIntact: false, firstBrokenId: id }
  await tamper(`update audit set staff_id = staff_id + 1 where id = ${id}`)
  expect(await manager.api.audit.check()).toMatchObject(broken)
  await tamper(`update audit set staff_id = staff_id - 1 where id = ${id}`)
  expect(await manager.api.audit.check()).toMatchObject({ isIntact: true })

  await tamper(`create table kept as select * from audit where id = ${id}; delete from audit where id = ${id}`)
  expect(await manager.api.audit.check()).toMatchObject(broken)
  await tamper('insert into audit select * from kept')
  expect(await manager.api.audit.check()).toMatchObject({ isIntact: true })

  await tamper(`delete from audit_hashes where audit_id = ${id}`)
  expect(await manager.api.audit.check()).toMatchObject({ isIntact: false })
  expect(await db.$count(auditHashes, sql`true`)).toBeGreaterThan(0)
})
