import { ShopError } from '../../contract/errors.ts'
import { isOrdersMoney, refundableCents } from '../../domain/refund.ts'
import { lockKey } from '../db/lock-key.ts'
import { together } from '../db/together.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { isMethodOffered } from '../offered-payments.ts'
import type { OrderPayments, Payer } from '../orders/order-payments.ts'
import type { OrderRow } from '../orders/orders.ts'
import { addPaymentEvent, setOrderPayment } from '../orders/paid-order.ts'
import type { Shop } from '../shop.ts'
import { assertCashOffered, findCardPause, payerKeysOf, phoneKeyOf } from './declines.ts'
import { changePayment, insertPayment, isOpenPayment, lockPayments } from './payments.ts'
import { recordCapture } from './record-capture.ts'
import { requestRefund, sumPending } from './request-refund.ts'

/** What orders need of payments; see `OrderPayments`. */
export const ORDER_PAYMENTS: OrderPayments = { open, takeAtOnce, giveBack, close, lock, refit }

async function open(shop: Shop, order: OrderRow, payer: Payer | null): Promise<void> {
  const { limits } = shop.settings.current().payments
  const [, payment] = await together([
    // Staff may agree to what the web does not offer.
    payer === null ? undefined : assertOffered(shop, order),
    // Sent after it, since it counts open payments, but without waiting: a refusal rolls it back.
    insertPayment(shop, { ...order, payerKeys: payerKeysOf(shop, order, payer) }, []),
  ])
  const isCash = order.paymentMethod === 'cash_on_delivery'
  if (!isCash || payer === null || order.totalCents <= limits.cashCallAboveCents) return
  const details = { event: 'needs_call', amountCents: order.totalCents, reference: payment.reference }
  await addPaymentEvent(shop, order.id, details)
}

async function assertOffered(shop: Shop, order: OrderRow): Promise<void> {
  const { paymentMethod: method } = order
  if (!isMethodOffered(shop, method)) throw new ShopError('payment_method_not_offered')
  if (method === 'credit_card' && (await findCardPause(shop)) !== null) throw new ShopError('cards_paused')
  if (method === 'cash_on_delivery') await together([lockPhone(shop, order), assertCashOffered(shop, order)])
}

async function lockPhone(shop: Shop, order: OrderRow): Promise<void> {
  const key = phoneKeyOf(shop, order)
  if (key !== null) await lockKey(shop.db, key)
}

async function takeAtOnce(shop: Shop, order: OrderRow, staff: SignedInStaff, store: string | null): Promise<void> {
  await recordCapture(shop, order, {
    amountCents: order.totalCents,
    kind: order.paymentMethod === 'cash_in_store' ? 'cash' : 'terminal',
    sourceKey: `order:${order.id}`,
    store,
    tillId: staff.till?.id ?? null,
    staffId: staff.id,
  })
}

async function giveBack(shop: Shop, { id: orderId }: OrderRow): Promise<void> {
  const all = await lockPayments(shop.db, orderId)
  const pending = await sumPending(shop.db, orderId)
  const amountCents = all
    .filter(({ state }) => isOrdersMoney(state))
    .reduce((sum, one) => sum + refundableCents({ ...one, pendingCents: pending.get(one.id) ?? 0 }), 0)
  if (amountCents > 0) await requestRefund(shop, { orderId, amountCents, reason: 'cancelled', staffId: null })
}

/** What gateways may still take is found by the poll, and goes back. */
async function close(shop: Shop, order: OrderRow): Promise<void> {
  const all = await lockPayments(shop.db, order.id)
  const now = shop.clock()
  for (const payment of all) {
    if (isOpenPayment(payment)) await changePayment(shop, payment.id, { state: 'expired', payUrl: null })
    if (payment.state === 'authorised') await changePayment(shop, payment.id, { nextCheckAt: now })
  }
  const { paymentStatus } = order
  const isOwed = ['awaiting_transfer', 'due_on_delivery', 'due_at_store'].includes(paymentStatus)
  await setOrderPayment(shop, order.id, { heldUntil: null, ...(isOwed ? { paymentStatus: 'unpaid' } : {}) })
}

async function lock(shop: Shop, orderId: string): Promise<void> {
  await lockPayments(shop.db, orderId)
}

/** A gateway's page shows the amount of before: `startPayment` opens another one. */
async function refit(shop: Shop, order: OrderRow, totalCents: number): Promise<void> {
  for (const payment of await lockPayments(shop.db, order.id)) {
    if (!isOpenPayment(payment)) continue
    if (payment.state === 'created' || payment.state === 'started') continue
    await changePayment(shop, payment.id, { amountCents: totalCents })
  }
}
