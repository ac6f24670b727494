import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { transaction } from './connect.ts'
import { migrate } from './migrate.ts'
import { settings } from './schema.ts'
import { seedDemoWorld } from './seed/seed.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

test('what waits for the commit happens after it, and never after a rollback', async () => {
  const done: string[] = []
  await transaction(shop.shop.db, async (tx, afterCommit) => {
    afterCommit(() => done.push('kept'))
    await tx.insert(settings).values({ key: 'kept', value: 'yes' })
    expect(done).toEqual([])
  })
  const failing = transaction(shop.shop.db, async (tx, afterCommit) => {
    afterCommit(() => done.push('lost'))
    await tx.insert(settings).values({ key: 'lost', value: 'yes' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(done).toEqual(['kept'])
  expect((await shop.shop.db.select().from(settings)).map((row) => row.key)).not.toContain('lost')
})

test('migrating and sowing again changes nothing', async () => {
  expect(await migrate(shop.database)).toEqual([])
  expect(await seedDemoWorld(shop.shop.db, async () => '')).toBe(false)
})
