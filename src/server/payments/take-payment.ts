import type { PaymentForm, TransferForm } from '../../contract/admin/order-money.ts'
import type { OrderMoney } from '../../contract/admin/payment-fields.ts'
import { ShopError } from '../../contract/errors.ts'
import { fromWire } from '../../contract/money.ts'
import type { PaymentState } from '../../domain/payment.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { changeOrder, lockOrder } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/orders.ts'
import { assertOpenStore } from '../settings/assert-open-store.ts'
import type { Shop } from '../shop.ts'
import { isBooked } from './find-capture.ts'
import { dueCents, getOrderMoney, readMoney } from './order-money.ts'
import { findPayment, holdsMoney, insertPayment, lockPayments, type PaymentRow } from './payments.ts'
import { recordCapture } from './record-capture.ts'
import { bookReceipt, completePayment, type Receipt } from './take-money.ts'

/**
 * Books cash or a card at a store's terminal for all that is due. The same request again books nothing.
 * @throws ShopError `not_found`, `changed_meanwhile`, `nothing_due`; `price_changed` where another amount was shown
 */
export async function takePayment(
  shop: Shop,
  staff: SignedInStaff,
  orderId: string,
  { version, requestKey, kind, store, amount, reference }: PaymentForm,
): Promise<OrderMoney> {
  assertOpenStore(shop, store)
  const sourceKey = `till:${requestKey}`
  if (await isBooked(shop.db, sourceKey)) return getOrderMoney(shop, orderId)
  await changeOrder(shop, staff, { orderId, version }, async (shop, order) => {
    const amountCents = dueCents(await readMoney(shop, orderId))
    if (amountCents === 0) throw new ShopError('nothing_due')
    if (amountCents !== fromWire(amount)) throw new ShopError('price_changed')
    const place = { store, tillId: staff.till?.id ?? null, staffId: staff.id }
    await bookAtTill(shop, order, { amountCents, kind, sourceKey, reference, ...place })
    return null
  })
  return getOrderMoney(shop, orderId)
}

/** What an order lacks that was changed after it was paid is a payment of its own. */
async function bookAtTill(shop: Shop, order: OrderRow, receipt: Receipt & { kind: PaymentForm['kind'] }) {
  const all = await lockPayments(shop.db, order.id)
  if (!all.some(holdsMoney)) return recordCapture(shop, order, receipt)
  const paymentMethod = receipt.kind === 'cash' ? 'cash_in_store' : 'card_in_store'
  const payment = await insertPayment(shop, { id: order.id, totalCents: receipt.amountCents, paymentMethod }, all)
  if (!(await bookReceipt(shop, payment, receipt))) return 'known'
  return completePayment(shop, { order, payment, reopens: false, staffId: receipt.staffId ?? null })
}

const AWAITED: readonly PaymentState[] = ['awaiting_transfer', 'expired', 'captured', 'surplus', 'review']

/**
 * Books a transfer that has arrived. Less than the order costs waits for the rest; what is too much goes back.
 * @throws ShopError `not_found`, `payment_not_awaited`
 */
export async function markTransfer(
  shop: Shop,
  staff: SignedInStaff,
  paymentId: number,
  { requestKey, amount, day, reference }: TransferForm,
): Promise<OrderMoney> {
  const payment = await getTransfer(shop, paymentId)
  await staffTransaction(shop, staff, async (shop) => {
    const order = await lockOrder(shop.db, payment.orderId)
    const receipt = { amountCents: fromWire(amount), kind: 'transfer' as const, sourceKey: `typed:${requestKey}` }
    await recordCapture(shop, order, { ...receipt, reference, bookedOn: day, staffId: staff.id })
  })
  return getOrderMoney(shop, payment.orderId)
}

async function getTransfer(shop: Shop, paymentId: number): Promise<PaymentRow> {
  const payment = await findPayment(shop.db, paymentId)
  if (payment === null) throw new ShopError('not_found')
  if (payment.provider !== 'bank' || !AWAITED.includes(payment.state)) throw new ShopError('payment_not_awaited')
  return payment
}
