import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { RefundState } from '../../domain/payment.ts'
import { type MoneyKind, payments, type RefundLines, refunds } from '../db/payments-schema.ts'
import { addPaymentEvent } from '../orders/paid-order.ts'
import type { Shop } from '../shop.ts'

export type RefundRow = typeof refunds.$inferSelect

export interface RefundIntent {
  orderId: string
  paymentId: number
  amountCents: number
  /** A word, as `surplus` or `withdrawal`. */
  reason: string
  /** How, where no gateway moves it. By default as the payment came. */
  kind?: MoneyKind
  lines?: RefundLines
  store?: string | null
  staffId?: number | null
  /** The same request again answers the refund that it made. */
  requestKey?: string
}

const COUNTED: readonly RefundState[] = ['pending', 'done']

/**
 * Stores that money goes back, before anything is called. Call it in a transaction with the order's row locked; it locks
 * the payment. Pending refunds of a gateway are performed by a job.
 * @throws ShopError `more_than_paid` where less is left of the payment, or the amount is not positive
 */
export async function insertRefundIntent(shop: Shop, intent: RefundIntent): Promise<RefundRow> {
  const { orderId, paymentId, amountCents, reason, lines, store, staffId, requestKey } = intent
  const [payment] = await shop.db.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (payment === undefined || payment.orderId !== orderId) throw new ShopError('not_found')
  const earlier = await shop.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
  const known = earlier.find((refund) => requestKey !== undefined && refund.requestKey === requestKey)
  if (known !== undefined) return known
  const given = earlier.filter(({ state }) => COUNTED.includes(state))
  const left = payment.capturedCents - given.reduce((sum, refund) => sum + refund.amountCents, 0)
  if (amountCents <= 0 || amountCents > left) throw new ShopError('more_than_paid')
  const now = shop.clock()
  const kind = intent.kind ?? kindOf(payment.provider)
  const [refund] = await shop.db
    .insert(refunds)
    .values({
      orderId,
      paymentId,
      amountCents,
      refundKey: randomBytes(15).toString('hex'),
      reason,
      kind,
      lines,
      store,
      staffId,
      requestKey,
      nextCheckAt: kind === 'gateway' ? now : null,
      createdAt: now,
    })
    .returning()
  if (refund === undefined) throw new Error('a refund was not inserted')
  const details = { event: 'intended', amountCents, reference: payment.reference }
  await addPaymentEvent(shop, orderId, details, { kind: 'refund_changed', staffId: staffId ?? null })
  return refund
}

function kindOf(provider: string): MoneyKind {
  if (provider === 'bank' || provider === 'cash_on_delivery') return 'transfer'
  return provider === 'store' ? 'cash' : 'gateway'
}
