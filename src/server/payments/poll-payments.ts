import { eq, sql } from 'drizzle-orm'
import { nextCheckAt, nextReminderAt } from '../../domain/check-times.ts'
import { transaction } from '../db/connect.ts'
import { payments } from '../db/payments-schema.ts'
import { defineScheduledJob } from '../jobs/job.ts'
import { enqueueOrderEmail } from '../orders/enqueue-order-email.ts'
import { findOrder } from '../orders/orders.ts'
import { GatewayError } from '../payment-gateway.ts'
import type { Shop } from '../shop.ts'
import type { PaymentRow } from './payments.ts'
import { releaseUnpaid } from './release-unpaid.ts'
import { settlePayment } from './settle-payment.ts'

export const PAYMENTS_JOB = defineScheduledJob('payments', '* * * * *')

const BATCH_SIZE = 50

/** Asks about payments that are due, reminds of transfers, and then frees what was not paid in time. */
export async function pollPayments(shop: Shop): Promise<void> {
  let due: PaymentRow[]
  do {
    due = await claimDue(shop)
    for (const payment of due) await check(shop, payment)
  } while (due.length === BATCH_SIZE)
  await releaseUnpaid(shop)
}

/** Sets when each is due next, so that no other process takes it; a process that ends now leaves it to that time. */
function claimDue(shop: Shop): Promise<PaymentRow[]> {
  return transaction(shop, async (shop) => {
    const now = shop.clock()
    const due = await shop.db
      .select()
      .from(payments)
      .where(sql`${payments.nextCheckAt} <= ${now.toISOString()}::timestamptz`)
      .orderBy(payments.nextCheckAt)
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    for (const payment of due) {
      const checks = payment.checks + 1
      await shop.db
        .update(payments)
        .set({ checks, nextCheckAt: dueNext(payment, now) })
        .where(eq(payments.id, payment.id))
      if (payment.state === 'awaiting_transfer') await remind(shop, payment, checks)
    }
    return due
  })
}

const dueNext = ({ state, createdAt }: PaymentRow, now: Date): Date | null =>
  state === 'awaiting_transfer' ? nextReminderAt(createdAt, now) : nextCheckAt(createdAt, now)

async function remind(shop: Shop, { orderId }: PaymentRow, time: number): Promise<void> {
  const found = await findOrder(shop, orderId)
  if (found === null || found.order.status !== 'pending') return
  await enqueueOrderEmail(shop, found.order, 'transfer_reminder', String(time))
}

async function check(shop: Shop, payment: PaymentRow): Promise<void> {
  if (payment.provider === 'bank') return
  try {
    await settlePayment(shop, payment.id)
  } catch (err) {
    const isExpected = err instanceof GatewayError
    shop.log[isExpected ? 'warn' : 'error']({ err, reference: payment.reference }, 'a payment could not be checked')
  }
}
