import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { isGateway, isOrdersMoney, type MoneyKind, spreadRefund } from '../../domain/refund.ts'
import type { Db } from '../db/connect.ts'
import { type RefundLines, refunds } from '../db/payments-schema.ts'
import { defineScheduledJob } from '../jobs/job.ts'
import { addOrderEvent } from '../orders/order-events.ts'
import type { Shop } from '../shop.ts'
import { lockPayments, type PaymentRow } from './payments.ts'

export type RefundRow = typeof refunds.$inferSelect

/** Performs the refunds that are due: those asked for since, and those whose outcome is not known yet. */
export const REFUNDS_JOB = defineScheduledJob('refunds', '* * * * *')

export interface RefundWish {
  orderId: string
  /** Integer cents, above 0. */
  amountCents: number
  /** For staff and the documents; nothing personal. */
  reason: string
  /** The lines and delivery that it is for; null for an amount alone. */
  lines?: RefundLines | null
  /** How staff pay it out, instead of the way it was paid. */
  kind?: MoneyKind | undefined
  /** The same request again asks for nothing more. */
  requestKey?: string | undefined
  /** Null: the shop itself. */
  staffId: number | null
  store?: string | null
  /** One payment's money alone, such as a surplus; without it, what was paid for the order. */
  paymentId?: number | undefined
  retryOf?: number | undefined
}

/**
 * Stores a refund, to be performed after the commit. Call it in a transaction that has locked the order's row; it locks
 * the order's payments. An amount may need several refunds, one for each payment.
 * @throws ShopError `refund_too_large` for 0 and for more than was captured and not yet given back
 */
export async function requestRefund(shop: Shop, wish: RefundWish): Promise<RefundRow[]> {
  const { orderId, amountCents, requestKey, paymentId } = wish
  const all = await lockPayments(shop.db, orderId)
  if (requestKey !== undefined) {
    const isSame = and(eq(refunds.requestKey, requestKey), eq(refunds.orderId, orderId))
    const earlier = await shop.db.select().from(refunds).where(isSame).orderBy(asc(refunds.id))
    if (earlier.length > 0) return earlier
  }
  const pending = await sumPending(shop.db, orderId)
  const own = all
    .filter((one) => (paymentId === undefined ? isOrdersMoney(one.state) : one.id === paymentId))
    .map((one) => ({ ...one, pendingCents: pending.get(one.id) ?? 0 }))
  const parts = spreadRefund(amountCents, own)
  if (parts === null) throw new ShopError('refund_too_large')
  const at = shop.clock()
  const rows = await shop.db
    .insert(refunds)
    .values(
      parts.map((part, index) => {
        const payment = own.find(({ id }) => id === part.paymentId)
        const kind = wish.kind ?? kindOf(payment)
        return {
          ...part,
          ...{ orderId, kind, reason: wish.reason, requestKey, createdAt: at },
          ...{ staffId: wish.staffId, store: wish.store ?? null, retryOf: wish.retryOf },
          lines: index === 0 ? (wish.lines ?? null) : null,
          refundKey: randomBytes(15).toString('hex'),
          nextCheckAt: kind === 'gateway' ? at : null,
        }
      }),
    )
    .returning()
  await addOrderEvent(shop.db, {
    orderId,
    kind: 'refund_changed',
    details: { event: 'requested', amountCents },
    staffId: wish.staffId,
    requestKey,
    at,
  })
  // Whoever has the order open has not seen this refund.
  await shop.db.execute(sql`update orders set version = version + 1, updated_at = ${at.toISOString()}::timestamptz
    where id = ${orderId}`)
  if (rows.some(({ kind }) => kind === 'gateway')) await shop.jobs.enqueue(shop.db, REFUNDS_JOB, {})
  return rows
}

/** What is asked for and not done, in cents by payment. */
export async function sumPending(tx: Db, orderId: string): Promise<Map<number, number>> {
  const rows = await tx
    .select({ paymentId: refunds.paymentId, cents: sql<number>`sum(${refunds.amountCents})::int` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['pending'])))
    .groupBy(refunds.paymentId)
  return new Map(rows.map(({ paymentId, cents }) => [paymentId, cents]))
}

/** The way that money goes back: as it came. Cash paid at the door or by transfer goes back to an account. */
export const kindOf = (payment: Pick<PaymentRow, 'provider' | 'method'> | undefined): MoneyKind => {
  if (payment === undefined || isGateway(payment.provider)) return 'gateway'
  if (payment.provider !== 'store') return 'transfer'
  return payment.method === 'card_in_store' ? 'terminal' : 'cash'
}
