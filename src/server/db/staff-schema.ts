import { bigint, bigserial, date, integer, jsonb, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { StaffRole } from '../../domain/permissions.ts'
import type { Language } from '../../domain/shop-facts.ts'

/** The tables of the back office, as in schema.ts. */

const moment = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = moment('created_at').notNull().defaultNow()

export const staff = pgTable('staff', {
  id: serial('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  password: text('password'),
  language: text('language').$type<Language>().notNull().default('el'),
  registrationNumber: text('registration_number'),
  registrationExpiresOn: date('registration_expires_on', { mode: 'string' }),
  totpSecret: text('totp_secret'),
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  pin: text('pin'),
  pinFailures: integer('pin_failures').notNull().default(0),
  requestKey: uuid('request_key'),
  version: integer('version').notNull().default(1),
  deactivatedAt: moment('deactivated_at'),
  lastSeenAt: moment('last_seen_at'),
  createdAt,
})

/** `code` and `setup`: the password was accepted, and the second factor is missing. */
export type SessionStage = 'code' | 'setup' | 'full'

export const staffSessions = pgTable('staff_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  id: uuid('id').notNull().defaultRandom(),
  staffId: integer('staff_id').notNull(),
  stage: text('stage').$type<SessionStage>().notNull(),
  totpSecret: text('totp_secret'),
  confirmedAt: moment('confirmed_at'),
  tillId: integer('till_id'),
  createdAt,
  seenAt: moment('seen_at').notNull().defaultNow(),
})

export const staffInvitations = pgTable('staff_invitations', {
  tokenHash: text('token_hash').primaryKey(),
  staffId: integer('staff_id').notNull(),
  createdAt,
  expiresAt: moment('expires_at').notNull(),
})

export const staffRecoveryCodes = pgTable('staff_recovery_codes', {
  staffId: integer('staff_id').notNull(),
  codeHash: text('code_hash').notNull(),
})

type AuditChanges = Record<string, { before?: unknown; after?: unknown }>

export const audit = pgTable('audit', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: moment('at').notNull().defaultNow(),
  staffId: integer('staff_id'),
  call: text('call').notNull(),
  requestId: text('request_id'),
  action: text('action').$type<'insert' | 'update' | 'delete' | 'note'>().notNull(),
  subject: text('subject').notNull(),
  subjectId: text('subject_id'),
  changes: jsonb('changes').$type<AuditChanges>().notNull().default({}),
  hidden: text('hidden').array().notNull().default([]),
  note: text('note'),
})

export const auditHashes = pgTable('audit_hashes', {
  position: bigint('position', { mode: 'number' }).primaryKey(),
  auditId: bigint('audit_id', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
})
