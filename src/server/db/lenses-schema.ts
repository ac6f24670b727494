import { boolean, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { FilterCategory } from '../../domain/eyewear.ts'
import type { LensCoating, LensMaterial, LensTint, LensType, TintColour } from '../../domain/lens/lens-options.ts'
import type { LensUse } from '../../domain/lens/lens-use.ts'
import type { PrescriptionSource } from '../../domain/lens/prescription-source.ts'

/** The tables of lenses, as in schema.ts; see migrations/0040. */

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const lensChoices = pgTable('lens_choices', {
  id: uuid('id').primaryKey(),
  userId: integer('user_id'),
  guestKey: text('guest_key'),
  requestKey: uuid('request_key').notNull(),
  productId: integer('product_id').notNull(),
  use: text('use').$type<LensUse>().notNull(),
  type: text('type').$type<LensType>().notNull(),
  material: text('material').$type<LensMaterial>().notNull(),
  coating: text('coating').$type<LensCoating>().notNull(),
  tint: text('tint').$type<LensTint>().notNull(),
  tintColour: text('tint_colour').$type<TintColour>(),
  filterCategory: smallint('filter_category').$type<FilterCategory>(),
  prescriptionSource: text('prescription_source').$type<PrescriptionSource>().notNull(),
  prescriptionId: uuid('prescription_id'),
  prescriptionVersion: integer('prescription_version'),
  needsVisit: boolean('needs_visit').notNull(),
  priceCents: integer('price_cents').notNull(),
  keepYears: smallint('keep_years').notNull(),
  offeredUntil: moment('offered_until').notNull(),
  createdAt: moment('created_at').notNull(),
})
export type LensChoiceRow = typeof lensChoices.$inferSelect

export const lensDrafts = pgTable(
  'lens_drafts',
  {
    userId: integer('user_id').notNull(),
    productId: integer('product_id').notNull(),
    recordId: uuid('record_id').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
)
