import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember } from '../../../test/support/staff-member.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { transaction } from '../db/connect.ts'
import { withdrawalStatements } from '../db/returns-schema.ts'
import { products } from '../db/schema.ts'
import { lockOrder } from '../orders/change-order.ts'
import { lockWithdrawal } from './withdrawal-steps.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
  await shop.shop.db.update(products).set({ stock: 500 })
})
afterAll(() => shop.close())

async function stated() {
  const { id: orderNumber } = await placeGuestOrder(shop, {})
  const form = { name: 'Andri', orderNumber: 'the blue ones', email: 'a@example.com', isWholeOrder: true, pieces: '' }
  const { reference } = await shop.visitor().api.returns.withdraw(form)
  const isIt = eq(withdrawalStatements.reference, reference)
  const [row] = await shop.shop.db.select().from(withdrawalStatements).where(isIt)
  return { id: row?.id ?? 0, orderNumber }
}

/** How many sessions wait for a row that another one has locked. */
async function countWaiting(): Promise<number> {
  const { rows } = (await shop.shop.db.execute(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)) as unknown as { rows: { waiting: number }[] }
  return rows[0]?.waiting ?? 0
}

// PGlite has one connection, so nothing waits there.
test.skipIf(!isOnPostgres)('staff who match a statement lock its order before the statement', async () => {
  const { id, orderNumber } = await stated()
  const { admin } = await newStaffMember(shop)
  const { version } = await admin.returns.get(id)
  const matching = await transaction(shop.shop, async (shop) => {
    await lockOrder(shop.db, orderNumber)
    const body = { version, requestKey: randomUUID(), orderNumber }
    const answer = admin.returns.match(id, body)
    await expect.poll(countWaiting).toBe(1)
    // With the statement locked first, this waits for staff, who wait for the order: a deadlock.
    await shop.db.execute(sql`set local lock_timeout = '2s'`)
    await lockWithdrawal(shop, id)
    return { answer }
  })
  expect(await matching.answer).toMatchObject({ orderId: orderNumber })
})

test('two of the staff who match a statement at once join it to one order', async () => {
  const { id, orderNumber } = await stated()
  const other = await placeGuestOrder(shop, {})
  const [one, two] = [await newStaffMember(shop), await newStaffMember(shop)]
  const { version } = await one.admin.returns.get(id)
  const body = (number: string) => ({ version, requestKey: randomUUID(), orderNumber: number })
  const both = await Promise.allSettled([
    one.admin.returns.match(id, body(orderNumber)),
    two.admin.returns.match(id, body(other.id)),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await one.admin.returns.get(id)).lines).toHaveLength(1)
})
