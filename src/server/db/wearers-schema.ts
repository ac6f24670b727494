import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Fit } from '../../domain/fit-score.ts'

/** The people of an account, as in schema.ts; see migrations/0037. */
export const wearers = pgTable('wearers', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: integer('user_id').notNull(),
  name: text('name').notNull(),
  birthYear: integer('birth_year'),
  fit: jsonb('fit').$type<Fit>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
