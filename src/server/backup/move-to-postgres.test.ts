import { afterAll, beforeAll, expect, test } from 'vitest'
import { administer, dropDatabase } from '../../../test/support/administer.ts'
import { everythingStored } from '../../../test/support/everything-stored.ts'
import { createSeededDatabase } from '../../../test/support/seeded-database.ts'
import { databaseUrl, isOnPostgres, postgresUrl } from '../../../test/support/test-database.ts'
import { connect, type Database } from '../db/connect.ts'
import { openDatabase } from '../open-shop.ts'
import { moveRows, prepareTarget } from './move-to-postgres.ts'

const NAME = `shop_moved_${process.pid}`
let seeded: Awaited<ReturnType<typeof createSeededDatabase>>
let source: Database

beforeAll(async () => {
  if (!isOnPostgres) return
  seeded = await createSeededDatabase()
  const { databaseUrl: url, dataFolder } = seeded.config
  source = await connect({ url, folder: dataFolder })
  await administer(postgresUrl, `create database ${NAME}`)
})
afterAll(async () => {
  if (!isOnPostgres) return
  await source.close()
  await seeded.remove()
  await dropDatabase(postgresUrl, NAME)
})

const openTarget = () => openDatabase({ ...seeded.config, databaseUrl: databaseUrl(NAME), seedsDemoData: false })

async function prepare(): Promise<void> {
  const empty = await connect({ url: databaseUrl(NAME), folder: null })
  await prepareTarget(empty).finally(empty.close)
}

/** All rows; where they stand on the disk may differ. */
async function inOrder({ db }: Database): Promise<Map<string, string[]>> {
  const stored = await everythingStored(db)
  return new Map([...stored].map(([name, text]) => [name, text.split('\n').sort()]))
}

test.runIf(isOnPostgres)(
  'a move takes every row and sequence to an empty database, also after an interruption',
  async () => {
    // What only a new row would show: a trigger that is off, a foreign key that is gone.
    const rules = `select (select count(*) from pg_constraint where contype = 'f') as keys,
    (select count(*) from pg_trigger where tgenabled = 'O') as triggers`
    await prepare()
    const interrupted = await openTarget()
    await interrupted.database.execute(
      "insert into newsletter_subscribers (email, language) values ('a@b.example', 'en')",
    )
    await interrupted.close()
    await prepare()
    const target = await openTarget()
    // Made on another day, as a target often is.
    await target.database.execute(`create table pgboss.queue_stats_20200102 partition of pgboss.queue_stats
      for values from ('2020-01-02') to ('2020-01-03')`)
    const before = (await target.database.execute(rules)).rows
    const { tables } = await moveRows(source, target.database)
    expect(await inOrder(target.database)).toEqual(await inOrder(source))
    expect((await target.database.execute(rules)).rows).toEqual(before)
    expect(tables.find(({ name }) => name === 'public.products')?.rows).toBe(71)
    await target.close()
    await expect(prepare()).rejects.toThrow('is not empty')
  },
)

test.runIf(isOnPostgres)('a move to tables that are not the same is refused', async () => {
  await administer(databaseUrl(NAME), 'alter table wearers add column extra text')
  const target = await connect({ url: databaseUrl(NAME), folder: null })
  await expect(moveRows(source, target)).rejects.toThrow('not the same on both sides: public.wearers')
  await target.close()
})
