import { asc, eq, sql } from 'drizzle-orm'
import { jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { Db } from './database.ts'
import { preparedQuery, preparedSql, type Slots } from './prepared.ts'
import { preparedInsert } from './prepared-insert.ts'
import { together } from './together.ts'

const notes = pgTable('notes_of_test', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  text: text('text').default('none'),
  details: jsonb('details'),
  at: timestamp('at', { withTimezone: true }),
})

let shop: TestShop
let db: Db
beforeAll(async () => {
  shop = await createTestShop()
  db = shop.database.db
  await db.execute(sql`
    create table notes_of_test (
      id serial primary key, name text not null, text text default 'none', details jsonb, at timestamptz
    )`)
})
afterAll(() => shop.close())

const insertNotes = preparedInsert(notes, (insert) => insert.returning())

test('a query is built once for a connection and takes other values each time', async () => {
  let built = 0
  const findNote = preparedQuery((db, at: Slots<{ name: string }>) => {
    built++
    return db.select({ name: notes.name }).from(notes).where(eq(notes.name, at.name))
  })
  await insertNotes(db, [{ name: 'first' }, { name: 'second' }])
  expect(await findNote(db, { name: 'first' })).toEqual([{ name: 'first' }])
  expect(await findNote(db, { name: 'second' })).toEqual([{ name: 'second' }])
  expect(await findNote(db, { name: 'third' })).toEqual([])
  expect(built).toBe(1)
})

test('a transaction sees its own rows', async () => {
  const count = preparedSql<{ name: string }, { count: number }>(
    (at) => sql`select count(*)::int from notes_of_test where name = ${at.name}`,
  )
  const inside = db.transaction(async (tx) => {
    await insertNotes(tx, [{ name: 'undone' }])
    expect(await count(tx, { name: 'undone' })).toEqual([{ count: 1 }])
    throw new Error('undo')
  })
  await expect(inside).rejects.toThrow('undo')
  expect(await count(db, { name: 'undone' })).toEqual([{ count: 0 }])
})

test('a value may be named twice, and a list is one value', async () => {
  const within = preparedSql<{ ids: number[]; id: number }>(
    (at) => sql`select ${at.id}::int as id, ${at.id}::int = any(${at.ids}::int[]) as found`,
  )
  expect(await within(db, { ids: [1, 2], id: 2 })).toEqual([{ id: 2, found: true }])
  expect(await within(db, { ids: [], id: 3 })).toEqual([{ id: 3, found: false }])
})

test('rows are stored as Drizzle stores them', async () => {
  const at = new Date('2026-01-02T03:04:05Z')
  const rows = [
    { name: 'full', details: { list: [1, 'two'] }, at },
    { name: 'empty', details: null, at: null },
    { name: 'a JSON string', details: 'text', at },
  ]
  const stored = await insertNotes(db, rows)
  const plain = await db.insert(notes).values(rows).returning()
  const withoutId = (all: typeof stored) => all.map(({ id, ...row }) => row)
  expect(withoutId(stored)).toEqual(withoutId(plain))
  expect(stored[0]).toMatchObject({ text: 'none', details: { list: [1, 'two'] }, at })
  // In JSON, null would be a value.
  const missing = db.select({ id: notes.id }).from(notes).where(sql`name = 'empty' and details is null`)
  expect(await missing.orderBy(asc(notes.id))).toEqual([{ id: stored[1]?.id }, { id: plain[1]?.id }])
})

test('columns without a value get their default', async () => {
  expect(await insertNotes(db, [{ name: 'default', text: undefined }])).toMatchObject([{ text: 'none', at: null }])
  const different = [{ name: 'one' }, { name: 'two', text: 'some' }]
  expect(() => insertNotes(db, different)).toThrow('rows have different columns')
})

test('a column can be made of another value', async () => {
  const insert = preparedInsert(notes, (made) => made.returning(), { text: (value) => sql`upper(${value})` })
  expect(await insert(db, [{ name: 'made', text: 'loud' }])).toMatchObject([{ name: 'made', text: 'LOUD' }])
})

test('it is sent in its turn among queries of Drizzle', async () => {
  const prepared = preparedSql<{ turn: number }>((at) => sql`select ${at.turn}::int as prepared`)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    shop.statements.length = 0
    const plain = async (turn: number) => await tx.execute(sql`select ${turn}::int as plain`)
    const sent = async (turn: number) => await prepared(tx, { turn })
    await together([plain(1), sent(2), plain(3), sent(4), sent(5), plain(6)])
  })
  const turns = shop.statements.map((statement) => / as (\w+)/.exec(statement)?.[1])
  expect(turns.filter((name) => name !== undefined)).toEqual([
    'plain',
    'prepared',
    'plain',
    'prepared',
    'prepared',
    'plain',
  ])
})
