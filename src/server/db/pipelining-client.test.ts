import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DatabaseProxy, openProxy } from '../../../test/support/database-proxy.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { connect, type Database, type Db } from './connect.ts'
import { settings } from './schema.ts'
import { together } from './together.ts'

describe.runIf(isOnPostgres)('a connection', () => {
  let shop: TestShop
  let proxy: DatabaseProxy
  let database: Database
  beforeAll(async () => {
    shop = await createTestShop()
  })
  afterAll(() => shop.close())

  beforeEach(async () => {
    proxy = await openProxy(shop.url ?? '')
    database = await connect({ url: proxy.url, folder: null, poolSize: 1 })
    await database.db.transaction((tx) => readTexts(tx, 'first'))
  })
  afterEach(async () => {
    await database.close()
    await proxy.close()
  })

  async function readTexts(db: Db, ...texts: string[]): Promise<string[]> {
    const { rows } = (await db.execute(sql`select ${texts.join(' ')}::text as text`)) as unknown as {
      rows: { text: string }[]
    }
    return rows.map(({ text }) => text)
  }

  const write = (db: Db, key: string) => db.insert(settings).values({ key, value: 'yes' })
  const readKeys = async () => (await shop.shop.db.select().from(settings)).map(({ key }) => key)

  async function packetsOf(work: () => Promise<unknown>): Promise<number> {
    const before = proxy.packets()
    await work()
    return proxy.packets() - before
  }

  test('sends the statements of work together and the begin in one packet, and the commit in another', async () => {
    const packets = await packetsOf(() =>
      database.db.transaction(async (tx) => {
        const results = await together([readTexts(tx, 'a'), write(tx, 'together').returning(), readTexts(tx, 'c')])
        expect(results).toEqual([['a'], [{ key: 'together', value: 'yes' }], ['c']])
      }),
    )
    expect(packets).toBe(2)
    expect(await readKeys()).toContain('together')
  })

  test('sends nothing for a transaction without statements', async () => {
    const empty = () => database.db.transaction(async () => {})
    const failing = () => database.db.transaction(() => Promise.reject(new Error('changed my mind')))
    expect(await packetsOf(empty)).toBe(0)
    expect(await packetsOf(() => expect(failing()).rejects.toThrow('changed my mind'))).toBe(0)
    expect(await readTexts(database.db, 'still here')).toEqual(['still here'])
  })

  test.each([
    ['with values', (tx: Db) => write(tx, 'rolled-back')],
    ['without values', (tx: Db) => tx.execute(sql`insert into settings (key, value) values ('rolled-back', 'yes')`)],
  ])('rolls back a transaction that begins with a statement %s', async (_, first) => {
    const failing = database.db.transaction(async (tx) => {
      await first(tx)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await readKeys()).not.toContain('rolled-back')
  })

  test('answers a first statement without values as any other', async () => {
    const answer = await database.db.transaction((tx) => tx.execute(sql`select 1 as one`))
    expect(answer).toMatchObject({ rows: [{ one: 1 }] })
  })

  test('does not run the first statement of a transaction that can not begin', async () => {
    await database.execute('deallocate all')
    const failing = database.db.transaction((tx) => write(tx, 'without-begin'))
    await expect(failing).rejects.toThrow()
    expect(await readKeys()).not.toContain('without-begin')
  })

  test('rolls back work together of which one fails, with the error that was the first', async () => {
    const failing = database.db.transaction((tx) =>
      together([write(tx, 'half'), tx.execute(sql`select 1 / ${0}::int`), write(tx, 'other-half')]),
    )
    await expect(failing).rejects.toMatchObject({ cause: { message: 'division by zero' } })
    expect(await readKeys()).not.toContain('half')
    expect(await readTexts(database.db, 'still here')).toEqual(['still here'])
  })
})
