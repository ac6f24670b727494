import type Stripe from 'stripe'
import type { GatewayState, GatewayStatus, RefundAnswer } from '../gateway.ts'

const textOf = (id: string | { id: string } | null | undefined) => (typeof id === 'string' ? id : (id?.id ?? null))

/** The session's payment; null while there is none. Sessions are read with it expanded. */
export const intentOf = (session: Stripe.Checkout.Session): Stripe.PaymentIntent | null =>
  typeof session.payment_intent === 'object' ? session.payment_intent : null

export const intentIdOf = (session: Stripe.Checkout.Session): string | null => textOf(session.payment_intent)

export function toGatewayStatus(session: Stripe.Checkout.Session): GatewayStatus {
  const intent = intentOf(session)
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  const capturedCents = intent?.amount_received ?? 0
  const refundedCents = charge?.amount_refunded ?? 0
  return {
    reference: session.client_reference_id ?? '',
    gatewayRef: session.id,
    state: stateOf(session, intent, { capturedCents, refundedCents }),
    currency: (intent?.currency ?? session.currency ?? '').toUpperCase(),
    amountCents: session.amount_total ?? 0,
    authorisedCents: Math.max(capturedCents, intent?.amount_capturable ?? 0),
    capturedCents,
    refundedCents,
    isChargedBack: charge?.disputed ?? false,
  }
}

function stateOf(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
  money: { capturedCents: number; refundedCents: number },
): GatewayState {
  if (money.capturedCents > 0) return money.refundedCents >= money.capturedCents ? 'refunded' : 'captured'
  if (intent?.status === 'requires_capture') return 'authorised'
  if (session.status === 'expired') return 'closed'
  if (intent?.status === 'canceled') return 'reversed'
  // The page stays open for another card.
  if (session.status === 'open' && intent?.last_payment_error) return 'declined'
  // A slow means of payment that failed after the page was done.
  if (session.status === 'complete' && intent?.status === 'requires_payment_method') return 'closed'
  return 'in_progress'
}

export function toRefundAnswer({ id, status, failure_reason }: Stripe.Refund): RefundAnswer {
  if (status === 'succeeded') return { state: 'done', gatewayRef: id }
  if (status === 'pending' || status === 'requires_action') return { state: 'pending', gatewayRef: id }
  return { state: 'failed', gatewayRef: id, failure: failure_reason ?? status ?? 'failed' }
}
