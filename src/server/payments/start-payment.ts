import { ShopError } from '../../contract/errors.ts'
import { firstPaymentOf } from '../../domain/first-payment.ts'
import { isGatewayMethod, type RetryMethod } from '../../domain/payment-view.ts'
import { SHOP_NAME } from '../../domain/shop-facts.ts'
import { transaction } from '../db/connect.ts'
import { isMethodOffered } from '../offered-payments.ts'
import { lockOrder } from '../orders/change-order.ts'
import { orderPaymentUrl } from '../orders/order-link.ts'
import type { Payer } from '../orders/order-payments.ts'
import type { OrderRow } from '../orders/orders.ts'
import { addPaymentEvent, setOrderPayment } from '../orders/paid-order.ts'
import { GatewayError, type StartedPayment } from '../payment-gateway.ts'
import type { Shop } from '../shop.ts'
import { assertFewDeclines, findCardPause, payerKeysOf } from './declines.ts'
import { findGateway } from './gateways.ts'
import { countAttempts, isPayable } from './payment-view.ts'
import { changePayment, holdsMoney, insertPayment, isOpenPayment, lockPayments, type PaymentRow } from './payments.ts'

/** Less than the pieces are kept, so that the gateway has closed an unpaid payment before they are free. */
const SESSION_SECONDS = 20 * 60

interface ToStart {
  orderId: string
  payer: Payer
  paymentMethod?: RetryMethod | undefined
}

/**
 * Starts to pay for an order, or goes on with the payment that is open. The attempt is stored before the gateway is
 * called, and the call repeated with the same reference: a lost answer makes no second payment.
 * @throws ShopError `payment_not_possible`, `payment_attempts_used`, `payment_method_not_offered`, `cards_paused`,
 * `too_many_declines`, `gateway_unavailable`
 */
export async function startPayment(shop: Shop, toStart: ToStart): Promise<void> {
  const { order, payment } = await transaction(shop, (shop) => prepare(shop, toStart))
  if (payment === null || payment.payUrl !== null) return
  const started = await callGateway(shop, order, payment)
  await transaction(shop, (shop) => keepAnswer(shop, payment, started))
}

/** @returns the attempt that is to be paid at a gateway; null for a transfer */
async function prepare(shop: Shop, { orderId, payer, paymentMethod }: ToStart) {
  const order = await lockOrder(shop.db, orderId)
  const all = await lockPayments(shop.db, orderId)
  if (!isPayable(order) || all.some(holdsMoney)) throw new ShopError('payment_not_possible')
  const method = paymentMethod ?? order.paymentMethod
  const latest = all.at(-1)
  const isSame = latest?.method === method && latest.amountCents === order.totalCents && isOpenPayment(latest)
  if (isSame) {
    const payerKeys = [...new Set([...latest.payerKeys, ...payerKeysOf(shop, order, payer)])]
    if (payerKeys.length > latest.payerKeys.length) await changePayment(shop, latest.id, { payerKeys })
    if (isGatewayMethod(method)) await assertOffered(shop, method)
    return { order, payment: isGatewayMethod(method) ? latest : null }
  }
  await assertOffered(shop, method)
  const payerKeys = payerKeysOf(shop, order, payer)
  if (isGatewayMethod(method)) await assertMayTry(shop, all, payerKeys)
  const payment = await openAnother(shop, { ...order, paymentMethod: method }, all, payerKeys)
  return { order, payment: isGatewayMethod(method) ? payment : null }
}

async function assertOffered(shop: Shop, method: OrderRow['paymentMethod']): Promise<void> {
  if (!isMethodOffered(shop, method)) throw new ShopError('payment_method_not_offered')
  if (method === 'credit_card' && (await findCardPause(shop)) !== null) throw new ShopError('cards_paused')
}

async function assertMayTry(shop: Shop, all: readonly PaymentRow[], payerKeys: readonly string[]): Promise<void> {
  const { attemptsPerOrder } = shop.settings.current().payments.limits
  if (countAttempts(all) >= attemptsPerOrder) throw new ShopError('payment_attempts_used')
  await assertFewDeclines(shop, payerKeys)
}

/** Another attempt, on the same hold: the pieces are kept at least as long as its page is open. */
async function openAnother(
  shop: Shop,
  order: OrderRow,
  all: readonly PaymentRow[],
  payerKeys: readonly string[],
): Promise<PaymentRow> {
  const { paymentMethod, heldUntil } = order
  for (const transfer of all.filter(({ state }) => state === 'awaiting_transfer')) {
    await changePayment(shop, transfer.id, { state: 'expired', nextCheckAt: null })
  }
  const payment = await insertPayment(shop, { ...order, payerKeys }, all)
  const first = firstPaymentOf(paymentMethod, shop.clock(), shop.settings.current().payments)
  const isLonger = heldUntil === null || first.heldUntil === null || first.heldUntil > heldUntil
  const kept =
    isLonger || isGatewayMethod(paymentMethod) !== (order.paymentStatus === 'unpaid') ? first.heldUntil : heldUntil
  await setOrderPayment(shop, order.id, { paymentMethod, paymentStatus: first.paymentStatus, heldUntil: kept })
  if (paymentMethod !== all.at(-1)?.method) {
    await addPaymentEvent(shop, order.id, { event: 'method_changed', reference: payment.reference })
  }
  return payment
}

async function callGateway(shop: Shop, order: OrderRow, payment: PaymentRow): Promise<StartedPayment> {
  const gateway = findGateway(shop.gateways, payment.provider)
  if (gateway === null) throw new ShopError('gateway_unavailable')
  const { publicOrigin } = shop.config
  try {
    return await gateway.start({
      reference: payment.reference,
      amountCents: payment.amountCents,
      language: order.language,
      email: order.shippingAddress.email,
      description: `${SHOP_NAME} ${order.id}`,
      returnUrl: orderPaymentUrl(shop, order.id, shop.clock()),
      signalUrl: `${publicOrigin}/api/payments/signals/${payment.provider}`,
      startedAt: payment.createdAt,
      expiresInSeconds: SESSION_SECONDS,
      isAuthorisationOnly: false,
    })
  } catch (err) {
    if (!(err instanceof GatewayError)) throw err
    shop.log.error({ err, reference: payment.reference, isUnknown: err.isUnknown }, 'a payment could not be started')
    throw new ShopError('gateway_unavailable')
  }
}

async function keepAnswer(shop: Shop, { id, orderId }: PaymentRow, started: StartedPayment): Promise<void> {
  await lockOrder(shop.db, orderId)
  const payment = (await lockPayments(shop.db, orderId)).find((one) => one.id === id)
  if (payment === undefined) return
  const { gatewayRef, payUrl } = started
  // A message may have been faster than the answer.
  if (payment.state === 'created') await changePayment(shop, id, { state: 'started', gatewayRef, payUrl })
  else if (payment.state === 'started') await changePayment(shop, id, { gatewayRef, payUrl })
}
