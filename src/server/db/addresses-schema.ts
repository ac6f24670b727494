import { boolean, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** The table of address books, as in schema.ts; see migrations/0026. */
export const addresses = pgTable('addresses', {
  id: serial('id').primaryKey(),
  userId: integer('user_id').notNull(),
  label: text('label').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  company: text('company').notNull(),
  /** With its country, as `readVatNumber` gives it; empty for a person. */
  vatNumber: text('vat_number').notNull(),
  phoneNumber: text('phone_number').notNull(),
  address: text('address').notNull(),
  city: text('city').notNull(),
  postalCode: text('postal_code').notNull(),
  country: text('country').notNull(),
  isDefaultShipping: boolean('is_default_shipping').notNull().default(false),
  isDefaultBilling: boolean('is_default_billing').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
