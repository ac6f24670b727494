import { and, eq, lte, sql } from 'drizzle-orm'
import { transaction } from '../db/connect.ts'
import { payments, refunds } from '../db/payments-schema.ts'
import type { Shop } from '../shop.ts'
import { applyRefundAnswer } from './apply-refund-answer.ts'
import { GatewayError, type PaymentGateway, type RefundAnswer } from './gateway.ts'
import { findGateway } from './gateways.ts'
import type { PaymentRow, RefundRow } from './payments.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Whoever has taken a refund has so long to come back with the answer. */
const CLAIM_MS = 2 * MINUTE_MS
/** A gateway that refuses, without saying that the refund failed, is asked so often. */
const MOST_REFUSALS = 10

/** Performs all refunds that are due. */
export async function performRefunds(shop: Shop): Promise<void> {
  const tried = new Set<number>()
  for (;;) {
    const claimed = await claimNext(shop, tried)
    if (claimed === null) return
    tried.add(claimed.refund.id)
    await performRefund(shop, claimed)
  }
}

interface Claimed {
  refund: RefundRow
  payment: PaymentRow
}

/**
 * Of two refunds of one payment the second waits until the gateway has accepted the first, since each call says what
 * was left before it.
 */
async function claimNext(shop: Shop, tried: ReadonlySet<number>): Promise<Claimed | null> {
  const now = shop.clock()
  const isFirst = sql`not exists (select 1 from refunds earlier where earlier.payment_id = ${refunds.paymentId}
    and earlier.id < ${refunds.id} and earlier.state = 'pending' and earlier.kind = 'gateway'
    and earlier.gateway_ref is null)`
  const due = await shop.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(lte(refunds.nextCheckAt, now), eq(refunds.state, 'pending'), isFirst))
    .orderBy(refunds.id)
    .limit(tried.size + 1)
  const next = due.find(({ id }) => !tried.has(id))
  if (next === undefined) return null
  const [refund] = await shop.db
    .update(refunds)
    .set({ nextCheckAt: new Date(now.valueOf() + CLAIM_MS), checks: sql`${refunds.checks} + 1` })
    .where(and(eq(refunds.id, next.id), lte(refunds.nextCheckAt, now), eq(refunds.state, 'pending')))
    .returning()
  // Another process was faster.
  if (refund === undefined) return claimNext(shop, new Set([...tried, next.id]))
  const [payment] = await shop.db.select().from(payments).where(eq(payments.id, refund.paymentId))
  if (payment === undefined) throw new Error(`refund ${refund.id} has no payment`)
  return { refund, payment }
}

async function performRefund(shop: Shop, { refund, payment }: Claimed): Promise<void> {
  const answer = await askGateway(shop, refund, payment)
  await transaction(shop, (shop) => applyRefundAnswer(shop, refund, answer, { nextCheckAt: later(shop, refund) }))
}

/** @returns `null` where the outcome is not known: it is looked up later, or repeated with the same key */
async function askGateway(shop: Shop, refund: RefundRow, payment: PaymentRow): Promise<RefundAnswer | null> {
  const gateway = findGateway(shop.gateways, payment.provider)
  if (gateway === null || payment.gatewayRef === null) {
    return { state: 'failed', gatewayRef: null, failure: 'no gateway' }
  }
  try {
    const isRepeated = refund.checks > 1
    const known = isRepeated ? await lookUp(gateway, refund, payment.gatewayRef) : null
    return known ?? (await gateway.refund(await toCall(shop, refund, payment, payment.gatewayRef)))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    shop.log.warn({ err: error, refundId: refund.id }, 'a gateway did not answer to a refund; it is asked again')
    if (error.isUnknown || refund.checks < MOST_REFUSALS) return null
    return { state: 'failed', gatewayRef: refund.gatewayRef, failure: error.message.slice(0, 200) }
  }
}

const lookUp = (gateway: PaymentGateway, refund: RefundRow, gatewayRef: string) =>
  gateway.findRefund({ gatewayRef, key: refund.refundKey, refundRef: refund.gatewayRef })

async function toCall(shop: Shop, refund: RefundRow, payment: PaymentRow, gatewayRef: string) {
  const isAccepted = sql`${refunds.paymentId} = ${payment.id} and ${refunds.state} = 'pending'
    and ${refunds.gatewayRef} is not null and ${refunds.id} <> ${refund.id}`
  const [accepted] = await shop.db
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(isAccepted)
  const refundableCents = payment.capturedCents - payment.refundedCents - (accepted?.cents ?? 0)
  return { gatewayRef, amountCents: refund.amountCents, key: refund.refundKey, refundableCents }
}

/** After 1, 3 and 10 minutes, then every hour for a day, then every day. */
function later(shop: Pick<Shop, 'clock'>, { checks }: RefundRow): Date {
  const wait = [1, 3, 10][checks - 1]
  const ms = wait === undefined ? (checks < 28 ? HOUR_MS : 24 * HOUR_MS) : wait * MINUTE_MS
  return new Date(shop.clock().valueOf() + ms)
}
