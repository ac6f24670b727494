import { payments, refunds } from '../../src/server/db/payments-schema.ts'
import type { Shop } from '../../src/server/shop.ts'

/** A refund that is done, of a captured attempt of its own. */
export async function storeRefund({ db, clock }: Shop, orderId: string, amountCents: number): Promise<number> {
  const now = clock()
  const [payment] = await db
    .insert(payments)
    .values({
      orderId,
      attempt: 90,
      reference: `${orderId}-90`,
      provider: 'jcc',
      method: 'credit_card',
      state: 'captured',
      amountCents,
      capturedCents: amountCents,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: payments.id })
  if (payment === undefined) throw new Error('no payment was stored')
  const [refund] = await db
    .insert(refunds)
    .values({
      orderId,
      paymentId: payment.id,
      amountCents,
      state: 'done',
      refundKey: `${orderId}-r90`,
      reason: 'test',
      createdAt: now,
      doneAt: now,
    })
    .returning({ id: refunds.id })
  if (refund === undefined) throw new Error('no refund was stored')
  return refund.id
}
