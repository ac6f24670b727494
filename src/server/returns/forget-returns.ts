import { inArray, or } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { guaranteeClaims, withdrawalStatements, withdrawals } from '../db/returns-schema.ts'

interface Whose {
  /** Every way in which the address was written. */
  addresses: readonly string[]
  orderIds: readonly string[]
}

/** Blanks what tells who somebody was. What was withdrawn, when, and what was refunded stay for the books. */
export async function forgetReturns(tx: Db, { addresses, orderIds }: Whose): Promise<void> {
  const isOrder = (column: typeof withdrawals.orderId | typeof guaranteeClaims.orderId) =>
    orderIds.length > 0 ? inArray(column, [...orderIds]) : undefined
  const own = tx.select({ id: withdrawals.id }).from(withdrawals).where(isOrder(withdrawals.orderId))
  await tx
    .update(withdrawalStatements)
    .set({ name: '', email: '', pieces: '' })
    .where(
      or(
        inArray(withdrawalStatements.email, [...addresses]),
        orderIds.length > 0 ? inArray(withdrawalStatements.id, own) : undefined,
      ),
    )
  if (orderIds.length > 0) {
    const set = { iban: null, refusal: null, deductionReason: null }
    await tx.update(withdrawals).set(set).where(isOrder(withdrawals.orderId))
  }
  await tx
    .update(guaranteeClaims)
    .set({ name: '', email: '', description: '', answer: null })
    .where(or(inArray(guaranteeClaims.email, [...addresses]), isOrder(guaranteeClaims.orderId)))
}
