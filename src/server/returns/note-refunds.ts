import { and, eq, gte, sql } from 'drizzle-orm'
import { transaction } from '../db/connect.ts'
import { refunds } from '../db/payments-schema.ts'
import { withdrawalStatements, withdrawals } from '../db/returns-schema.ts'
import { defineScheduledJob } from '../jobs/job.ts'
import { lockOrder } from '../orders/change-order.ts'
import type { Shop } from '../shop.ts'
import { lockWithdrawal, takeStep } from './withdrawal-steps.ts'

/** Notes which withdrawals have been refunded: a gateway may take a while. */
export const REFUNDED_WITHDRAWALS_JOB = defineScheduledJob('refunded-withdrawals', '* * * * *')

const BATCH_SIZE = 100

/** @returns how many were noted */
export async function noteRefunds(shop: Shop): Promise<number> {
  const given = sql<number>`sum(${refunds.amountCents})::int`
  const done = await shop.db
    .select({ id: withdrawals.id, orderId: refunds.orderId, amountCents: given })
    .from(withdrawals)
    .innerJoin(withdrawalStatements, eq(withdrawalStatements.id, withdrawals.id))
    .innerJoin(
      refunds,
      and(eq(refunds.orderId, withdrawals.orderId), eq(refunds.reason, withdrawalStatements.reference)),
    )
    .where(and(eq(withdrawals.state, 'refund_due'), eq(refunds.state, 'done')))
    .groupBy(withdrawals.id, refunds.orderId, withdrawals.refundCents)
    .having(gte(given, withdrawals.refundCents))
    .orderBy(withdrawals.id)
    .limit(BATCH_SIZE)
  for (const { id, orderId, amountCents } of done) {
    await transaction(shop, async (shop) => {
      await lockOrder(shop.db, orderId)
      const row = await lockWithdrawal(shop, id)
      if (row.state === 'refund_due') await takeStep(shop, row, { to: 'refunded', staffId: null, amountCents })
    })
  }
  return done.length
}
