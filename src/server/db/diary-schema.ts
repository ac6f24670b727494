import { date, integer, pgTable, serial, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The diary's tables, as in schema.ts. */

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const diaryBlocks = pgTable('diary_blocks', {
  id: serial('id').primaryKey(),
  store: text('store').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  /** Null for all seats. */
  seat: smallint('seat'),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  reason: text('reason').notNull().default(''),
  createdBy: integer('created_by'),
  createdAt: moment('created_at').notNull(),
  requestKey: uuid('request_key').notNull(),
})
