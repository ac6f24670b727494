import { and, eq } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { type Db, transaction } from '../db/connect.ts'
import type { BankPayment, Wire } from './bank-payment.ts'
import type { BankStore } from './bank-store.ts'

/** See migrations/0031. Empty in production. */
const table = pgTable('bank_page_payments', {
  id: text('id').primaryKey(),
  wire: text('wire').$type<Wire>().notNull(),
  number: text('number').notNull(),
  document: jsonb('document').$type<BankPayment>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** The bank page's payments beside the shop's, so that neither knows payments which the other lost. */
export function createDatabaseStore(db: Db): BankStore {
  return {
    async insert(payment) {
      const { id, wire, number, createdAt } = payment
      const row = { id, wire, number, document: payment, createdAt: new Date(createdAt) }
      const inserted = await db.insert(table).values(row).onConflictDoNothing().returning({ id: table.id })
      return inserted.length > 0
    },
    async find(id) {
      const [row] = await db.select({ document: table.document }).from(table).where(eq(table.id, id))
      return row?.document ?? null
    },
    async findByNumber(wire, number) {
      const isIt = and(eq(table.wire, wire), eq(table.number, number))
      const [row] = await db.select({ document: table.document }).from(table).where(isIt)
      return row?.document ?? null
    },
    change: (id, act) =>
      transaction({ db }, async ({ db: tx }) => {
        const [row] = await tx.select({ document: table.document }).from(table).where(eq(table.id, id)).for('update')
        if (row === undefined) return null
        const result = act(row.document)
        await tx.update(table).set({ document: row.document }).where(eq(table.id, id))
        return result
      }),
  }
}
