import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { connect, type Database, type Db } from './connect.ts'
import { isUnavailable } from './errors.ts'
import { preparedQuery, type Slots } from './prepared.ts'
import { settings } from './schema.ts'

describe.runIf(isOnPostgres)('prepared statements', () => {
  let shop: TestShop
  let database: Database
  beforeAll(async () => {
    shop = await createTestShop()
    database = await open()
  })
  afterAll(async () => {
    await database.close()
    await shop.close()
  })

  const open = (directUrl?: string) =>
    connect({ url: shop.url, folder: null, poolSize: 1, ...(directUrl !== undefined && { directUrl }) })

  async function listPrepared({ execute }: Database): Promise<string[]> {
    const { rows } = await execute('select statement from pg_prepared_statements order by statement')
    return (rows as { statement: string }[]).map(({ statement }) => statement)
  }

  async function repeat(db: Db, times: number, run: (db: Db, time: number) => Promise<unknown>): Promise<void> {
    for (let time = 1; time <= times; time++) await run(db, time)
  }

  test('are made of those with parameters that are sent again and again', async () => {
    const often = (db: Db, time: number) => db.execute(sql`select ${time}::int as often`)
    await repeat(database.db, 5, often)
    await database.db.transaction((tx) => repeat(tx, 2, often))
    await repeat(database.db, 2, (db, time) => db.execute(sql`select ${time}::int as seldom`))
    await repeat(database.db, 5, (db) => db.execute(sql`select 1 as bare`))
    expect(await listPrepared(database)).toEqual(['begin', 'select $1::int as often'])
  })

  test('are made of what is built once, too', async () => {
    const readOnce = preparedQuery((db, at: Slots<{ key: string }>) =>
      db.select({ once: settings.value }).from(settings).where(eq(settings.key, at.key)),
    )
    await repeat(database.db, 4, (db, time) => readOnce(db, { key: `key ${time}` }))
    expect((await listPrepared(database)).filter((text) => text.includes('from "settings" where'))).toHaveLength(1)
  })

  test('answer each value, with columns as before', async () => {
    const read = async (value: string) =>
      (
        await database.db
          .select({ value: settings.value, at: sql`${value}::text` })
          .from(settings)
          .limit(1)
      )[0]
    await database.db.insert(settings).values({ key: 'named', value: 'x' })
    for (const value of ['a', 'b', 'c', 'd', "e'; drop table settings"]) {
      expect(await read(value)).toMatchObject({ at: value })
    }
  })

  test('behind a pooler are none', async () => {
    const pooled = await open(shop.url)
    await repeat(pooled.db, 5, (db, time) => db.execute(sql`select ${time}::int as often`))
    expect(await listPrepared(pooled)).toEqual([])
    await pooled.close()
  })

  test('that a migration made stale end their connection; the next try prepares them anew', async () => {
    await database.execute('create table notes (text text)')
    await database.execute(`insert into notes values ('kept')`)
    const read = () => database.db.execute(sql`select * from notes where text = ${'kept'}`)
    await repeat(database.db, 4, read)
    await database.execute('alter table notes add column length integer not null default 4')
    const failure = await read().catch((error: unknown) => error)
    expect(isUnavailable(failure)).toBe(true)
    expect(await read()).toMatchObject({ rows: [{ text: 'kept', length: 4 }] })
  })
})
