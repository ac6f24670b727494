import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { SettingsGroup } from '../../domain/settings.ts'

/** The owner's settings, as in schema.ts. `settings` there holds the shop's own secrets. */
export const shopSettings = pgTable('shop_settings', {
  name: text('name').$type<SettingsGroup>().primaryKey(),
  value: jsonb('value').notNull(),
  version: integer('version').notNull().default(1),
  changedBy: integer('changed_by'),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
