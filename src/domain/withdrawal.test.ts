import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from './settings.ts'
import {
  goodsDueOn,
  isAllowedWithdrawalStep,
  refundDueOn,
  WITHDRAWAL_STATES,
  WITHDRAWAL_TRANSITIONS,
  withdrawalBasis,
  withdrawalRefund,
} from './withdrawal.ts'

const { shipping } = DEFAULT_SETTINGS

describe('the time to withdraw', () => {
  test.each([
    ['while the delivery is not known', '2027-05-01T00:00:00Z', null, 'law'],
    ['at 23:59:59 of day 14', '2026-11-24T21:59:59Z', '2026-11-10T08:00:00Z', 'law'],
    ['at midnight after day 14', '2026-11-24T22:00:00Z', '2026-11-10T08:00:00Z', 'promise'],
    // Delivered at half past midnight in Nicosia: the day before in UTC.
    ['counted in days of Cyprus', '2026-06-24T20:59:59Z', '2026-06-09T21:30:00Z', 'law'],
    ['over the end of summer time', '2026-11-03T21:59:59Z', '2026-10-20T08:00:00Z', 'law'],
    ['at the end of day 30', '2026-12-10T21:59:59Z', '2026-11-10T08:00:00Z', 'promise'],
    ['on day 31', '2026-12-10T22:00:00Z', '2026-11-10T08:00:00Z', 'late'],
    ['before the goods have come', '2026-11-09T08:00:00Z', '2026-11-10T08:00:00Z', 'law'],
  ])('%s', (_, stated, delivered, basis) => {
    expect(withdrawalBasis(new Date(stated), delivered === null ? null : new Date(delivered), 30)).toBe(basis)
  })

  test('is fourteen days for the goods and for the refund', () => {
    const stated = new Date('2026-11-24T21:59:59Z')
    expect([goodsDueOn(stated), refundDueOn(stated)]).toEqual(['2026-12-08', '2026-12-08'])
  })
})

describe('the refund', () => {
  const order = { subtotalCents: 8_000, shippingCents: 1_500, shippingMethod: 'express' as const, cashFeeCents: 0 }
  const line = (returning: number, more: object = {}) => ({
    priceCents: 4_000,
    quantity: 2,
    returned: 0,
    returning,
    deductionCents: 0,
    ...more,
  })
  const law = { basis: 'law' as const, shipping, refundableCents: 9_500 }

  test.each([
    ['everything after express delivery: the standard fee, not the surplus', order, [line(2)], law, 8_500],
    ['one piece of two: no delivery', order, [line(1)], law, 4_000],
    ['the rest of an order: delivery too', order, [line(1, { returned: 1 })], law, 4_500],
    ['under the promise: the goods alone', order, [line(2)], { ...law, basis: 'promise' as const }, 8_000],
    ['a worn piece: less what the wear has cost', order, [line(2, { deductionCents: 1_000 })], law, 7_500],
    ['never more than is left of what was paid', order, [line(2)], { ...law, refundableCents: 3_000 }, 3_000],
    ['the fee for cash, with everything', { ...order, cashFeeCents: 300 }, [line(2)], law, 8_800],
  ])('of %s', (_, sold, lines, rule, cents) => {
    expect(withdrawalRefund(sold, lines, rule).totalCents).toBe(cents)
  })

  test('is never below nothing and never more than was paid, whatever is deducted', () => {
    const cents = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(cents, cents, cents, fc.integer({ min: 0, max: 2 }), (deductionCents, refundableCents, fee, n) => {
        const sold = { ...order, cashFeeCents: fee }
        const { totalCents } = withdrawalRefund(sold, [line(n, { deductionCents })], { ...law, refundableCents })
        expect(totalCents).toBeGreaterThanOrEqual(0)
        expect(totalCents).toBeLessThanOrEqual(refundableCents)
      }),
    )
  })
})

test('every step leads to a state, and nothing is refunded before anybody knows the order', () => {
  for (const from of WITHDRAWAL_STATES) {
    for (const to of WITHDRAWAL_TRANSITIONS[from]) expect(WITHDRAWAL_STATES).toContain(to)
  }
  expect(isAllowedWithdrawalStep('acknowledged', 'refund_due')).toBe(false)
  expect(isAllowedWithdrawalStep('goods_due', 'received')).toBe(true)
})
