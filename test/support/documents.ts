import { eq } from 'drizzle-orm'
import { paymentCaptures, payments, type RefundLines, refunds } from '../../src/server/db/payments-schema.ts'
import { orderEvents, orders } from '../../src/server/db/schema.ts'
import { DOCUMENT_JOB } from '../../src/server/invoices/document-job.ts'
import { jobHandlers } from '../../src/server/job-handlers.ts'
import type { Shop } from '../../src/server/shop.ts'

let attempt = 100

/** Money for an order, as the payment engine books it. @returns the payment's id */
export async function bookPayment(shop: Shop, orderId: string, amountCents: number, state = 'captured' as const) {
  const at = shop.clock()
  attempt += 1
  const [payment] = await shop.db
    .insert(payments)
    .values({
      ...{ orderId, attempt, reference: `${orderId}-${attempt}`, provider: 'jcc', method: 'credit_card', state },
      ...{ amountCents, capturedCents: amountCents, createdAt: at, updatedAt: at },
    })
    .returning({ id: payments.id })
  if (payment === undefined) throw new Error('no payment was stored')
  const capture = { paymentId: payment.id, amountCents, kind: 'gateway' as const, at }
  await shop.db.insert(paymentCaptures).values({ ...capture, sourceKey: `${orderId}-${attempt}` })
  await shop.db.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.id, orderId))
  const details = { event: 'captured', amountCents }
  await shop.db.insert(orderEvents).values({ orderId, kind: 'payment_changed', details, at })
  await shop.jobs.enqueue(shop.db, DOCUMENT_JOB, { orderId, refundId: null })
  return payment.id
}

interface BookedRefund {
  orderId: string
  paymentId: number
  amountCents: number
  lines?: RefundLines
}

/** A refund that is done. @returns its id */
export async function bookRefund(
  shop: Shop,
  { orderId, paymentId, amountCents, lines }: BookedRefund,
): Promise<number> {
  const at = shop.clock()
  const [refund] = await shop.db
    .insert(refunds)
    .values({
      ...{ orderId, paymentId, amountCents, lines: lines ?? null, state: 'done', reason: 'withdrawal' },
      ...{ refundKey: crypto.randomUUID().replaceAll('-', ''), createdAt: at, doneAt: at },
    })
    .returning({ id: refunds.id })
  if (refund === undefined) throw new Error('no refund was stored')
  await shop.jobs.enqueue(shop.db, DOCUMENT_JOB, { orderId, refundId: refund.id })
  return refund.id
}

/** Runs the waiting jobs of documents, as a worker does. */
export async function issueDocuments(shop: Shop): Promise<void> {
  const handler = jobHandlers(shop).find(({ job }) => job.queue === DOCUMENT_JOB.queue)
  for (const { id, data } of await shop.jobs.list(shop.db, DOCUMENT_JOB)) await handler?.run(shop, id, data)
}
