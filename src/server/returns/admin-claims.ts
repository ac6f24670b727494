import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { ClaimAnswer, GuaranteeClaim } from '../../contract/admin/claims.ts'
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
import { addOrderEvent } from '../orders/order-events.ts'
import { findOrder } from '../orders/orders.ts'
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
export function answerClaim(
  shop: Shop,
  staff: SignedInStaff,
  id: number,
  { version, requestKey, state, answer, orderNumber }: ClaimAnswer,
): Promise<GuaranteeClaim> {
  return staffTransaction(shop, staff, async (shop) => {
    const [row] = await shop.db.select().from(guaranteeClaims).where(eq(guaranteeClaims.id, id)).for('update')
    if (row === undefined) throw new ShopError('not_found')
    const isIt = and(eq(guaranteeClaimEvents.requestKey, requestKey), eq(guaranteeClaimEvents.claimId, id))
    if ((await shop.db.$count(guaranteeClaimEvents, isIt)) > 0) return toWireClaim(shop, row)
    if (row.version !== version) throw await changedMeanwhile(shop, row)
    if (!isAllowedClaimStep(row.state, state)) throw new ShopError('return_step_not_allowed')
    await joinTo(shop, staff, row, orderNumber)
    const at = shop.clock()
    const repairedAt = row.state === 'repair' && state === 'settled' ? at : row.repairedAt
    const [changed] = await shop.db
      .update(guaranteeClaims)
      .set({ state, answer, repairedAt, version: sql`${guaranteeClaims.version} + 1`, updatedAt: at })
      .where(eq(guaranteeClaims.id, id))
      .returning()
    if (changed === undefined) throw new ShopError('not_found')
    await shop.db.insert(guaranteeClaimEvents).values({ claimId: id, state, staffId: staff.id, requestKey, at })
    if (changed.orderId !== null) {
      const event = { orderId: changed.orderId, kind: 'claim_changed', staffId: staff.id, at } as const
      await addOrderEvent(shop.db, { ...event, details: { event: state } })
    }
    await writeAnswer(shop, changed)
    return toWireClaim(shop, changed)
  })
}

async function joinTo(shop: Shop, staff: SignedInStaff, row: ClaimRow, orderNumber: string | undefined): Promise<void> {
  if (orderNumber === undefined || row.orderId !== null) return
  if ((await findOrder(shop, orderNumber)) === null) throw new ShopError('not_found')
  await joinClaim(shop, row.id, orderNumber, staff.id)
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
