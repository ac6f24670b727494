import { and, inArray, lt, sql } from 'drizzle-orm'
import { dayInCyprus } from '../../domain/calendar.ts'
import { taxDocuments } from '../db/invoices-schema.ts'
import type { Shop } from '../shop.ts'

/** Deletes documents that need not be kept any more; of an order all at once, when the last of them may go. */
export async function deleteExpiredDocuments({ db, clock }: Shop): Promise<void> {
  const today = dayInCyprus(clock())
  const keepsNone = sql`max(${taxDocuments.keepUntil}) < ${today}`
  const done = db
    .select({ orderId: taxDocuments.orderId })
    .from(taxDocuments)
    .groupBy(taxDocuments.orderId)
    .having(keepsNone)
  await db.delete(taxDocuments).where(and(inArray(taxDocuments.orderId, done), lt(taxDocuments.keepUntil, today)))
}
