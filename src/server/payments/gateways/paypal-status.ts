import { GatewayError, type GatewayState, type GatewayStatus, type RefundAnswer } from '../gateway.ts'
import type { PayPalMovement, PayPalOrder } from './paypal-wire.ts'

/**
 * An order that is not approved by then counts as closed. It is captured by our own call only, so that none is charged
 * later. PayPal itself keeps it for hours.
 */
const SESSION_MS = 25 * 60_000

const CAPTURED = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']
const AUTHORISED = ['CREATED', 'PENDING', 'CAPTURED', 'PARTIALLY_CAPTURED']
const CHARGED_BACK = ['CHARGEBACK', 'BUYER_COMPLAINT']
const REFUND_STATES: Readonly<Record<string, RefundAnswer['state']>> = { COMPLETED: 'done', PENDING: 'pending' }

export const paymentsOf = (order: PayPalOrder) =>
  order.purchase_units[0]?.payments ?? { authorizations: [], captures: [], refunds: [] }

const sum = (movements: PayPalMovement[], states: readonly string[]) =>
  movements.filter(({ status }) => states.includes(status)).reduce((cents, { amount }) => cents + amount.cents, 0)

export const isPastSession = (order: PayPalOrder, now: Date): boolean =>
  order.create_time !== undefined && now.valueOf() > Date.parse(order.create_time) + SESSION_MS

export function toGatewayStatus(order: PayPalOrder, now: Date): GatewayStatus {
  const unit = order.purchase_units[0]
  const { authorizations, captures, refunds } = paymentsOf(order)
  const first = captures[0]?.amount ?? authorizations[0]?.amount ?? unit?.amount
  const amount = unit?.amount ?? first
  if (unit === undefined || amount === undefined)
    throw new GatewayError('PayPal answered without an amount', { isUnknown: true })
  const capturedCents = sum(captures, CAPTURED)
  const refundedCents = sum(refunds, ['COMPLETED'])
  return {
    reference: unit.custom_id ?? unit.reference_id ?? '',
    gatewayRef: order.id,
    state: stateOf(order, { capturedCents, refundedCents }, now),
    currency: first?.currency ?? amount.currency,
    amountCents: amount.cents,
    authorisedCents: Math.max(capturedCents, sum(authorizations, AUTHORISED)),
    capturedCents,
    refundedCents,
    isChargedBack: captures.some(({ status_details }) => CHARGED_BACK.includes(status_details?.reason ?? '')),
  }
}

function stateOf(order: PayPalOrder, money: { capturedCents: number; refundedCents: number }, now: Date): GatewayState {
  const { authorizations, captures } = paymentsOf(order)
  if (money.capturedCents > 0) return money.refundedCents >= money.capturedCents ? 'refunded' : 'captured'
  const last = captures.at(-1) ?? authorizations.at(-1)
  switch (last?.status) {
    case 'VOIDED':
      return 'reversed'
    case 'DECLINED':
    case 'DENIED':
    case 'FAILED':
      return isPastSession(order, now) ? 'closed' : 'declined'
    case 'CREATED':
      return 'authorised'
    case 'PENDING':
      return 'in_progress'
  }
  if (order.status === 'VOIDED' || isPastSession(order, now)) return 'closed'
  return 'in_progress'
}

export function toRefundAnswer({ id, status, status_details }: PayPalMovement): RefundAnswer {
  const state = REFUND_STATES[status] ?? 'failed'
  if (state !== 'failed') return { state, gatewayRef: id }
  return { state, gatewayRef: id, failure: `${status} ${status_details?.reason ?? ''}`.trim() }
}
