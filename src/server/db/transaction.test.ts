import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DatabaseProxy, openProxy } from '../../../test/support/database-proxy.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { afterCommit } from './after-commit.ts'
import { type Db, transaction } from './connect.ts'
import { settings } from './schema.ts'

const POOL = 4

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const write = (db: Db, key: string) => db.insert(settings).values({ key, value: 'yes' })
const readKeys = async () => (await shop.shop.db.select().from(settings)).map((row) => row.key)

test('a transaction commits when its work resolves and rolls back when it throws', async () => {
  await transaction(shop.shop, ({ db: tx }) => write(tx, 'kept'))
  const failing = transaction(shop.shop, async ({ db: tx }) => {
    await write(tx, 'lost')
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await readKeys()).toContain('kept')
  expect(await readKeys()).not.toContain('lost')
})

test('a nested transaction is rolled back alone', async () => {
  await transaction(shop.shop, async ({ db: tx }) => {
    await write(tx, 'outer')
    const inner = transaction({ db: tx }, async ({ db: deeper }) => {
      await write(deeper, 'inner')
      throw new Error('only this')
    })
    await expect(inner).rejects.toThrow('only this')
  })
  expect(await readKeys()).toContain('outer')
  expect(await readKeys()).not.toContain('inner')
})

test('what is left to the commit is done after the outermost one, and not after a rollback', async () => {
  const done: string[] = []
  await transaction(shop.shop, async ({ db: tx }) => {
    afterCommit(tx, () => done.push('outer'))
    await transaction({ db: tx }, async ({ db: deeper }) => afterCommit(deeper, () => done.push('inner')))
    const undone = transaction({ db: tx }, async ({ db: deeper }) => {
      afterCommit(deeper, () => done.push('undone'))
      throw new Error('only this')
    })
    await expect(undone).rejects.toThrow('only this')
    expect(done).toEqual([])
  })
  expect(done).toEqual(['outer', 'inner'])
  afterCommit(shop.shop.db, () => done.push('outside'))
  expect(done).toContain('outside')
})

describe.runIf(isOnPostgres)('a connection that breaks', () => {
  let proxy: DatabaseProxy
  let proxied: TestShop
  beforeAll(async () => {
    proxy = await openProxy(shop.url ?? '')
    proxied = await createTestShop({ url: proxy.url, config: { databasePool: POOL } })
  })
  afterAll(async () => {
    await proxied.close()
    await proxy.close()
  })

  async function expectWholePool(): Promise<void> {
    const { promise: all, resolve } = Promise.withResolvers<void>()
    let here = 0
    const meet = () =>
      transaction(proxied.shop, async ({ db: tx }) => {
        await tx.execute(sql`select 1`)
        here++
        if (here === POOL) resolve()
        await all
      })
    await Promise.all(Array.from({ length: POOL }, meet))
    expect((await proxied.visitor().send('/api/ready')).status).toBe(200)
  }

  test.each(['begin', 'commit', 'rollback'])(
    'at each %s is replaced, as often as there are connections',
    async (at) => {
      proxy.cutAt(`${at}\0`, { times: POOL })
      for (let i = 0; i < POOL; i++) {
        const broken = transaction(proxied.shop, async ({ db: tx }) => {
          await tx.execute(sql`select 1`)
          if (at === 'rollback') throw new Error('changed my mind')
        })
        await expect(broken).rejects.toThrow(at === 'rollback' ? 'changed my mind' : /./)
      }
      expect(proxy.cutsLeft()).toBe(0)
      await expectWholePool()
    },
  )

  test('while its transaction is idle is replaced, and the process survives', async () => {
    const broken = transaction(proxied.shop, async ({ db: tx }) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as { rows: { pid: number }[] }
      await shop.database.execute('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
      // A round trip on another connection: by then the end of this one has been noticed.
      await proxied.database.execute('select 1')
      await write(tx, 'cut')
    })
    await expect(broken).rejects.toThrow()
    expect(await readKeys()).not.toContain('cut')
    await expectWholePool()
  })

  test('whose commit succeeded without acknowledgement fails, though the data is stored', async () => {
    proxy.cutAt('commit\0', { isForwarded: true })
    await expect(transaction(proxied.shop, ({ db: tx }) => write(tx, 'unacknowledged'))).rejects.toThrow()
    expect(await readKeys()).toContain('unacknowledged')
    await expectWholePool()
  })
})

test.runIf(isOnPostgres)('two deadlocked transactions both succeed', async () => {
  await shop.shop.db.delete(settings).where(sql`${settings.key} in ('one', 'other')`)
  await transaction(shop.shop, async ({ db: tx }) => {
    await write(tx, 'one')
    await write(tx, 'other')
  })
  const { promise: bothHoldOne, resolve } = Promise.withResolvers<void>()
  let holding = 0
  const touch = (tx: Db, key: string) =>
    tx
      .update(settings)
      .set({ value: sql`${settings.value} || '!'` })
      .where(eq(settings.key, key))
  const cross = (first: string, second: string) =>
    transaction(shop.shop, async ({ db: tx }) => {
      await touch(tx, first)
      holding++
      if (holding === 2) resolve()
      await bothHoldOne
      await touch(tx, second)
    })
  await Promise.all([cross('one', 'other'), cross('other', 'one')])
  const rows = await shop.shop.db.select().from(settings).where(sql`${settings.key} in ('one', 'other')`)
  expect(rows.map(({ value }) => value)).toEqual(['yes!!', 'yes!!'])
})
