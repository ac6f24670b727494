import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundableCents, spreadRefund, statusAfterRefund } from './refund.ts'

const somePayment = fc.integer({ min: 0, max: 50_000 }).chain((capturedCents) =>
  fc.record({
    capturedCents: fc.constant(capturedCents),
    refundedCents: fc.integer({ min: 0, max: capturedCents }),
    pendingCents: fc.integer({ min: 0, max: 10_000 }),
  }),
)

test('a refund is spread without a cent too much of any payment', () => {
  fc.assert(
    fc.property(fc.array(somePayment, { maxLength: 4 }), fc.integer({ min: -5, max: 120_000 }), (some, amount) => {
      const payments = some.map((payment, index) => ({ ...payment, id: index + 1 }))
      const most = payments.reduce((sum, payment) => sum + refundableCents(payment), 0)
      const parts = spreadRefund(amount, payments)
      const isPossible = amount > 0 && amount <= most
      expect(parts === null).toBe(!isPossible)
      expect((parts ?? []).reduce((sum, part) => sum + part.amountCents, 0)).toBe(isPossible ? amount : 0)
      for (const part of parts ?? []) {
        const payment = payments.find(({ id }) => id === part.paymentId)
        expect(part.amountCents).toBeLessThanOrEqual(payment ? refundableCents(payment) : 0)
      }
    }),
  )
})

test('the newest payment is refunded first', () => {
  const paid = { capturedCents: 500, refundedCents: 0, pendingCents: 0 }
  expect(
    spreadRefund(700, [
      { id: 1, ...paid },
      { id: 2, ...paid },
    ]),
  ).toEqual([
    { paymentId: 2, amountCents: 500 },
    { paymentId: 1, amountCents: 200 },
  ])
})

test.each([
  [10_000, 10_000, 'paid'],
  [10_000, 12_000, 'paid'],
  [10_000, 9_999, 'part_refunded'],
  [10_000, 0, 'refunded'],
] as const)('an order of %i cents with %i left is %s', (total, net, status) => {
  expect(statusAfterRefund(total, net)).toBe(status)
})
