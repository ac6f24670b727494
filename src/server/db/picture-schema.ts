import { customType, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Pictures, barcodes and changes of many products; see schema.ts. */

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const pictures = pgTable('pictures', {
  mark: text('mark').primaryKey(),
  width: integer('width').notNull(),
  preview: text('preview').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export const pictureFiles = pgTable('picture_files', {
  mark: text('mark').notNull(),
  name: text('name').notNull(),
  body: bytes('body').notNull(),
})

export const bulkChanges = pgTable('bulk_changes', {
  requestKey: uuid('request_key').primaryKey(),
  staffId: integer('staff_id').notNull(),
  result: jsonb('result').$type<unknown>().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
})
