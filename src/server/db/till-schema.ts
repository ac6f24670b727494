import { integer, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { StoreId } from '../../domain/stores.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Devices at the counter, where staff sign in by PIN. */
export const tills = pgTable('tills', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  store: text('store').$type<StoreId>().notNull(),
  tokenHash: text('token_hash').notNull(),
  enrolledBy: integer('enrolled_by').notNull(),
  enrolledAt: moment('enrolled_at').notNull().defaultNow(),
  revokedAt: moment('revoked_at'),
  lastSeenAt: moment('last_seen_at'),
  requestKey: uuid('request_key').notNull(),
})
