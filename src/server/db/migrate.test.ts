import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { migrate } from './migrate.ts'
import { seedDemoData } from './seed/seed.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

test('migrating and seeding again changes nothing', async () => {
  expect(await migrate(shop.database, {})).toEqual([])
  expect(await seedDemoData(shop.shop.db, async () => '')).toBe(false)
})

test.runIf(isOnPostgres)('long work has no time-outs', async () => {
  const settings = await shop.database.withoutTimeouts(async (db) => {
    const { rows } = (await db.execute(sql`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock`)) as unknown as { rows: unknown[] }
    return rows
  })
  expect(settings).toEqual([{ statement: '0', lock: '0' }])
  const { rows } = await shop.database.execute(`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`)
  expect(rows).toEqual([{ statement: '10s', lock: '5s', idle: '15s' }])
})
