import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { isOrdersMoney, isPaidAtTill, kindOfRefund, type MoneyKind, spreadRefund } from '../../domain/refund.ts'
import type { Db } from '../db/connect.ts'
import { type RefundLines, refunds } from '../db/payments-schema.ts'
import { defineScheduledJob } from '../jobs/job.ts'
import { addOrderEvent } from '../orders/order-events.ts'
import type { Shop } from '../shop.ts'
import { applyRefundAnswer } from './apply-refund-answer.ts'
import { lockPayments, type RefundRow } from './payments.ts'

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
  store?: string | null | undefined
  /** One payment's money alone, such as a surplus; without it, what was paid for the order. */
  paymentId?: number | undefined
  retryOf?: number | undefined
}

/**
 * Stores a refund, to be performed after the commit; what a till pays is done at once. Call it in a transaction that has locked the order's row; it locks
 * the order's payments. An amount may need several refunds, one for each payment.
 * @throws ShopError `refund_too_large` for 0 and for more than was captured and not yet given back; `invalid_input` where
 * staff have not said how money that was paid in a store goes back, or at which store
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
  const kinds = parts.map((part) => wish.kind ?? kindOfRefund(own.find(({ id }) => id === part.paymentId)))
  if (wish.staffId !== null) assertWay(kinds, wish)
  const at = shop.clock()
  const rows = await shop.db
    .insert(refunds)
    .values(
      parts.map((part, index) => {
        const kind = kinds[index] ?? 'gateway'
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
  await payAtTill(shop, rows)
  return rows
}

/** Cash and the terminal pay at once, at the till that was named. */
async function payAtTill(shop: Shop, rows: readonly RefundRow[]): Promise<void> {
  const done = { state: 'done' as const, gatewayRef: null }
  for (const row of rows) {
    if (!isPaidAtTill(row.kind) || row.store === null) continue
    await applyRefundAnswer(shop, row, done, { nextCheckAt: null, staffId: row.staffId })
  }
}

/**
 * A till pays only where it was named: else the refund would wait for somebody to notice it.
 * @throws ShopError `invalid_input`
 */
export function assertWay(
  kinds: readonly MoneyKind[],
  { kind, store }: { kind?: MoneyKind | undefined; store?: string | null | undefined },
): void {
  if (store != null || !kinds.some(isPaidAtTill)) return
  const fields = kind === undefined ? { kind: 'refund_way_required' as const } : { store: 'store_required' as const }
  throw new ShopError('invalid_input', { fields })
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
