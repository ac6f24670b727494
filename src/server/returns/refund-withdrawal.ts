import type { Withdrawal } from '../../contract/admin/returns.ts'
import { ShopError } from '../../contract/errors.ts'
import type { MoneyKind } from '../../domain/refund.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { assertOpenStore } from '../settings/assert-open-store.ts'
import type { Shop } from '../shop.ts'
import { readLines } from './admin-withdrawals.ts'
import { changeWithdrawal, orderOf, type Seen } from './change-withdrawal.ts'
import { refundOf } from './refund-of.ts'
import { takeStep } from './withdrawal-steps.ts'

interface Way {
  kind?: MoneyKind | undefined
  store?: string | undefined
}

interface Wish extends Way {
  orderId: string
  amountCents: number
  reason: string
  requestKey: string
  staffId: number
}

/** Stores a refund in the caller's transaction, to be performed after its commit. The order's row is locked. */
export type RequestRefund = (shop: Shop, wish: Wish) => Promise<unknown>

/**
 * Refunds what is due: after the inspection, or before the goods are back where they were never sent or are shown to be
 * under way.
 * @throws ShopError `return_step_not_allowed`, what `requestRefund` throws
 */
export const refundWithdrawal = (
  shop: Shop,
  staff: SignedInStaff,
  { id, kind, store, ...seen }: Seen & Way & { id: number },
  requestRefund: RequestRefund,
): Promise<Withdrawal> => {
  assertOpenStore(shop, store)
  return changeWithdrawal(shop, staff, { id, ...seen }, async (shop, locked) => {
    const { row, statement } = locked
    const order = orderOf(locked)
    if (row.state === 'received') throw new ShopError('return_step_not_allowed')
    const owed = async () => {
      const lines = await readLines(shop, id)
      const pieces = lines.map(({ quantity, item }) => ({ productId: item.productId, quantity }))
      return (await refundOf(shop, order, { basis: row.basis ?? 'law', pieces, deductionCents: 0 })).totalCents
    }
    const amountCents = row.state === 'inspected' ? (row.refundCents ?? 0) : await owed()
    const { requestKey } = seen
    const staffId = staff.id
    const due = await takeStep(shop, row, {
      to: 'refund_due',
      staffId,
      set: { refundCents: amountCents, refundKey: requestKey },
      amountCents,
      requestKey,
    })
    // The shop keeps the reference as the reason, so that the refund is found again, whoever tries it once more.
    const reason = statement.reference
    const wish = { orderId: order.id, amountCents, reason, kind, store, requestKey, staffId }
    if (amountCents > 0) await requestRefund(shop, wish)
    else await takeStep(shop, due, { to: 'refunded', staffId })
  })
}
