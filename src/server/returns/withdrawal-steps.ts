import { and, eq, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { isAllowedWithdrawalStep, type WithdrawalState } from '../../domain/withdrawal.ts'
import { withdrawalEvents, withdrawalStatements, withdrawals } from '../db/returns-schema.ts'
import { addOrderEvent } from '../orders/order-events.ts'
import type { Shop } from '../shop.ts'
import type { StatementRow } from './statement.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect

interface NewEvent {
  id: number
  state: WithdrawalState
  at: Date
  staffId?: number | null
  details?: Record<string, unknown>
  requestKey?: string | undefined
}

export async function addWithdrawalEvent(shop: Shop, { id, staffId = null, details = {}, ...event }: NewEvent) {
  await shop.db.insert(withdrawalEvents).values({ ...event, withdrawalId: id, staffId, details })
}

export interface FoundWithdrawal {
  withdrawal: WithdrawalRow
  statement: StatementRow
}

/** @throws ShopError `not_found` */
export async function getWithdrawal(shop: Shop, id: number): Promise<FoundWithdrawal> {
  const [found] = await shop.db
    .select({ withdrawal: withdrawals, statement: withdrawalStatements })
    .from(withdrawals)
    .innerJoin(withdrawalStatements, eq(withdrawalStatements.id, withdrawals.id))
    .where(eq(withdrawals.id, id))
  if (found === undefined) throw new ShopError('not_found')
  return found
}

/** Locks it; the order's row must be locked before. @throws ShopError `not_found` */
export async function lockWithdrawal(shop: Shop, id: number): Promise<WithdrawalRow> {
  const [row] = await shop.db.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update')
  if (row === undefined) throw new ShopError('not_found')
  return row
}

interface Step {
  to: WithdrawalState
  staffId: number | null
  set?: Partial<typeof withdrawals.$inferInsert>
  details?: Record<string, unknown>
  amountCents?: number
  requestKey?: string | undefined
}

/**
 * Takes a step and tells the order's timeline. The row must be locked.
 * @throws ShopError `return_step_not_allowed`
 */
export async function takeStep(
  shop: Shop,
  row: WithdrawalRow,
  { to, staffId, set = {}, details = {}, amountCents, requestKey }: Step,
): Promise<WithdrawalRow> {
  if (!isAllowedWithdrawalStep(row.state, to)) throw new ShopError('return_step_not_allowed')
  const at = shop.clock()
  const [changed] = await shop.db
    .update(withdrawals)
    .set({ ...set, state: to, version: sql`${withdrawals.version} + 1`, updatedAt: at })
    .where(eq(withdrawals.id, row.id))
    .returning()
  if (changed === undefined) throw new ShopError('not_found')
  await addWithdrawalEvent(shop, { id: row.id, state: to, at, staffId, details, requestKey })
  if (changed.orderId !== null) {
    await addOrderEvent(shop.db, {
      orderId: changed.orderId,
      kind: 'withdrawal_changed',
      staffId,
      details: { event: to, ...(amountCents === undefined ? {} : { amountCents }) },
      at,
    })
  }
  return changed
}

/** Whether a request has been carried out before. */
export const isStepDone = async ({ db }: Shop, id: number, requestKey: string): Promise<boolean> =>
  (await db.$count(
    withdrawalEvents,
    and(eq(withdrawalEvents.requestKey, requestKey), eq(withdrawalEvents.withdrawalId, id)),
  )) > 0
