import { bigint, bigserial, boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ClaimState } from '../../domain/guarantee-claim.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { WithdrawalBasis, WithdrawalState } from '../../domain/withdrawal.ts'

/** The tables of withdrawals and guarantee claims, as in schema.ts; see migrations/0029. */

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Rows are only added; `name`, `email` and `pieces` may be blanked. */
export const withdrawalStatements = pgTable('withdrawal_statements', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  reference: text('reference').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  orderNumber: text('order_number').notNull(),
  isWholeOrder: boolean('is_whole_order').notNull(),
  pieces: text('pieces').notNull(),
  language: text('language').$type<Language>().notNull(),
  statedAt: moment('stated_at').notNull(),
  contentHash: text('content_hash').notNull(),
})

export const withdrawals = pgTable('withdrawals', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  version: integer('version').notNull().default(1),
  state: text('state').$type<WithdrawalState>().notNull(),
  orderId: text('order_id'),
  basis: text('basis').$type<WithdrawalBasis>(),
  goodsDueOn: date('goods_due_on'),
  refundDueOn: date('refund_due_on').notNull(),
  refusal: text('refusal'),
  refundCents: integer('refund_cents'),
  deductionCents: integer('deduction_cents').notNull().default(0),
  deductionReason: text('deduction_reason'),
  refundKey: uuid('refund_key'),
  iban: text('iban'),
  updatedAt: moment('updated_at').notNull(),
})

export const withdrawalLines = pgTable('withdrawal_lines', {
  withdrawalId: bigint('withdrawal_id', { mode: 'number' }).notNull(),
  orderItemId: bigint('order_item_id', { mode: 'number' }).notNull(),
  quantity: integer('quantity').notNull(),
})

export const withdrawalEvents = pgTable('withdrawal_events', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  withdrawalId: bigint('withdrawal_id', { mode: 'number' }).notNull(),
  state: text('state').$type<WithdrawalState>().notNull(),
  staffId: integer('staff_id'),
  details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  requestKey: uuid('request_key'),
  at: moment('at').notNull(),
})

export const guaranteeClaims = pgTable('guarantee_claims', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  version: integer('version').notNull().default(1),
  reference: text('reference').notNull(),
  state: text('state').$type<ClaimState>().notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  orderNumber: text('order_number').notNull(),
  orderId: text('order_id'),
  description: text('description').notNull(),
  language: text('language').$type<Language>().notNull(),
  claimedAt: moment('claimed_at').notNull(),
  repairedAt: moment('repaired_at'),
  answer: text('answer'),
  updatedAt: moment('updated_at').notNull(),
})

export const guaranteeClaimEvents = pgTable('guarantee_claim_events', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  claimId: bigint('claim_id', { mode: 'number' }).notNull(),
  state: text('state').$type<ClaimState>().notNull(),
  staffId: integer('staff_id'),
  requestKey: uuid('request_key'),
  at: moment('at').notNull(),
})
