import { bigint, bigserial, integer, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MovementReason } from '../../domain/stock.ts'

/** The tables of the stock's ledger, as in schema.ts. Levels are written by triggers; see migrations/0016. */

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const stockLevels = pgTable('stock_levels', {
  store: text('store').notNull(),
  productId: integer('product_id').notNull(),
  onHand: integer('on_hand').notNull().default(0),
  reserved: integer('reserved').notNull().default(0),
  keepBack: integer('keep_back').notNull().default(0),
  version: integer('version').notNull().default(1),
})

export const stockMovements = pgTable('stock_movements', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  productId: integer('product_id').notNull(),
  store: text('store').notNull(),
  delta: integer('delta').notNull(),
  reason: text('reason').$type<MovementReason>().notNull(),
  sourceKey: text('source_key').notNull(),
  orderId: text('order_id'),
  transferId: integer('transfer_id'),
  staffId: integer('staff_id'),
  note: text('note'),
  at: moment('at').notNull().defaultNow(),
})

export const reservations = pgTable('reservations', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  productId: integer('product_id').notNull(),
  store: text('store').notNull(),
  quantity: integer('quantity').notNull(),
  kind: text('kind').$type<'order' | 'hold' | 'transfer'>().notNull(),
  sourceKey: text('source_key').notNull(),
  orderId: text('order_id'),
  staffId: integer('staff_id'),
  note: text('note'),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at'),
  closedAt: moment('closed_at'),
})

/** The holds that somebody wants to try at an appointment; see migrations/0042. */
export const appointmentFrames = pgTable('appointment_frames', {
  reservationId: bigint('reservation_id', { mode: 'number' }).primaryKey(),
  appointmentId: integer('appointment_id').notNull(),
})

export const transfers = pgTable('transfers', {
  id: serial('id').primaryKey(),
  fromStore: text('from_store').notNull(),
  toStore: text('to_store').notNull(),
  status: text('status').$type<'under_way' | 'received'>().notNull().default('under_way'),
  requestKey: uuid('request_key').notNull(),
  note: text('note'),
  sentBy: integer('sent_by'),
  sentAt: moment('sent_at').notNull(),
  receivedBy: integer('received_by'),
  receivedAt: moment('received_at'),
})

export const transferLines = pgTable('transfer_lines', {
  transferId: integer('transfer_id').notNull(),
  productId: integer('product_id').notNull(),
  quantity: integer('quantity').notNull(),
})

export const counts = pgTable('counts', {
  id: serial('id').primaryKey(),
  store: text('store').notNull(),
  status: text('status').$type<'open' | 'posted' | 'cancelled'>().notNull().default('open'),
  requestKey: uuid('request_key').notNull(),
  startedBy: integer('started_by'),
  startedAt: moment('started_at').notNull(),
  closedBy: integer('closed_by'),
  closedAt: moment('closed_at'),
})

export const countLines = pgTable('count_lines', {
  countId: integer('count_id').notNull(),
  productId: integer('product_id').notNull(),
  counted: integer('counted').notNull(),
  firstAt: moment('first_at').notNull(),
  lastAt: moment('last_at').notNull(),
  firstMovement: bigint('first_movement', { mode: 'number' }),
  lastMovement: bigint('last_movement', { mode: 'number' }),
  movementsAt: moment('movements_at'),
})

export const countScans = pgTable('count_scans', {
  id: uuid('id').primaryKey(),
  countId: integer('count_id').notNull(),
})

export const productCodes = pgTable('product_codes', {
  gtin14: text('gtin14').primaryKey(),
  productId: integer('product_id').notNull(),
})
