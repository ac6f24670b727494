import {
  bigserial,
  boolean,
  date,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LensJobState, RemakeReason } from '../../domain/lens-job.ts'

/** The tables of the work on lenses, as in schema.ts; see migrations/0041. */

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const lensJobs = pgTable('lens_jobs', {
  id: serial('id').primaryKey(),
  orderId: text('order_id').notNull(),
  orderItemId: integer('order_item_id').notNull(),
  lensChoiceId: uuid('lens_choice_id').notNull(),
  productId: integer('product_id').notNull(),
  number: smallint('number').notNull(),
  state: text('state').$type<LensJobState>().notNull(),
  isCorrective: boolean('is_corrective').notNull(),
  prescriptionId: uuid('prescription_id'),
  prescriptionVersion: integer('prescription_version'),
  remakeReason: text('remake_reason').$type<RemakeReason>(),
  refusalRecordId: uuid('refusal_record_id'),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})
export type LensJobRow = typeof lensJobs.$inferSelect

export const lensJobEvents = pgTable('lens_job_events', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  jobId: integer('job_id').notNull(),
  fromState: text('from_state').$type<LensJobState>(),
  toState: text('to_state').$type<LensJobState>().notNull(),
  prescriptionVersion: integer('prescription_version'),
  staffId: integer('staff_id'),
  at: moment('at').notNull(),
})

export const lensApprovals = pgTable('lens_approvals', {
  id: serial('id').primaryKey(),
  jobId: integer('job_id').notNull(),
  lensChoiceId: uuid('lens_choice_id').notNull(),
  productId: integer('product_id').notNull(),
  prescriptionId: uuid('prescription_id').notNull(),
  prescriptionVersion: integer('prescription_version').notNull(),
  staffId: integer('staff_id').notNull(),
  staffName: text('staff_name').notNull(),
  registrationNumber: text('registration_number').notNull(),
  registrationExpiresOn: date('registration_expires_on', { mode: 'string' }).notNull(),
  store: text('store').notNull(),
  storeLicence: text('store_licence').notNull(),
  noteRecordId: uuid('note_record_id'),
  at: moment('at').notNull(),
  voidedAt: moment('voided_at'),
  voidedBy: integer('voided_by'),
})

export const lensQuestions = pgTable('lens_questions', {
  id: serial('id').primaryKey(),
  jobId: integer('job_id').notNull(),
  kind: text('kind').$type<'text' | 'prescription'>().notNull(),
  textRecordId: uuid('text_record_id'),
  answerRecordId: uuid('answer_record_id'),
  staffId: integer('staff_id'),
  askedAt: moment('asked_at').notNull(),
  remindedAt: moment('reminded_at'),
  answeredAt: moment('answered_at'),
})
export type LensQuestionRow = typeof lensQuestions.$inferSelect

export const lensChecks = pgTable('lens_checks', {
  id: serial('id').primaryKey(),
  jobId: integer('job_id').notNull(),
  recordId: uuid('record_id').notNull(),
  hasPassed: boolean('has_passed').notNull(),
  staffId: integer('staff_id').notNull(),
  at: moment('at').notNull(),
})
