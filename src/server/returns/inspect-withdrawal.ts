import { eq } from 'drizzle-orm'
import type { Inspection } from '../../contract/admin/returns.ts'
import { ShopError } from '../../contract/errors.ts'
import { fromWire } from '../../contract/money.ts'
import { orders } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { bookReturn } from '../orders/book-return.ts'
import { addOrderEvent } from '../orders/order-events.ts'
import { assertOpenStore } from '../settings/assert-open-store.ts'
import type { Shop } from '../shop.ts'
import { changeWithdrawal, orderOf } from './change-withdrawal.ts'
import { refundOf } from './refund-of.ts'
import { writeTo } from './withdrawal-acts.ts'
import { takeStep } from './withdrawal-steps.ts'

/**
 * Books the pieces that came back, each as it was found, and decides the refund. A deduction is told to the buyer with
 * its reason.
 * @throws ShopError `invalid_input` for a deduction without a reason; `more_than_sold`, `return_step_not_allowed`
 */
export async function inspectWithdrawal(shop: Shop, staff: SignedInStaff, id: number, form: Inspection) {
  const { store, lines, deductionReason, requestKey } = form
  assertOpenStore(shop, store)
  const deductionCents = fromWire(form.deduction)
  if (deductionCents > 0 && deductionReason === '') {
    throw new ShopError('invalid_input', { fields: { deductionReason: 'text_required' } })
  }
  return changeWithdrawal(shop, staff, { id, ...form }, async (shop, locked) => {
    const order = orderOf(locked)
    const refund = await refundOf(shop, order, { basis: locked.row.basis ?? 'law', pieces: lines, deductionCents })
    // What was refunded before the goods were back is not refunded again.
    const earlierCents = locked.row.refundKey === null ? 0 : (locked.row.refundCents ?? 0)
    const refundCents = Math.max(0, refund.totalCents - earlierCents)
    const booked = { store, requestKey, staffId: staff.id, lines, refundCents }
    const { set, details } = await bookReturn(shop, order, booked)
    const at = shop.clock()
    await shop.db
      .update(orders)
      .set({ ...set, updatedAt: at })
      .where(eq(orders.id, order.id))
    const event = { orderId: order.id, kind: 'items_returned', details, staffId: staff.id, at } as const
    await addOrderEvent(shop.db, event)
    await takeStep(shop, locked.row, {
      to: 'inspected',
      staffId: staff.id,
      set: { refundCents, deductionCents, deductionReason: deductionReason || null },
      details: { ...refund },
      amountCents: refundCents,
      requestKey,
    })
    const told = { refundCents, deductionCents, reason: deductionReason }
    if (earlierCents === 0) await writeTo(shop, locked, 'withdrawal_decided', told)
  })
}
