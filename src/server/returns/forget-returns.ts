import { inArray } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { guaranteeClaims, withdrawalStatements } from '../db/returns-schema.ts'

/**
 * Blanks who stated a withdrawal or made a claim, by every way in which the address was written. Those of an order go
 * with its buyer, by a trigger. What was withdrawn, when, and what was refunded stay for the books.
 */
export async function forgetReturns(tx: Db, addresses: readonly string[]): Promise<void> {
  await tx
    .update(withdrawalStatements)
    .set({ name: '', email: '', pieces: '' })
    .where(inArray(withdrawalStatements.email, [...addresses]))
  await tx
    .update(guaranteeClaims)
    .set({ name: '', email: '', description: '', answer: null })
    .where(inArray(guaranteeClaims.email, [...addresses]))
}
