import { describe, expect, test } from 'vitest'
import { PAYMENT_STATES, type PaymentState } from './payment.ts'
import { type Decision, decide, type GatewayAnswer, type OrderFacts, type PaymentFacts } from './payment-decision.ts'

const DUE = 12_900

const payment = (state: PaymentState, changes: Partial<PaymentFacts> = {}): PaymentFacts => ({
  state,
  amountCents: DUE,
  currency: 'EUR',
  capturedCents: 0,
  ...changes,
})
const order = (changes: Partial<OrderFacts> = {}): OrderFacts => ({
  totalCents: DUE,
  isPaidOtherwise: false,
  cancelled: null,
  isHoldOver: false,
  ...changes,
})
const answer = (state: GatewayAnswer['state'], changes: Partial<GatewayAnswer> = {}): GatewayAnswer => ({
  state,
  currency: 'EUR',
  authorisedCents: state === 'authorised' ? DUE : 0,
  capturedCents: state === 'captured' ? DUE : 0,
  isChargedBack: false,
  ...changes,
})
const OVER = order({ isHoldOver: true })
const EXPIRED = order({ isHoldOver: true, cancelled: 'unpaid' })
const CANCELLED = order({ isHoldOver: true, cancelled: 'by_person' })
const PAID = order({ isPaidOtherwise: true })
const captured = { to: 'captured', reopens: false } as const

const TABLE: [PaymentState, OrderFacts, GatewayAnswer | null, Decision][] = [
  ['created', order(), null, { to: null }],
  ['created', OVER, null, { to: 'expired' }],
  ['created', order(), answer('in_progress'), { to: 'started' }],
  ['created', order(), answer('captured'), captured],
  ['started', order(), answer('in_progress'), { to: null }],
  ['started', OVER, answer('in_progress'), { to: null }],
  ['started', order(), answer('authorised'), { to: 'authorised' }],
  ['started', order(), answer('captured'), captured],
  ['authorised', order(), answer('captured'), captured],
  ['authorised', order(), answer('authorised'), { to: null }],
  ['authorised', CANCELLED, answer('reversed'), { to: 'reversed' }],
  ['authorised', order(), answer('in_progress'), { to: null }],
  ['authorised', order(), answer('closed'), { to: 'expired' }],
  ['started', order(), answer('captured', { capturedCents: DUE - 1 }), { to: 'review', reason: 'amount_differs' }],
  ['started', order(), answer('captured', { capturedCents: DUE + 1 }), { to: 'review', reason: 'amount_differs' }],
  ['started', order(), answer('captured', { currency: 'USD' }), { to: 'review', reason: 'currency_differs' }],
  ['started', order(), answer('authorised', { authorisedCents: 1 }), { to: 'review', reason: 'amount_differs' }],
  ['started', order({ totalCents: DUE + 500 }), answer('captured'), { to: 'review', reason: 'order_changed' }],
  ['started', order(), answer('declined'), { to: 'declined' }],
  ['started', OVER, answer('declined'), { to: 'expired' }],
  ['declined', order(), answer('declined'), { to: null }],
  ['declined', order(), answer('in_progress'), { to: null }],
  ['declined', OVER, answer('declined'), { to: 'expired' }],
  ['declined', order(), answer('captured'), captured],
  ['started', order(), answer('closed'), { to: 'expired' }],
  ['declined', order(), answer('closed'), { to: 'expired' }],
  ['expired', EXPIRED, answer('captured'), { to: 'captured', reopens: true }],
  ['declined', EXPIRED, answer('captured'), { to: 'captured', reopens: true }],
  ['expired', CANCELLED, answer('captured'), { to: 'surplus' }],
  ['started', CANCELLED, answer('captured'), { to: 'surplus' }],
  ['started', PAID, answer('captured'), { to: 'surplus' }],
  ['expired', PAID, answer('captured'), { to: 'surplus' }],
  ['expired', order(), answer('closed'), { to: null }],
  ['expired', order(), answer('in_progress'), { to: null }],
]

test.each(TABLE)('%s, %o, %o', (state, facts, said, expected) => {
  expect(decide(payment(state), facts, said)).toEqual(expected)
})

describe('a payment whose money was captured', () => {
  const states = PAYMENT_STATES.filter((state) => !['reversed', 'refused'].includes(state))
  const answers = (
    ['in_progress', 'authorised', 'captured', 'declined', 'closed', 'reversed', 'refunded'] as const
  ).map((state) => answer(state))

  test.each(states)('is not changed by any late answer when it is %s', (state) => {
    for (const said of [...answers, null]) {
      for (const facts of [order(), OVER, EXPIRED, CANCELLED, PAID]) {
        const paid = payment(state, { capturedCents: DUE })
        expect(decide(paid, facts, said)).toEqual({ to: null })
      }
    }
  })

  test('is looked at once it is charged back', () => {
    const chargedBack = answer('captured', { isChargedBack: true })
    expect(decide(payment('captured', { capturedCents: DUE }), order(), chargedBack)).toEqual({
      to: 'review',
      reason: 'charged_back',
    })
    expect(decide(payment('review', { capturedCents: DUE }), order(), chargedBack)).toEqual({ to: null })
  })
})

test('the same answer a second time changes nothing', () => {
  for (const [state, facts, said] of TABLE) {
    const first = decide(payment(state), facts, said)
    if (first.to === null) continue
    const capturedCents = ['captured', 'surplus', 'review'].includes(first.to) ? (said?.capturedCents ?? 0) : 0
    const later = first.to === 'captured' ? { ...facts, cancelled: null } : facts
    const second = decide(payment(first.to, { capturedCents }), later, said)
    expect([null, first.to === 'declined' && facts.isHoldOver ? 'expired' : null]).toContain(second.to)
  }
})
