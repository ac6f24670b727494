import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../domain/shop-facts.ts'

/** The tables of prescriptions, as in schema.ts; see migrations/0039 and 0040. */

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const prescriptions = pgTable('prescriptions', {
  id: uuid('id').primaryKey(),
  userId: integer('user_id'),
  guestKey: text('guest_key'),
  language: text('language').$type<Language>().notNull(),
  consentVersion: text('consent_version').notNull(),
  consentedAt: moment('consented_at').notNull(),
  requestKey: uuid('request_key').notNull(),
  createdAt: moment('created_at').notNull(),
  erasedAt: moment('erased_at'),
})

/** Rows are only added. */
export const prescriptionVersions = pgTable('prescription_versions', {
  prescriptionId: uuid('prescription_id').notNull(),
  number: integer('number').notNull(),
  recordId: uuid('record_id').notNull(),
  source: text('source').$type<'typed' | 'staff'>().notNull(),
  staffId: integer('staff_id'),
  createdAt: moment('created_at').notNull(),
})

export const prescriptionPapers = pgTable('prescription_papers', {
  id: uuid('id').primaryKey(),
  userId: integer('user_id'),
  guestKey: text('guest_key'),
  prescriptionId: uuid('prescription_id'),
  recordId: uuid('record_id').notNull(),
  createdAt: moment('created_at').notNull(),
})
