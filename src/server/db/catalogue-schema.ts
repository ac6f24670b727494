import { integer, pgTable, serial, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Tables of the catalogue that only the back office uses, as in schema.ts. */

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Times of one product that is not over never overlap; the database refuses it. */
export const reductions = pgTable('reductions', {
  id: serial('id').primaryKey(),
  productId: integer('product_id').notNull(),
  priceCents: integer('price_cents').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  createdBy: integer('created_by'),
  createdAt: moment('created_at').notNull(),
  appliedAt: moment('applied_at'),
  endedAt: moment('ended_at'),
  endedBy: integer('ended_by'),
  requestKey: uuid('request_key'),
})
