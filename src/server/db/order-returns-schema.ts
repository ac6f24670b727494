import { bigint, bigserial, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { StoreId } from '../../domain/stores.ts'

/** What came back of orders. Rows are only added. */
export const orderReturns = pgTable('order_returns', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  orderId: text('order_id').notNull(),
  store: text('store').$type<StoreId>().notNull(),
  refundDueCents: integer('refund_due_cents').notNull(),
  staffId: integer('staff_id').notNull(),
  requestKey: uuid('request_key').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
})

export const orderReturnLines = pgTable('order_return_lines', {
  returnId: bigint('return_id', { mode: 'number' }).notNull(),
  orderItemId: bigint('order_item_id', { mode: 'number' }).notNull(),
  quantity: integer('quantity').notNull(),
  isDamaged: boolean('is_damaged').notNull(),
  /** Kept apart until somebody decides, at `settledAt`. */
  isQuarantined: boolean('is_quarantined').notNull().default(false),
  settledAt: timestamp('settled_at', { withTimezone: true }),
})
