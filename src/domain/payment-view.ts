import type { OrderStatus } from './order-status.ts'
import type { PaymentState, PaymentStatus } from './payment.ts'
import type { OrderPaymentMethod } from './shop-facts.ts'

/** How the payment of an order stands, for its buyer. */
export const PAYMENT_VIEW_STATES = [
  /** No payment is open: one can be started while `mayPay`. */
  'to_pay',
  /** The gateway has not decided yet. */
  'checking',
  'declined',
  'authorised',
  'paid',
  'awaiting_transfer',
  'due_on_delivery',
  'due_at_store',
  /** Staff look at it. */
  'review',
  'part_refunded',
  'refunded',
  /** It was not paid in time, and its order is cancelled. */
  'expired',
  /** The order was cancelled otherwise. */
  'cancelled',
] as const
export type PaymentViewState = (typeof PAYMENT_VIEW_STATES)[number]

export const GATEWAY_METHODS = ['credit_card', 'paypal'] as const
export type GatewayMethod = (typeof GATEWAY_METHODS)[number]

export const isGatewayMethod = (method: OrderPaymentMethod): method is GatewayMethod =>
  (GATEWAY_METHODS as readonly OrderPaymentMethod[]).includes(method)

/** Methods that a buyer whose payment failed may change to. */
export const RETRY_METHODS = [...GATEWAY_METHODS, 'bank_transfer'] as const
export type RetryMethod = (typeof RETRY_METHODS)[number]

interface Facts {
  status: OrderStatus
  paymentStatus: PaymentStatus
  /** The state of the newest attempt. */
  latest: PaymentState | null
}

/** @returns how a payment stands; an order's own payment status says more than its attempts wherever it is not unpaid */
export function viewStateOf({ status, paymentStatus, latest }: Facts): PaymentViewState {
  if (['paid', 'review', 'part_refunded', 'refunded'].includes(paymentStatus)) return paymentStatus as 'paid'
  if (status === 'cancelled') return latest === 'expired' ? 'expired' : 'cancelled'
  if (paymentStatus !== 'unpaid') return paymentStatus
  if (latest === 'started') return 'checking'
  return latest === 'declined' ? 'declined' : 'to_pay'
}
