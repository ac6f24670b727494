import { bigint, bigserial, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PaymentProvider, PaymentState, RefundState } from '../../domain/payment.ts'
import type { MoneyKind } from '../../domain/refund.ts'
import type { OrderPaymentMethod } from '../../domain/shop-facts.ts'

/** The tables of payments, as in schema.ts; see migrations/0024. */

export type { MoneyKind }

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const payments = pgTable('payments', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  orderId: text('order_id').notNull(),
  attempt: integer('attempt').notNull(),
  reference: text('reference').notNull(),
  provider: text('provider').$type<PaymentProvider>().notNull(),
  method: text('method').$type<OrderPaymentMethod>().notNull(),
  state: text('state').$type<PaymentState>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').$type<'EUR'>().notNull().default('EUR'),
  gatewayRef: text('gateway_ref'),
  payUrl: text('pay_url'),
  authorisedCents: integer('authorised_cents').notNull().default(0),
  capturedCents: integer('captured_cents').notNull().default(0),
  refundedCents: integer('refunded_cents').notNull().default(0),
  reviewReason: text('review_reason'),
  nextCheckAt: moment('next_check_at'),
  checks: integer('checks').notNull().default(0),
  /** Keyed hashes; see `payerKeysOf`. */
  payerKeys: text('payer_keys').array().notNull().default([]),
  declinedAt: moment('declined_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const paymentEvents = pgTable('payment_events', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  paymentId: bigint('payment_id', { mode: 'number' }),
  provider: text('provider').$type<PaymentProvider>().notNull(),
  eventKey: text('event_key').notNull(),
  kind: text('kind').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  at: moment('at').notNull(),
})

export const paymentCaptures = pgTable('payment_captures', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  paymentId: bigint('payment_id', { mode: 'number' }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  kind: text('kind').$type<MoneyKind>().notNull(),
  sourceKey: text('source_key').notNull(),
  store: text('store'),
  tillId: integer('till_id'),
  /** The terminal's or the bank's number of it. */
  reference: text('reference').notNull().default(''),
  /** Of the bank, `yyyy-mm-dd`. */
  bookedOn: date('booked_on'),
  staffId: integer('staff_id'),
  at: moment('at').notNull(),
})

/** What a refund is for. `orderItemId` of `order_items`; delivery as it was charged or less. */
export interface RefundLines {
  lines: { orderItemId: number; quantity: number; amountCents: number }[]
  shippingCents: number
}

export const refunds = pgTable('refunds', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  orderId: text('order_id').notNull(),
  paymentId: bigint('payment_id', { mode: 'number' }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  state: text('state').$type<RefundState>().notNull().default('pending'),
  refundKey: text('refund_key').notNull(),
  gatewayRef: text('gateway_ref'),
  reason: text('reason').notNull(),
  kind: text('kind').$type<MoneyKind>().notNull().default('gateway'),
  lines: jsonb('lines').$type<RefundLines>(),
  failure: text('failure'),
  store: text('store'),
  staffId: integer('staff_id'),
  requestKey: uuid('request_key'),
  retryOf: bigint('retry_of', { mode: 'number' }),
  nextCheckAt: moment('next_check_at'),
  checks: integer('checks').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  doneAt: moment('done_at'),
})

export const cardPauses = pgTable('card_pauses', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  startedAt: moment('started_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  declines: integer('declines').notNull(),
})
