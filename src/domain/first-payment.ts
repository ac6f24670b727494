import type { PaymentState, PaymentStatus } from './payment.ts'
import type { PaymentSettings } from './payment-settings.ts'
import { isGatewayMethod } from './payment-view.ts'
import type { OrderPaymentMethod } from './shop-facts.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

type FirstState = Extract<PaymentState, 'created' | 'awaiting_transfer' | 'due_on_delivery' | 'due_at_store'>

export interface FirstPayment {
  state: FirstState
  paymentStatus: PaymentStatus
  /** Null where the pieces are taken. */
  heldUntil: Date | null
}

/** How a payment by this method begins. */
export function firstPaymentOf(
  method: OrderPaymentMethod,
  now: Date,
  { holdMinutes, transferDays }: Pick<PaymentSettings, 'holdMinutes' | 'transferDays'>,
): FirstPayment {
  const inMs = (ms: number) => new Date(now.valueOf() + ms)
  if (isGatewayMethod(method)) {
    return { state: 'created', paymentStatus: 'unpaid', heldUntil: inMs(holdMinutes * MINUTE_MS) }
  }
  if (method === 'bank_transfer') {
    return { state: 'awaiting_transfer', paymentStatus: 'awaiting_transfer', heldUntil: inMs(transferDays * DAY_MS) }
  }
  const state = method === 'cash_on_delivery' ? 'due_on_delivery' : 'due_at_store'
  return { state, paymentStatus: state, heldUntil: null }
}
