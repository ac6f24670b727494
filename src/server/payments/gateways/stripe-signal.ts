import type Stripe from 'stripe'
import type { GatewaySignal, RawSignal } from '../gateway.ts'
import { callStripe } from './stripe-errors.ts'

/** Seconds between Stripe's signature and now; an older message was recorded by somebody. */
const TOLERANCE = 300

/** What the objects of the events that matter have in common. */
interface EventObject {
  object?: string
  id?: string
  client_reference_id?: string | null
  payment_intent?: string | { id: string } | null
  metadata?: Record<string, string> | null
}

/** Checks Stripe's signature; null for a message that is forged, unsigned or old. */
export async function readStripeSignal(
  stripe: Stripe,
  secret: string,
  { headers, body }: RawSignal,
  now: Date,
): Promise<GatewaySignal | null> {
  const event = verify(stripe, secret, { body, signature: headers.get('Stripe-Signature'), now })
  if (event === null) return null
  const about = event.data.object as EventObject
  const signal = { eventKey: event.id, kind: event.type }
  if (about.object === 'checkout.session') {
    return { ...signal, reference: about.client_reference_id ?? null, gatewayRef: about.id ?? null }
  }
  const reference = about.metadata?.reference
  if (reference !== undefined) return { ...signal, reference, gatewayRef: null }
  return { ...signal, ...(await findSession(stripe, about)) }
}

function verify(stripe: Stripe, secret: string, message: { body: string; signature: string | null; now: Date }) {
  if (message.signature === null) return null
  try {
    const { body, signature, now } = message
    return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, now.valueOf())
  } catch {
    return null
  }
}

/** Disputes, and refunds made at Stripe's own site, name the payment only. */
async function findSession(stripe: Stripe, { object, id, payment_intent }: EventObject) {
  const intent =
    object === 'payment_intent' ? id : typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
  if (intent === undefined) return { reference: null, gatewayRef: null }
  const found = await callStripe('find session', () =>
    stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }),
  )
  const session = found.data[0]
  return { reference: session?.client_reference_id ?? null, gatewayRef: session?.id ?? null }
}
