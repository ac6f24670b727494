import { isAllowedPaymentStep, type PaymentState } from './payment.ts'

/** What a gateway says, as far as a decision needs it. Amounts are integer cents. */
export interface GatewayAnswer {
  state: 'in_progress' | 'authorised' | 'captured' | 'declined' | 'closed' | 'reversed' | 'refunded'
  currency: string
  authorisedCents: number
  capturedCents: number
  isChargedBack: boolean
}

export interface PaymentFacts {
  state: PaymentState
  amountCents: number
  currency: string
  /** Captured before, whatever the state says. */
  capturedCents: number
}

export interface OrderFacts {
  totalCents: number
  /** Another payment of the order is captured or authorised. */
  isPaidOtherwise: boolean
  /** By the shop, since it was not paid in time; by a person; or not at all. */
  cancelled: 'unpaid' | 'by_person' | null
  /** Its pieces are no longer kept for it. */
  isHoldOver: boolean
}

export type Decision =
  | { to: null }
  | { to: 'started' | 'authorised' | 'declined' | 'expired' | 'reversed' }
  /** Money is there. `reopens`: the order was cancelled as unpaid; where its pieces are gone, it is a surplus. */
  | { to: 'captured'; reopens: boolean }
  | { to: 'surplus' }
  | { to: 'review'; reason: ReviewReason }

export type ReviewReason = 'amount_differs' | 'currency_differs' | 'order_changed' | 'charged_back' | 'transfer_short'

const NOTHING: Decision = { to: null }

/**
 * What a gateway's answer changes. It may come late, twice or out of order: what is known already changes nothing, and
 * no payment goes back.
 * @param answer null where the gateway does not know the payment
 */
export function decide(payment: PaymentFacts, order: OrderFacts, answer: GatewayAnswer | null): Decision {
  const decision = decideFreely(payment, order, answer)
  if (decision.to === null || decision.to === payment.state) return NOTHING
  return isAllowedPaymentStep(payment.state, decision.to) ? decision : NOTHING
}

function decideFreely(payment: PaymentFacts, order: OrderFacts, answer: GatewayAnswer | null): Decision {
  if (answer === null) return order.isHoldOver && isOpen(payment.state) ? { to: 'expired' } : NOTHING
  if (payment.capturedCents > 0) return answer.isChargedBack ? { to: 'review', reason: 'charged_back' } : NOTHING
  switch (answer.state) {
    case 'captured':
    case 'refunded':
      return moneyProblem(payment, order, answer, answer.capturedCents) ?? decideCapture(order)
    case 'authorised':
      return moneyProblem(payment, order, answer, answer.authorisedCents) ?? { to: 'authorised' }
    case 'reversed':
      return payment.state === 'authorised' ? { to: 'reversed' } : { to: 'declined' }
    case 'declined':
      return order.isHoldOver ? { to: 'expired' } : { to: 'declined' }
    case 'closed':
      return { to: 'expired' }
    case 'in_progress':
      return { to: 'started' }
  }
}

const isOpen = (state: PaymentState) => state === 'created' || state === 'started' || state === 'declined'

function moneyProblem(payment: PaymentFacts, order: OrderFacts, answer: GatewayAnswer, cents: number): Decision | null {
  if (answer.currency !== payment.currency) return { to: 'review', reason: 'currency_differs' }
  if (cents !== payment.amountCents) return { to: 'review', reason: 'amount_differs' }
  if (order.isPaidOtherwise || order.cancelled !== null) return null
  return payment.amountCents === order.totalCents ? null : { to: 'review', reason: 'order_changed' }
}

function decideCapture({ isPaidOtherwise, cancelled }: OrderFacts): Decision {
  if (isPaidOtherwise || cancelled === 'by_person') return { to: 'surplus' }
  return { to: 'captured', reopens: cancelled === 'unpaid' }
}
