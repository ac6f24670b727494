import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { paymentCaptures } from '../db/payments-schema.ts'

/** Which of these receipts have been booked. */
export async function findBooked(db: Db, sourceKeys: readonly string[]): Promise<Set<string>> {
  if (sourceKeys.length === 0) return new Set()
  const rows = await db
    .select({ sourceKey: paymentCaptures.sourceKey })
    .from(paymentCaptures)
    .where(inArray(paymentCaptures.sourceKey, [...sourceKeys]))
  return new Set(rows.map(({ sourceKey }) => sourceKey))
}

export const isBooked = async (db: Db, sourceKey: string): Promise<boolean> =>
  (await db.$count(paymentCaptures, eq(paymentCaptures.sourceKey, sourceKey))) > 0
