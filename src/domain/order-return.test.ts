import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundDueCents } from './order-return.ts'
import { DEFAULT_SETTINGS } from './settings.ts'

const order = (subtotalCents: number, shippingCents: number, shippingMethod: 'standard' | 'express' = 'standard') => ({
  subtotalCents,
  shippingCents,
  shippingMethod,
})
const line = (priceCents: number, quantity: number, returned: number, returning: number) => ({
  priceCents,
  quantity,
  returned,
  returning,
})

test.each([
  ['one of two pieces', order(8_000, 500), [line(4_000, 2, 0, 1)], 4_000],
  ['the last piece, with standard delivery', order(8_000, 500), [line(4_000, 2, 1, 1)], 4_500],
  [
    'everything, without what express delivery cost more',
    order(8_000, 1_500, 'express'),
    [line(4_000, 2, 0, 2)],
    8_500,
  ],
  ['everything of an order with free delivery', order(20_000, 0), [line(20_000, 1, 0, 1)], 20_000],
  ['one line of two', order(8_000, 500), [line(5_000, 1, 0, 1), line(3_000, 1, 0, 0)], 5_000],
])('owed for %s', (_, sold, lines, cents) => {
  expect(refundDueCents(sold, lines, DEFAULT_SETTINGS.shipping)).toBe(cents)
})

test('in however many parts an order comes back, the same is owed in all, and never more than was paid', () => {
  const pieces = fc.integer({ min: 1, max: 9 })
  fc.assert(
    fc.property(pieces, fc.integer({ min: 1, max: 50_000 }), fc.boolean(), (quantity, priceCents, isExpress) => {
      const subtotal = quantity * priceCents
      const shipping = isExpress ? 1_500 : subtotal >= 10_000 ? 0 : 500
      const sold = order(subtotal, shipping, isExpress ? 'express' : 'standard')
      const whole = refundDueCents(sold, [line(priceCents, quantity, 0, quantity)], DEFAULT_SETTINGS.shipping)
      const parts = Array.from({ length: quantity }, (__, returned) =>
        refundDueCents(sold, [line(priceCents, quantity, returned, 1)], DEFAULT_SETTINGS.shipping),
      )
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole)
      expect(whole).toBeLessThanOrEqual(subtotal + shipping)
    }),
  )
})
