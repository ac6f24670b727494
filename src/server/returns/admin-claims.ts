import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { ClaimAnswer, ClaimRefund, GuaranteeClaim } from '../../contract/admin/claims.ts'
import { ShopError } from '../../contract/errors.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import {
  CLAIM_TRANSITIONS,
  type ClaimState,
  guaranteeEndsOn,
  isAllowedClaimStep,
} from '../../domain/guarantee-claim.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { guaranteeClaimEvents, guaranteeClaims } from '../db/returns-schema.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { lockOrder } from '../orders/change-order.ts'
import { addOrderEvent } from '../orders/order-events.ts'
import { assertOpenStore } from '../settings/assert-open-store.ts'
import type { Shop } from '../shop.ts'
import { findDeliveredAt } from './delivered-at.ts'
import { joinClaim } from './make-claim.ts'

type ClaimRow = typeof guaranteeClaims.$inferSelect

const OVER: ClaimState[] = ['settled', 'rejected']
const MOST = 200

export async function listClaims(shop: Shop, view: 'open' | 'done'): Promise<GuaranteeClaim[]> {
  const { state, id } = guaranteeClaims
  const rows = await shop.db
    .select()
    .from(guaranteeClaims)
    .where(view === 'done' ? inArray(state, OVER) : notInArray(state, OVER))
    .orderBy(view === 'done' ? desc(id) : asc(id))
    .limit(MOST)
  return Promise.all(rows.map((row) => toWireClaim(shop, row)))
}

async function toWireClaim({ db }: Shop, row: ClaimRow): Promise<GuaranteeClaim> {
  const deliveredAt = row.orderId === null ? null : await findDeliveredAt(db, row.orderId)
  const endsOn = deliveredAt === null ? null : guaranteeEndsOn(deliveredAt, row.repairedAt)
  const { id, version, reference, state, name, email, orderNumber, orderId, description, answer } = row
  return {
    ...{ id, version, reference, state, name, email, orderNumber, orderId, description, answer },
    claimedAt: row.claimedAt.toISOString(),
    endsOn,
    isInTime: endsOn === null || dayInCyprus(row.claimedAt) <= endsOn,
    mayBecome: [...CLAIM_TRANSITIONS[state]],
  }
}

/**
 * Takes a claim a step further and writes to the claimant. The same request again does nothing.
 * @throws ShopError `not_found`, `changed_meanwhile`, `return_step_not_allowed`
 */
export const answerClaim = (shop: Shop, staff: SignedInStaff, id: number, answer: ClaimAnswer) =>
  changeClaim(shop, staff, { id, ...answer }, async () => {})

/** Stores a refund in the caller's transaction, to be performed after its commit. The order's row is locked. */
export type RequestRefundOf = (
  shop: Shop,
  wish: Omit<ClaimRefund, 'version' | 'state' | 'answer' | 'orderNumber'> & {
    orderId: string
    reason: string
    staffId: number
  },
) => Promise<unknown>

/**
 * Decides a claim by money: a lower price, or all of it back. The refund has the claim's reference as its reason.
 * @throws ShopError as `answerClaim`, and what `requestRefundOf` throws; `return_step_not_allowed` without an order
 */
export function refundClaim(
  shop: Shop,
  staff: SignedInStaff,
  { id, ...refund }: ClaimRefund & { id: number },
  requestRefundOf: RequestRefundOf,
): Promise<GuaranteeClaim> {
  const { requestKey, amount, lines, shipping, kind, store } = refund
  assertOpenStore(shop, store)
  return changeClaim(shop, staff, { id, ...refund }, async (shop, { orderId, reference }) => {
    if (orderId === null) throw new ShopError('return_step_not_allowed')
    const wish = { requestKey, amount, lines, shipping, kind, store }
    await requestRefundOf(shop, { ...wish, orderId, reason: reference, staffId: staff.id })
  })
}

type Change = Pick<ClaimAnswer, 'version' | 'requestKey' | 'answer' | 'orderNumber'> & { id: number; state: ClaimState }

/** Locks the order before the claim, as everything does that changes both. */
function changeClaim(
  shop: Shop,
  staff: SignedInStaff,
  { id, version, requestKey, state, answer, orderNumber }: Change,
  act: (shop: Shop, changed: ClaimRow) => Promise<void>,
): Promise<GuaranteeClaim> {
  const isClaim = eq(guaranteeClaims.id, id)
  return staffTransaction(shop, staff, async (shop) => {
    const [seen] = await shop.db.select().from(guaranteeClaims).where(isClaim)
    if (seen === undefined) throw new ShopError('not_found')
    const orderId = seen.orderId ?? orderNumber ?? null
    if (orderId !== null) await lockOrder(shop.db, orderId)
    const [row] = await shop.db.select().from(guaranteeClaims).where(isClaim).for('update')
    if (row === undefined) throw new ShopError('not_found')
    const isIt = and(eq(guaranteeClaimEvents.requestKey, requestKey), eq(guaranteeClaimEvents.claimId, id))
    if ((await shop.db.$count(guaranteeClaimEvents, isIt)) > 0) return toWireClaim(shop, row)
    if (row.version !== version || row.orderId !== seen.orderId) throw await changedMeanwhile(shop, row)
    if (!isAllowedClaimStep(row.state, state)) throw new ShopError('return_step_not_allowed')
    if (row.orderId === null && orderId !== null) await joinClaim(shop, id, orderId, staff.id)
    const at = shop.clock()
    const repairedAt = row.state === 'repair' && state === 'settled' ? at : row.repairedAt
    const [changed] = await shop.db
      .update(guaranteeClaims)
      .set({ state, answer, repairedAt, version: sql`${guaranteeClaims.version} + 1`, updatedAt: at })
      .where(isClaim)
      .returning()
    if (changed === undefined) throw new ShopError('not_found')
    await shop.db.insert(guaranteeClaimEvents).values({ claimId: id, state, staffId: staff.id, requestKey, at })
    if (changed.orderId !== null) {
      const event = { orderId: changed.orderId, kind: 'claim_changed', staffId: staff.id, at } as const
      await addOrderEvent(shop.db, { ...event, details: { event: state } })
    }
    await act(shop, changed)
    await writeAnswer(shop, changed)
    return toWireClaim(shop, changed)
  })
}

async function writeAnswer(shop: Shop, row: ClaimRow): Promise<void> {
  const { id, version, email: recipient, language, reference, orderNumber, state, answer } = row
  if (recipient === '') return
  await enqueueEmail(shop, {
    kind: 'guarantee_answer',
    recipient,
    language,
    payload: { reference, orderNumber, state, answer: answer ?? '' },
    dedupeKey: `guarantee_answer:${id}:${version}`,
  })
}

async function changedMeanwhile(shop: Shop, row: ClaimRow): Promise<ShopError> {
  const conflict = { current: await toWireClaim(shop, row), changedBy: null, changedAt: row.updatedAt.toISOString() }
  return new ShopError('changed_meanwhile', { conflict })
}
