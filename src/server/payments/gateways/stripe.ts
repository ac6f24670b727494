import type Stripe from 'stripe'
import { loadStripe } from '../../lazy-packages.ts'
import type {
  GatewayRefund,
  GatewayStatus,
  PaymentGateway,
  PaymentToStart,
  RefundAnswer,
  StartedPayment,
} from '../gateway.ts'
import { GatewayError } from '../gateway.ts'
import { checkRefundAmount, refused } from './call-gateway.ts'
import { createStripeClient } from './stripe-client.ts'
import { callStripe, callWithKey } from './stripe-errors.ts'
import { readStripeSignal } from './stripe-signal.ts'
import { intentIdOf, toGatewayStatus, toRefundAnswer } from './stripe-status.ts'

export interface StripeOptions {
  secretKey: string
  webhookSecret: string
  /** Instead of Stripe's own, for tests. */
  url?: string | undefined
  timeoutMs?: number
  clock?: () => Date
}

type Session = Stripe.Checkout.Session

/** Stripe takes no session of less than 30 minutes; the rest is for repetitions of a call. */
const SESSION_SECONDS = 45 * 60
/** How far back a session is looked for whose id was lost. */
const SEARCH_SECONDS = 24 * 3600
const SEARCHED_SESSIONS = 500

/** Cards by Stripe Checkout. https://docs.stripe.com/api/checkout/sessions */
export function createStripeGateway(options: StripeOptions): PaymentGateway {
  const now = options.clock ?? (() => new Date())
  const stripe = createStripeClient(options)
  const getIntent = async (gatewayRef: string): Promise<string> => {
    const session = await callStripe('get session', () => stripe.checkout.sessions.retrieve(gatewayRef))
    if (session.id !== gatewayRef) throw new GatewayError('Stripe answered about another session', { isUnknown: true })
    return intentIdOf(session) ?? Promise.reject(refused('the session has no payment'))
  }

  return {
    provider: 'stripe',
    start: (payment) => callStripe('start', () => start(stripe, payment, now())),
    readSignal: (signal) => readStripeSignal(stripe, options.webhookSecret, signal, now()),
    findStatus: (payment) => callStripe('get session', () => findStatus(stripe, payment, now())),
    async capture({ gatewayRef, amountCents, key }) {
      const intent = await getIntent(gatewayRef)
      await changeIntent(stripe, intent, 'succeeded', (idempotencyKey) =>
        stripe.paymentIntents.capture(intent, { amount_to_capture: amountCents }, { idempotencyKey }),
      )(key)
    },
    async reverse({ gatewayRef, key }) {
      const intent = await getIntent(gatewayRef)
      await changeIntent(stripe, intent, 'canceled', (idempotencyKey) =>
        stripe.paymentIntents.cancel(intent, {}, { idempotencyKey }),
      )(key)
    },
    async refund(refund) {
      checkRefundAmount(refund)
      return sendRefund(stripe, refund, await getIntent(refund.gatewayRef))
    },
    async findRefund({ gatewayRef, key, refundRef }) {
      if (refundRef !== null) {
        return toRefundAnswer(await callStripe('get refund', () => stripe.refunds.retrieve(refundRef)))
      }
      const intent = await getIntent(gatewayRef)
      const refund = await callStripe('list refunds', () => findRefund(stripe, intent, key))
      return refund && toRefundAnswer(refund)
    },
  }
}

async function start(stripe: Stripe, payment: PaymentToStart, now: Date): Promise<StartedPayment> {
  const { reference } = payment
  const metadata = { reference }
  const startedAt = payment.startedAt ?? now
  const parameters: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    client_reference_id: reference,
    customer_email: payment.email,
    locale: payment.language,
    success_url: payment.returnUrl,
    cancel_url: payment.returnUrl,
    // The same for every repetition: a key refuses other parameters.
    expires_at: Math.floor(startedAt.valueOf() / 1000) + SESSION_SECONDS,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: payment.amountCents,
          product_data: { name: payment.description },
        },
      },
    ],
    metadata,
    payment_intent_data: {
      capture_method: payment.isAuthorisationOnly ? 'manual' : 'automatic',
      description: payment.description,
      metadata,
    },
  }
  const session = await callWithKey(
    `start-${reference}`,
    (idempotencyKey) => stripe.checkout.sessions.create(parameters, { idempotencyKey }),
    () => findSession(stripe, reference, now),
  )
  if (!session.url) throw new GatewayError('Stripe answered without a page', { isUnknown: true })
  return { gatewayRef: session.id, payUrl: session.url }
}

async function findStatus(
  stripe: Stripe,
  { reference, gatewayRef }: { reference: string; gatewayRef: string | null },
  now: Date,
): Promise<GatewayStatus | null> {
  const id = gatewayRef ?? (await findSession(stripe, reference, now))?.id
  if (id === undefined) return null
  try {
    return toGatewayStatus(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }))
  } catch (error) {
    if (error instanceof loadStripe().errors.StripeError && error.code === 'resource_missing') return null
    throw error
  }
}

/** Stripe can't be asked for a session by our number: the last ones are looked through. */
async function findSession(stripe: Stripe, reference: string, now: Date): Promise<Session | null> {
  const since = Math.floor(now.valueOf() / 1000) - SEARCH_SECONDS
  let searched = 0
  for await (const session of stripe.checkout.sessions.list({ limit: 100, created: { gte: since } })) {
    if (session.client_reference_id === reference) return session
    searched += 1
    if (searched === SEARCHED_SESSIONS) return null
  }
  return null
}

/** A capture or a cancellation; one that is done already is left alone. */
const changeIntent =
  (
    stripe: Stripe,
    intent: string,
    target: Stripe.PaymentIntent.Status,
    change: (key: string) => Promise<Stripe.PaymentIntent>,
  ) =>
  (key: string) =>
    callStripe('change payment', async () => {
      const find = async () => {
        const current = await stripe.paymentIntents.retrieve(intent)
        return current.status === target ? current : null
      }
      return (await find()) ?? (await callWithKey(key, change, find))
    })

/** Stripe forgets keys after a day or more, its refunds never: they are looked at first. */
async function sendRefund(stripe: Stripe, refund: GatewayRefund, intent: string): Promise<RefundAnswer> {
  const find = () => findRefund(stripe, intent, refund.key)
  const parameters = { payment_intent: intent, amount: refund.amountCents, metadata: { key: refund.key } }
  try {
    return await callStripe('refund', async () => {
      const create = (key: string) => stripe.refunds.create(parameters, { idempotencyKey: key })
      return toRefundAnswer((await find()) ?? (await callWithKey(`refund-${refund.key}`, create, find)))
    })
  } catch (error) {
    if (!(error instanceof GatewayError) || error.isUnknown) throw error
    return { state: 'failed', gatewayRef: null, failure: error.message }
  }
}

async function findRefund(stripe: Stripe, intent: string, key: string): Promise<Stripe.Refund | null> {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 })) {
    if (refund.metadata?.key === key) return refund
  }
  return null
}
