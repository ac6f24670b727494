import { bigserial, customType, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The tables of encrypted records, as in schema.ts; see migrations/0038. */

const moment = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const vaultKeys = pgTable('vault_keys', {
  name: text('name').primaryKey(),
  checkValue: text('check_value').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** What an encrypted record holds. */
export type VaultKind = 'prescription' | 'photo' | 'message' | 'measurement' | 'draft'

export const vaultRecords = pgTable('vault_records', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<VaultKind>().notNull(),
  owner: text('owner').notNull(),
  version: integer('version').notNull(),
  keyName: text('key_name'),
  wrappedKey: bytes('wrapped_key'),
  content: bytes('content'),
  createdAt: moment('created_at').notNull(),
  eraseOn: date('erase_on', { mode: 'string' }),
  erasedAt: moment('erased_at'),
})

/** Why a record is opened. */
export type VaultPurpose =
  | 'own_view'
  | 'own_download'
  | 'lens_offer'
  | 'review'
  | 'job_ticket'
  | 'quality_check'
  | 'measurement'
  | 'question'

export const vaultReads = pgTable('vault_reads', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  recordId: uuid('record_id').notNull(),
  staffId: integer('staff_id'),
  userId: integer('user_id'),
  role: text('role').notNull(),
  purpose: text('purpose').$type<VaultPurpose>().notNull(),
  at: moment('at').notNull(),
})
