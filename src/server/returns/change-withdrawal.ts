import type { Withdrawal } from '../../contract/admin/returns.ts'
import { ShopError } from '../../contract/errors.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { lockOrder } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { getAdminWithdrawal } from './admin-withdrawals.ts'
import type { StatementRow } from './statement.ts'
import { getWithdrawal, isStepDone, lockWithdrawal, type WithdrawalRow } from './withdrawal-steps.ts'

export interface Seen {
  version: number
  requestKey: string
}

export interface LockedWithdrawal {
  row: WithdrawalRow
  statement: StatementRow
  /** Locked; null while no order is known. */
  order: OrderRow | null
}

/**
 * Changes a withdrawal as it was seen, in one transaction that locks its order first. The same request again changes
 * nothing.
 * @param orderNumber the order that a statement is joined to, where none is known yet
 * @throws ShopError `not_found`, `changed_meanwhile`, what `act` throws
 */
export function changeWithdrawal(
  shop: Shop,
  staff: SignedInStaff,
  { id, version, requestKey, orderNumber }: Seen & { id: number; orderNumber?: string },
  act: (shop: Shop, locked: LockedWithdrawal) => Promise<unknown>,
): Promise<Withdrawal> {
  return staffTransaction(shop, staff, async (shop) => {
    const { withdrawal, statement } = await getWithdrawal(shop, id)
    const orderId = withdrawal.orderId ?? orderNumber ?? null
    const order = orderId === null ? null : await lockOrder(shop.db, orderId)
    const row = await lockWithdrawal(shop, id)
    if (await isStepDone(shop, id, requestKey)) return getAdminWithdrawal(shop, id)
    // Joined to an order since it was read: that order's row is not locked.
    if (row.version !== version || row.orderId !== withdrawal.orderId) throw await changedMeanwhile(shop, row)
    await act(shop, { row, statement, order })
    return getAdminWithdrawal(shop, id)
  })
}

/** @throws ShopError `return_step_not_allowed` where the order is not known */
export function orderOf({ order }: LockedWithdrawal): OrderRow {
  if (order === null) throw new ShopError('return_step_not_allowed')
  return order
}

async function changedMeanwhile(shop: Shop, { id, updatedAt }: WithdrawalRow): Promise<ShopError> {
  const current = await getAdminWithdrawal(shop, id)
  const changedBy = current.events[0]?.staffName ?? null
  return new ShopError('changed_meanwhile', { conflict: { current, changedBy, changedAt: updatedAt.toISOString() } })
}
