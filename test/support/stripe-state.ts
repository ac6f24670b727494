import { randomUUID } from 'node:crypto'

export interface StripeRefund {
  id: string
  amount: number
  status: 'succeeded' | 'pending' | 'failed'
  key: string
}

export interface StripeIntent {
  id: string
  status: 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled'
  amount: number
  received: number
  isDeclined: boolean
  isDisputed: boolean
  refunds: StripeRefund[]
}

export interface StripeSession {
  id: string
  reference: string
  amount: number
  currency: string
  isManual: boolean
  created: number
  expiresAt: number
  status: 'open' | 'complete' | 'expired'
  intent: StripeIntent | null
}

const ended = (refunds: StripeRefund[]) => refunds.filter(({ status }) => status !== 'failed')
const sum = (refunds: StripeRefund[]) => refunds.reduce((cents, { amount }) => cents + amount, 0)

/** What the Stripe of the tests remembers. */
export function createStripeState(clock: () => Date) {
  const sessions: StripeSession[] = []
  const seconds = () => Math.floor(clock().valueOf() / 1000)
  const settings = { refunds: 'succeeded' as StripeRefund['status'] | 'refused', errorsToStore: 0 }

  function intentOf(session: StripeSession): StripeIntent {
    session.intent ??= {
      id: `pi_${randomUUID()}`,
      status: 'requires_payment_method',
      amount: session.amount,
      received: 0,
      isDeclined: false,
      isDisputed: false,
      refunds: [],
    }
    return session.intent
  }

  function expireOld(): void {
    for (const session of sessions) {
      if (session.status === 'open' && session.expiresAt <= seconds()) session.status = 'expired'
    }
  }

  const refundView = (refund: StripeRefund, intent: StripeIntent) => ({
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    currency: 'eur',
    status: refund.status,
    payment_intent: intent.id,
    metadata: { key: refund.key },
    ...(refund.status === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {}),
  })

  const chargeView = ({ id, received, refunds, isDisputed }: StripeIntent) => ({
    id: `ch_${id}`,
    object: 'charge',
    amount_captured: received,
    amount_refunded: sum(ended(refunds)),
    disputed: isDisputed,
  })

  const intentView = (intent: StripeIntent) => ({
    id: intent.id,
    object: 'payment_intent',
    status: intent.status,
    currency: 'eur',
    amount: intent.amount,
    amount_received: intent.received,
    amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
    last_payment_error: intent.isDeclined ? { code: 'card_declined' } : null,
    latest_charge: intent.status === 'requires_payment_method' ? null : chargeView(intent),
  })

  const sessionView = (session: StripeSession, isExpanded: boolean) => ({
    id: session.id,
    object: 'checkout.session',
    client_reference_id: session.reference,
    amount_total: session.amount,
    currency: session.currency,
    created: session.created,
    expires_at: session.expiresAt,
    status: session.status,
    payment_status: session.intent?.status === 'succeeded' ? 'paid' : 'unpaid',
    url: session.status === 'open' ? `https://checkout.stripe.test/c/pay/${session.id}` : null,
    payment_intent: session.intent && (isExpanded ? intentView(session.intent) : session.intent.id),
    metadata: { reference: session.reference },
  })

  return {
    sessions,
    settings,
    seconds,
    expireOld,
    sessionView,
    intentView,
    refundView,
    refundable: (intent: StripeIntent) => intent.received - sum(ended(intent.refunds)),
    findIntent: (id: string) => sessions.map(({ intent }) => intent).find((intent) => intent?.id === id) ?? null,
    pay(session: StripeSession, offCents: number): void {
      const intent = intentOf(session)
      session.status = 'complete'
      intent.isDeclined = false
      intent.amount = session.amount + offCents
      intent.status = session.isManual ? 'requires_capture' : 'succeeded'
      if (!session.isManual) intent.received = intent.amount
    },
    decline(session: StripeSession): void {
      intentOf(session).isDeclined = true
    },
  }
}

export type StripeState = ReturnType<typeof createStripeState>
