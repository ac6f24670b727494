import { expect, test } from 'vitest'
import { refundOfLines } from './refund-lines.ts'

const lines = [
  { id: 1, quantity: 2, priceCents: 12_050, refunded: 1 },
  { id: 2, quantity: 1, priceCents: 4_000, refunded: 0 },
]

test('lines are worth their price as sold, with delivery', () => {
  const wanted = {
    lines: [
      { orderItemId: 1, quantity: 1 },
      { orderItemId: 2, quantity: 1 },
    ],
    shippingCents: 500,
  }
  expect(refundOfLines(lines, 500, wanted)).toEqual({
    lines: [
      { orderItemId: 1, quantity: 1, amountCents: 12_050 },
      { orderItemId: 2, quantity: 1, amountCents: 4_000 },
    ],
    amountCents: 16_550,
  })
})

test.each([
  ['a piece that was refunded before', { lines: [{ orderItemId: 1, quantity: 2 }], shippingCents: 0 }],
  ['a line of another order', { lines: [{ orderItemId: 3, quantity: 1 }], shippingCents: 0 }],
  ['no piece', { lines: [{ orderItemId: 2, quantity: 0 }], shippingCents: 0 }],
  ['more delivery than was paid', { lines: [], shippingCents: 501 }],
])('%s is refused', (_, wanted) => {
  expect(refundOfLines(lines, 500, wanted)).toBeNull()
})
