import { GatewayError, type GatewayState, type GatewayStatus, type RefundAnswer } from '../gateway.ts'
import { CURRENCY_NUMBERS, type JccOrder } from './jcc-wire.ts'

/** `actionCode` of a payment whose session ended before it was paid. */
const SESSION_OVER = -2007
/** JCC's clock may differ from ours. */
const GRACE_MS = 60_000

/** What JCC says of a payment; its money is `paymentAmountInfo`, its status number alone is not enough. */
export function toGatewayStatus(
  order: JccOrder,
  known: { gatewayRef: string | null; now: Date; sessionSeconds: number },
): GatewayStatus {
  const money = moneyOf(order)
  const gatewayRef = known.gatewayRef ?? mdOrderOf(order)
  if (gatewayRef === null) throw new GatewayError('JCC answered without the order’s id', { isUnknown: true })
  const endsAt = (order.date ?? known.now.valueOf()) + known.sessionSeconds * 1000 + GRACE_MS
  return {
    reference: order.orderNumber,
    gatewayRef,
    state: stateOf(order, money, known.now.valueOf() > endsAt),
    currency: CURRENCY_NUMBERS[order.currency] ?? order.currency,
    amountCents: order.amount,
    ...money,
    isChargedBack: order.chargeback ?? false,
  }
}

export const mdOrderOf = (order: JccOrder): string | null =>
  order.orderId ?? order.attributes?.find(({ name }) => name === 'mdOrder')?.value ?? null

interface Money {
  authorisedCents: number
  capturedCents: number
  refundedCents: number
}

/**
 * `depositedAmount` is less what was refunded (`expectedDepositedAmount` of refund.do follows it); an answer that counts
 * it before refunds is understood too.
 */
function moneyOf({ orderStatus, paymentAmountInfo: info }: JccOrder): Money {
  if (info === undefined) {
    if ([1, 2, 4, 8].includes(orderStatus)) {
      throw new GatewayError('JCC answered without paymentAmountInfo', { isUnknown: true })
    }
    return { authorisedCents: 0, capturedCents: 0, refundedCents: 0 }
  }
  const { approvedAmount, depositedAmount, refundedAmount } = info
  const sum = depositedAmount + refundedAmount
  const isNet = sum <= Math.max(approvedAmount, depositedAmount)
  return {
    authorisedCents: approvedAmount,
    capturedCents: isNet || depositedAmount === 0 ? sum : depositedAmount,
    refundedCents: refundedAmount,
  }
}

function stateOf({ orderStatus, actionCode }: JccOrder, money: Money, isSessionOver: boolean): GatewayState {
  switch (orderStatus) {
    case 0:
      return isSessionOver ? 'closed' : 'in_progress'
    case 1:
      return 'authorised'
    case 3:
      return 'reversed'
    case 6:
      return isSessionOver || actionCode === SESSION_OVER ? 'closed' : 'declined'
    case 2:
    case 4:
      return capturedState(money)
    case 8:
      return money.capturedCents > 0 ? capturedState(money) : 'authorised'
    default:
      return 'in_progress'
  }
}

/** JCC says 4 for a refund of a part, too. */
const capturedState = ({ capturedCents, refundedCents }: Money): GatewayState =>
  refundedCents > 0 && refundedCents >= capturedCents ? 'refunded' : 'captured'

/** A refund in JCC's list; null where the list does not have it, undefined where there is no list. */
export function refundOf({ refunds }: JccOrder, key: string): RefundAnswer | null | undefined {
  if (refunds === undefined) return undefined
  const refund = refunds.find(({ externalRefundId }) => externalRefundId === key)
  if (refund === undefined) return null
  const gatewayRef = refund.referenceNumber ?? null
  if (refund.actionCode === 0) return { state: 'done', gatewayRef }
  if (refund.actionCode === undefined || refund.actionCode === null) return { state: 'pending', gatewayRef }
  return { state: 'failed', gatewayRef, failure: `actionCode ${refund.actionCode}` }
}
