import { createHmac, randomUUID } from 'node:crypto'
import { openFaultyServer } from './faulty-server.ts'
import { stripeRoutes } from './stripe-routes.ts'
import { createStripeState, type StripeSession } from './stripe-state.ts'

export interface StripeEvent {
  body: string
  signature: string
}

interface Options {
  clock?: () => Date
  onEvent?: (event: StripeEvent) => void
}

export const STRIPE_KEYS = { secretKey: 'sk_test_contract', webhookSecret: 'whsec_contract' }

/** Stripe's signature of a body, at a second. */
export function signStripe(body: string, at: Date, secret = STRIPE_KEYS.webhookSecret): string {
  const seconds = Math.floor(at.valueOf() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}

/** Stripe's wire for Checkout, payments and refunds: with a memory, keys that replay and errors. */
export async function openStripeServer({ clock = () => new Date(), onEvent = () => {} }: Options = {}) {
  const state = createStripeState(clock)
  const routes = stripeRoutes(state, STRIPE_KEYS.secretKey)
  const server = await openFaultyServer((request) => routes.fetch(request))

  function emit(type: string, object: object): void {
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
    onEvent({ body, signature: signStripe(body, clock()) })
  }

  return {
    ...server,
    ...STRIPE_KEYS,
    state,
    /** The buyer pays; `offCents` is added to what is taken. */
    approve(session: StripeSession, offCents = 0): void {
      state.pay(session, offCents)
      emit('checkout.session.completed', state.sessionView(session, false))
    },
    decline: (session: StripeSession) => state.decline(session),
    expire(session: StripeSession): void {
      session.status = 'expired'
      emit('checkout.session.expired', state.sessionView(session, false))
    },
    emit,
  }
}

export type StripeServer = Awaited<ReturnType<typeof openStripeServer>>
