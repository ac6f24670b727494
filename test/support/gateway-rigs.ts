import type { PaymentGateway, RawSignal } from '../../src/server/payments/gateway.ts'
import { createJccGateway } from '../../src/server/payments/gateways/jcc.ts'
import { createPayPalGateway } from '../../src/server/payments/gateways/paypal.ts'
import { createStripeGateway } from '../../src/server/payments/gateways/stripe.ts'
import { openBankServer } from './bank-server.ts'
import type { FaultyServer } from './faulty-server.ts'
import { openStripeServer, signStripe } from './stripe-server.ts'
import type { StripeIntent, StripeSession } from './stripe-state.ts'

export type RefundMode = 'done' | 'pending' | 'refused'
export type GatewayCall = 'start' | 'capture' | 'reverse' | 'refund'

/** An adapter, the server it talks to, and what buyers and banks do there. Payments are named by `gatewayRef`. */
export interface GatewayRig {
  gateway: PaymentGateway
  server: Pick<FaultyServer, 'calls' | 'failNext'>
  /** The path of a call that changes something. */
  paths: Record<GatewayCall, RegExp>
  /** Signals that were sent, as they arrive. */
  signals: RawSignal[]
  clock: { now: Date }
  approve(gatewayRef: string): Promise<unknown>
  decline(gatewayRef: string): Promise<unknown>
  takeOff(cents: number): void
  chargeBack(gatewayRef: string): Promise<unknown>
  setRefunds(mode: RefundMode): void
  endRefund(payment: { gatewayRef: string; key: string; state: 'done' | 'failed' }): Promise<unknown>
  /** The signal with another signature. */
  forge(signal: RawSignal): RawSignal
  close(): Promise<void>
}

const SIGNAL_URL = 'http://shop.test/api/payments/signals/'
const TIMEOUT_MS = 400
const START = new Date('2026-10-05T09:00:00Z')

async function openBankRig(provider: 'jcc' | 'paypal'): Promise<GatewayRig> {
  const clock = { now: START }
  const signals: RawSignal[] = []
  const server = await openBankServer({
    clock: () => clock.now,
    payPalSignalUrl: `${SIGNAL_URL}paypal`,
    behaviour: { isSignalFirst: true },
    send: async (url, { method = 'GET', body, headers }) => {
      signals.push({ method, url: new URL(url), headers: new Headers(headers), body: String(body ?? '') })
      return new Response()
    },
  })
  const options = { timeoutMs: TIMEOUT_MS, clock: () => clock.now }
  const isJcc = provider === 'jcc'
  return {
    gateway: isJcc
      ? createJccGateway({ ...server.jcc, ...options })
      : createPayPalGateway({ ...server.payPal, ...options }),
    server,
    paths: isJcc
      ? { start: /\/register/, capture: /\/deposit/, reverse: /\/reverse/, refund: /\/refund/ }
      : { start: /orders$/, capture: /\/capture$/, reverse: /\/void$/, refund: /\/refund$/ },
    signals,
    clock,
    approve: (gatewayRef) => server.act(gatewayRef, 'approve'),
    decline: (gatewayRef) => server.act(gatewayRef, 'decline'),
    takeOff: (amountOffCents) => server.bank.behave({ amountOffCents }),
    chargeBack: (gatewayRef) => server.bank.chargeBack(gatewayRef),
    setRefunds: (refunds) => server.bank.behave({ refunds }),
    endRefund: ({ gatewayRef, key, state }) => server.bank.endRefund(gatewayRef, key, state),
    forge: (signal) => (isJcc ? forgeQuery(signal) : forgeHeader(signal, 'PayPal-Transmission-Sig', 'bm8=')),
    close: server.close,
  }
}

function forgeQuery(signal: RawSignal): RawSignal {
  const url = new URL(signal.url)
  url.searchParams.set('orderNumber', 'another-1')
  return { ...signal, url }
}

function forgeHeader(signal: RawSignal, name: string, value: string): RawSignal {
  const headers = new Headers(signal.headers)
  headers.set(name, value)
  return { ...signal, headers }
}

async function openStripeRig(): Promise<GatewayRig> {
  const clock = { now: START }
  const signals: RawSignal[] = []
  const server = await openStripeServer({
    clock: () => clock.now,
    onEvent: ({ body, signature }) => {
      const headers = new Headers({ 'Stripe-Signature': signature })
      signals.push({ method: 'POST', url: new URL(`${SIGNAL_URL}stripe`), headers, body })
    },
  })
  let offCents = 0
  const sessionOf = (id: string) => server.state.sessions.find((one) => one.id === id) as StripeSession
  const intentOf = (id: string) => sessionOf(id).intent as StripeIntent
  const modes = { done: 'succeeded', pending: 'pending', refused: 'refused' } as const
  const { url, secretKey, webhookSecret } = server
  return {
    gateway: createStripeGateway({ url, secretKey, webhookSecret, timeoutMs: TIMEOUT_MS, clock: () => clock.now }),
    server,
    paths: {
      start: /POST .*sessions$/,
      capture: /POST .*\/capture$/,
      reverse: /POST .*\/cancel$/,
      refund: /POST .*refunds$/,
    },
    signals,
    clock,
    approve: async (gatewayRef) => server.approve(sessionOf(gatewayRef), offCents),
    decline: async (gatewayRef) => server.decline(sessionOf(gatewayRef)),
    takeOff: (cents) => {
      offCents = cents
    },
    chargeBack: async (gatewayRef) => {
      intentOf(gatewayRef).isDisputed = true
    },
    setRefunds: (mode) => {
      server.state.settings.refunds = modes[mode]
    },
    endRefund: async ({ gatewayRef, key, state }) => {
      const refund = intentOf(gatewayRef).refunds.find((one) => one.key === key)
      if (refund) refund.status = state === 'done' ? 'succeeded' : 'failed'
    },
    forge: (signal) => forgeHeader(signal, 'Stripe-Signature', signStripe(signal.body, clock.now, 'whsec_another')),
    close: server.close,
  }
}

/** Every adapter that takes money online. */
export const GATEWAY_RIGS: Record<'jcc' | 'stripe' | 'paypal', () => Promise<GatewayRig>> = {
  jcc: () => openBankRig('jcc'),
  stripe: openStripeRig,
  paypal: () => openBankRig('paypal'),
}
