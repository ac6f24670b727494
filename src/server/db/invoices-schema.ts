import { bigint, bigserial, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { DocumentContent, DocumentKind } from '../../domain/tax-document.ts'

/** The tables of tax documents, as in schema.ts; see migrations/0028. */

export const documentSeries = pgTable(
  'document_series',
  { series: text('series').notNull(), year: integer('year').notNull(), next: integer('next').notNull() },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/** Rows are only added; they are deleted after `keepUntil`. */
export const taxDocuments = pgTable('tax_documents', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  number: text('number').notNull(),
  kind: text('kind').$type<DocumentKind>().notNull(),
  series: text('series').notNull(),
  year: integer('year').notNull(),
  sequence: integer('sequence').notNull(),
  orderId: text('order_id').notNull(),
  /** 1 for an order's invoice, more for those of later additions; null for credit notes. */
  part: integer('part'),
  refundId: bigint('refund_id', { mode: 'number' }),
  originalId: bigint('original_id', { mode: 'number' }),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  /** In Cyprus. */
  issuedOn: date('issued_on', { mode: 'string' }).notNull(),
  netCents: integer('net_cents').notNull(),
  vatCents: integer('vat_cents').notNull(),
  grossCents: integer('gross_cents').notNull(),
  keepUntil: date('keep_until', { mode: 'string' }).notNull(),
  content: jsonb('content').$type<DocumentContent>().notNull(),
})

export const documentSignatures = pgTable('document_signatures', {
  documentId: bigint('document_id', { mode: 'number' }).primaryKey(),
  signer: text('signer').notNull(),
  signature: text('signature'),
  failure: text('failure'),
  attempts: integer('attempts').notNull().default(0),
  signedAt: timestamp('signed_at', { withTimezone: true }),
})
