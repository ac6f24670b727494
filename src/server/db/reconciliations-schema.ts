import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { PaymentProvider } from '../../domain/payment.ts'

/** See migrations/0030. Amounts are integer cents. */

export interface ProviderTotals {
  provider: PaymentProvider
  capturedCents: number
  gatewayCapturedCents: number
  refundedCents: number
  gatewayRefundedCents: number
}

export interface PaymentDifference {
  paymentId: number
  orderId: string
  reference: string
  /** What the gateway says differently; `unknown`: it knows no such payment, `unanswered`: it could not be asked. */
  what: 'captured' | 'refunded' | 'currency' | 'unknown' | 'unanswered'
  oursCents: number
  theirsCents: number | null
}

export const reconciliations = pgTable('reconciliations', {
  day: date('day', { mode: 'string' }).primaryKey(),
  state: text('state').$type<'waiting' | 'running' | 'done'>().notNull().default('waiting'),
  asked: integer('asked').notNull().default(0),
  unanswered: integer('unanswered').notNull().default(0),
  totals: jsonb('totals').$type<ProviderTotals[]>().notNull().default([]),
  differences: jsonb('differences').$type<PaymentDifference[]>().notNull().default([]),
  startedBy: integer('started_by'),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  doneAt: timestamp('done_at', { withTimezone: true }),
})
