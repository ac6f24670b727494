import {
  bigint,
  bigserial,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CarrierId } from '../../domain/carriers.ts'
import type { DeliveryPoint } from '../../domain/delivery-point.ts'
import type { ParcelState } from '../../domain/parcel.ts'
import type { RemittanceState } from '../../domain/remittance.ts'

/** The tables of parcels, as in schema.ts; see migrations/0027-parcels.sql. */

const moment = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Why staff must look at a parcel that was not created. */
export type ParcelProblem = 'carrier_refused' | 'carrier_unknown'

export const shipments = pgTable('shipments', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  orderId: text('order_id').notNull(),
  number: integer('number').notNull(),
  carrier: text('carrier').$type<CarrierId>().notNull(),
  isReturn: boolean('is_return').notNull().default(false),
  state: text('state').$type<ParcelState>().notNull().default('draft'),
  carrierRef: text('carrier_ref'),
  trackingNumber: text('tracking_number'),
  weightGrams: integer('weight_grams').notNull().default(500),
  size: smallint('size').notNull().default(1),
  cashCents: integer('cash_cents').notNull().default(0),
  point: jsonb('point').$type<DeliveryPoint>(),
  store: text('store'),
  problem: text('problem').$type<ParcelProblem>(),
  problemCode: text('problem_code'),
  stuckAt: moment('stuck_at'),
  seenAt: moment('seen_at'),
  pickupList: text('pickup_list'),
  calledAt: moment('called_at'),
  heardAt: moment('heard_at'),
  nextCheckAt: moment('next_check_at'),
  checks: integer('checks').notNull().default(0),
  requestKey: uuid('request_key'),
  staffId: integer('staff_id'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  handedOverAt: moment('handed_over_at'),
  deliveredAt: moment('delivered_at'),
})

export const shipmentEvents = pgTable('shipment_events', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  shipmentId: bigint('shipment_id', { mode: 'number' }).notNull(),
  carrier: text('carrier').$type<CarrierId>().notNull(),
  eventKey: text('event_key').notNull(),
  state: text('state').$type<ParcelState>(),
  code: text('code').notNull(),
  at: moment('at').notNull(),
  receivedAt: moment('received_at').notNull(),
})

export const shipmentLabels = pgTable('shipment_labels', {
  shipmentId: bigint('shipment_id', { mode: 'number' }).primaryKey(),
  body: bytes('body').notNull(),
})

export const remittances = pgTable('remittances', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  carrier: text('carrier').$type<CarrierId>().notNull(),
  trackingNumber: text('tracking_number').notNull(),
  amountCents: integer('amount_cents').notNull(),
  paidOn: date('paid_on', { mode: 'string' }).notNull(),
  shipmentId: bigint('shipment_id', { mode: 'number' }),
  state: text('state').$type<RemittanceState>().notNull(),
  sourceKey: text('source_key').notNull(),
  staffId: integer('staff_id'),
  at: moment('at').notNull(),
})
