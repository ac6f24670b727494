import { boolean, doublePrecision, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The lockers and points of carriers, as in schema.ts; see migrations/0027-delivery-points.sql. */
export const deliveryPoints = pgTable('delivery_points', {
  carrier: text('carrier').notNull(),
  pointId: text('point_id').notNull(),
  name: text('name').notNull(),
  /** Empty where the carrier names it in one language. */
  nameEl: text('name_el').notNull().default(''),
  address: text('address').notNull(),
  addressEl: text('address_el').notNull().default(''),
  postalCode: text('postal_code').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  isDemo: boolean('is_demo').notNull().default(false),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
})
