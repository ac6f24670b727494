import { bigint, bigserial, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { SecurityActor, SecurityEventKind, SecurityOutcome } from '../../domain/security-events.ts'

/** As in schema.ts. */
export const securityEvents = pgTable('security_events', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  kind: text('kind').$type<SecurityEventKind>().notNull(),
  outcome: text('outcome').$type<SecurityOutcome>().notNull(),
  actor: text('actor').$type<SecurityActor>().notNull(),
  actorId: integer('actor_id'),
  nameHash: text('name_hash'),
  sourceHash: text('source_hash'),
  subject: text('subject'),
  subjectId: integer('subject_id'),
})

export const userSecondFactors = pgTable('user_second_factors', {
  userId: integer('user_id').primaryKey(),
  totpSecret: text('totp_secret').notNull(),
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export const userRecoveryCodes = pgTable('user_recovery_codes', {
  userId: integer('user_id').notNull(),
  codeHash: text('code_hash').notNull(),
})
