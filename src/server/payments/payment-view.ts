import { toWire } from '../../contract/money.ts'
import type { PaymentView } from '../../contract/payments.ts'
import { isGatewayMethod, RETRY_METHODS, viewStateOf } from '../../domain/payment-view.ts'
import { isMethodOffered } from '../offered-payments.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { findCardPause } from './declines.ts'
import { listPayments, type PaymentRow } from './payments.ts'

/** How the payment of an order stands, for its buyer. */
export async function viewPayment(shop: Shop, order: OrderRow): Promise<PaymentView> {
  const all = await listPayments(shop.db, order.id)
  const latest = all.at(-1) ?? null
  const { status, paymentStatus, heldUntil } = order
  const { limits } = shop.settings.current().payments
  const mayPay = isPayable(order)
  const methods = mayPay ? await offeredMethods(shop) : []
  return {
    orderId: order.id,
    orderStatus: status,
    paymentStatus,
    state: viewStateOf({ status, paymentStatus, latest: latest?.state ?? null }),
    method: order.paymentMethod,
    amount: toWire(order.totalCents),
    heldUntil: heldUntil?.toISOString() ?? null,
    mayPay: methods.length > 0,
    methods,
    attemptsLeft: Math.max(0, limits.attemptsPerOrder - countAttempts(all)),
    payUrl: mayPay && latest?.state === 'started' ? latest.payUrl : null,
    transfer: transferOf(shop, order),
  }
}

/** Whether money is waited for that a buyer can send now. */
export const isPayable = ({ status, paymentStatus }: Pick<OrderRow, 'status' | 'paymentStatus'>): boolean =>
  status === 'pending' && (paymentStatus === 'unpaid' || paymentStatus === 'awaiting_transfer')

/** Attempts at gateways: changing to a transfer is none. */
export const countAttempts = (all: readonly PaymentRow[]): number =>
  all.filter(({ method }) => isGatewayMethod(method)).length

async function offeredMethods(shop: Shop): Promise<PaymentView['methods']> {
  const isPaused = (await findCardPause(shop)) !== null
  return RETRY_METHODS.filter((method) => isMethodOffered(shop, method) && !(isPaused && method === 'credit_card'))
}

function transferOf(shop: Shop, order: OrderRow): PaymentView['transfer'] {
  if (order.paymentStatus !== 'awaiting_transfer') return null
  const { holder, iban, bic, name: bank } = shop.settings.current().payments.bank
  const until = order.heldUntil?.toISOString() ?? null
  return { holder, iban, bic, bank, reference: order.id, amount: toWire(order.totalCents), until }
}
