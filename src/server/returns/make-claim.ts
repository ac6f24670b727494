import { eq, sql } from 'drizzle-orm'
import type { ClaimForm } from '../../contract/withdrawal-forms.ts'
import type { ClaimReceipt } from '../../contract/withdrawals.ts'
import { transaction } from '../db/connect.ts'
import { guaranteeClaimEvents, guaranteeClaims } from '../db/returns-schema.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import type { Visitor } from '../http/env.ts'
import { countInTransaction, rejectRepeated } from '../http/visitor-limits.ts'
import { lockOrder } from '../orders/change-order.ts'
import { addOrderEvent } from '../orders/order-events.ts'
import type { Shop } from '../shop.ts'
import { MATCH_CLAIM_JOB } from './match-job.ts'
import { findFittingOrder } from './match-withdrawal.ts'
import { returnLimits } from './state-withdrawal.ts'
import { returnReference } from './statement.ts'

/**
 * Stores a claim under the legal guarantee and enqueues its receipt. No order is read here: see `stateWithdrawal`.
 * @throws ShopError `too_many_requests`
 */
export async function makeClaim(shop: Shop, visitor: Visitor, form: ClaimForm): Promise<ClaimReceipt> {
  const limits = returnLimits(shop, visitor)
  rejectRepeated(shop, limits)
  const at = shop.clock()
  const reference = returnReference('G')
  const { language } = visitor
  return transaction(shop, async (shop) => {
    const [claim] = await shop.db
      .insert(guaranteeClaims)
      .values({ ...form, reference, state: 'claimed', language, claimedAt: at, updatedAt: at })
      .returning({ id: guaranteeClaims.id })
    if (claim === undefined) throw new Error('a claim was not inserted')
    await shop.db.insert(guaranteeClaimEvents).values({ claimId: claim.id, state: 'claimed', at })
    const { orderNumber, description, email } = form
    await enqueueEmail(shop, {
      kind: 'guarantee_receipt',
      recipient: email,
      language,
      payload: { reference, orderNumber, description, claimedAt: at.toISOString() },
      dedupeKey: `guarantee_receipt:${claim.id}`,
    })
    await shop.jobs.enqueue(shop.db, MATCH_CLAIM_JOB, { claimId: claim.id })
    await countInTransaction(shop, limits)
    return { reference, claimedAt: at.toISOString() }
  })
}

/** A job: joins a claim to its order where the number and the e-mail address fit. */
export async function matchClaim(shop: Shop, { claimId }: { claimId: number }): Promise<void> {
  const isIt = eq(guaranteeClaims.id, claimId)
  const [seen] = await shop.db.select().from(guaranteeClaims).where(isIt)
  if (seen === undefined || seen.orderId !== null || seen.email === '') return
  const order = await findFittingOrder(shop, seen)
  if (order === null) return
  await lockOrder(shop.db, order.id)
  const [claim] = await shop.db.select().from(guaranteeClaims).where(isIt).for('update')
  if (claim === undefined || claim.orderId !== null) return
  await joinClaim(shop, claimId, order.id, null)
}

/** The claim's row must be locked. */
export async function joinClaim(shop: Shop, claimId: number, orderId: string, staffId: number | null): Promise<void> {
  const at = shop.clock()
  const set = { orderId, version: sql`${guaranteeClaims.version} + 1`, updatedAt: at }
  await shop.db.update(guaranteeClaims).set(set).where(eq(guaranteeClaims.id, claimId))
  await addOrderEvent(shop.db, { orderId, kind: 'claim_changed', staffId, details: { event: 'claimed' }, at })
}
