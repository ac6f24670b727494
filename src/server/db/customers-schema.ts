import {
  bigint,
  bigserial,
  customType,
  date,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '../../domain/shop-facts.ts'

/** The tables of customers and of what they did not find, as in schema.ts. */

const moment = (name: string) => timestamp(name, { withTimezone: true })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Derived: only `refreshCustomers` writes it. */
export const customers = pgTable('customers', {
  id: serial('id').primaryKey(),
  userId: integer('user_id'),
  email: text('email').notNull(),
  ownedEmail: text('owned_email'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone').notNull(),
  language: text('language').$type<Language>().notNull(),
  orderCount: integer('order_count').notNull(),
  bookingCount: integer('booking_count').notNull(),
  spentCents: bigint('spent_cents', { mode: 'number' }).notNull(),
  lastActiveAt: moment('last_active_at').notNull(),
  search: tsvector('search').notNull(),
})

/** Triggers insert here whose row in `customers` is out of date. */
export const customerChanges = pgTable('customer_changes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  userId: integer('user_id'),
  email: text('email'),
  previousEmail: text('previous_email'),
})

export const customerNotes = pgTable('customer_notes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  customerId: integer('customer_id').notNull(),
  body: text('body'),
  staffId: integer('staff_id').notNull(),
  requestKey: uuid('request_key').notNull(),
  at: moment('at').notNull(),
  deletedAt: moment('deleted_at'),
  deletedBy: integer('deleted_by'),
  deleteReason: text('delete_reason'),
})

export const vainSearches = pgTable('vain_searches', {
  day: date('day', { mode: 'string' }).notNull(),
  key: text('key').notNull(),
  shown: text('shown').notNull(),
  count: integer('count').notNull(),
})
