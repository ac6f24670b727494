import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  openStripeServer,
  type StripeEvent,
  type StripeServer,
  signStripe,
} from '../../../../test/support/stripe-server.ts'
import type { StripeSession } from '../../../../test/support/stripe-state.ts'
import type { PaymentGateway, PaymentToStart, RawSignal } from '../gateway.ts'
import { createStripeGateway } from './stripe.ts'

const START = new Date('2026-10-05T09:00:00Z')
const UNKNOWN = { name: 'GatewayError', isUnknown: true }

let now: Date
let server: StripeServer
let gateway: PaymentGateway
let events: StripeEvent[]
beforeEach(async () => {
  now = START
  events = []
  server = await openStripeServer({ clock: () => now, onEvent: (event) => events.push(event) })
  gateway = createStripeGateway({ ...server, clock: () => now })
})
afterEach(() => server.close())

const payment: PaymentToStart = {
  reference: 'EL-10017-1',
  amountCents: 5_000,
  language: 'el',
  email: 'maria@example.com',
  description: 'Παραγγελία EL-10017',
  returnUrl: 'http://shop.test/back',
  signalUrl: 'http://shop.test/api/payments/signals/stripe',
  expiresInSeconds: 1200,
  isAuthorisationOnly: false,
}
const session = () => server.state.sessions[0] as StripeSession
const signal = (event: StripeEvent | undefined): RawSignal => ({
  method: 'POST',
  url: new URL(payment.signalUrl),
  headers: new Headers({ 'Stripe-Signature': event?.signature ?? '' }),
  body: event?.body ?? '',
})

async function paid(): Promise<string> {
  const { gatewayRef } = await gateway.start(payment)
  server.approve(session())
  return gatewayRef
}

test('an error that Stripe repeats for its key does not stop a payment for ever', async () => {
  server.state.settings.errorsToStore = 1
  await expect(gateway.start(payment)).rejects.toMatchObject(UNKNOWN)
  expect(await gateway.start(payment)).toMatchObject({ gatewayRef: session().id })
  expect(server.state.sessions).toHaveLength(1)
})

test('an error that Stripe repeats for a refund makes no second one', async () => {
  const gatewayRef = await paid()
  server.state.settings.errorsToStore = 1
  const refund = { gatewayRef, amountCents: 1_000, key: 'refund-1', refundableCents: 5_000 }
  await expect(gateway.refund(refund)).rejects.toMatchObject(UNKNOWN)
  expect(await gateway.refund(refund)).toMatchObject({ state: 'done' })
  expect(session().intent?.refunds).toHaveLength(1)
})

test('a repetition whose time differs finds the payment of the first', async () => {
  const first = await gateway.start(payment)
  now = new Date(START.valueOf() + 90_000)
  expect(await gateway.start(payment)).toEqual(first)
  expect(server.state.sessions).toHaveLength(1)
})

test('a payment whose id was lost is found by its reference', async () => {
  const gatewayRef = await paid()
  const status = await gateway.findStatus({ reference: payment.reference, gatewayRef: null })
  expect(status).toMatchObject({ gatewayRef, state: 'captured' })
})

test('money of another session that Stripe answers about is not moved', async () => {
  const other = await paid()
  const { gatewayRef } = await gateway.start({ ...payment, reference: 'EL-10018-1' })
  const send = fetch
  const aboutOther = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) => send(String(url).replace(`sessions/${gatewayRef}`, `sessions/${other}`), init))
  const refund = gateway.refund({ gatewayRef, amountCents: 500, key: 'one', refundableCents: 5_000 })
  await expect(refund).rejects.toMatchObject(UNKNOWN)
  aboutOther.mockRestore()
  expect(await gateway.findRefund({ gatewayRef: other, key: 'one', refundRef: null })).toBeNull()
})

test('a signal that is older than five minutes is refused', async () => {
  await paid()
  now = new Date(START.valueOf() + 299_000)
  expect(await gateway.readSignal(signal(events[0]))).not.toBeNull()
  now = new Date(START.valueOf() + 301_000)
  expect(await gateway.readSignal(signal(events[0]))).toBeNull()
})

test('a dispute is about the session that its payment belongs to', async () => {
  const gatewayRef = await paid()
  server.emit('charge.dispute.created', { object: 'dispute', id: 'dp_1', payment_intent: session().intent?.id })
  expect(await gateway.readSignal(signal(events[1]))).toMatchObject({
    reference: payment.reference,
    gatewayRef,
    kind: 'charge.dispute.created',
  })
})

test('a signed event about something else names no payment', async () => {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'payout.paid', data: { object: { id: 'po_1' } } })
  const read = await gateway.readSignal(signal({ body, signature: signStripe(body, now) }))
  expect(read).toEqual({ eventKey: 'evt_1', kind: 'payout.paid', reference: null, gatewayRef: null })
})
