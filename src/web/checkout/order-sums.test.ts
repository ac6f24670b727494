import { expect, test } from 'vitest'
import { orderSums } from './order-sums.ts'

test.each([
  { subtotal: 99.99, fee: 5, method: 'standard', cash: 0, shipping: 5, total: 104.99 },
  { subtotal: 100, fee: 0, method: 'standard', cash: 0, shipping: 0, total: 100 },
  { subtotal: 100, fee: 0, method: 'express', cash: 0, shipping: 15, total: 115 },
  { subtotal: 0.1 + 0.2, fee: 5, method: 'standard', cash: 0, shipping: 5, total: 5.3 },
  { subtotal: 50, fee: 5, method: 'locker', cash: 0, shipping: 3, total: 53 },
  { subtotal: 50, fee: 5, method: 'collection', cash: 0, shipping: 0, total: 50 },
  { subtotal: 50, fee: 5, method: 'standard', cash: 2.5, shipping: 5, total: 57.5 },
  { subtotal: 150, fee: 0, method: 'standard', cash: 0, abroad: 15, shipping: 15, total: 165 },
  { subtotal: 150, fee: 0, method: 'collection', cash: 0, abroad: 15, shipping: 0, total: 150 },
] as const)('$subtotal by $method comes to $total', ({ subtotal, fee, method, cash, shipping, total, ...more }) => {
  const cart = { subtotal, shipping: fee, expressShipping: 15, lockerShipping: 3 }
  expect(
    orderSums(cart, method, { cashFee: cash, feeAbroad: 'abroad' in more ? more.abroad : undefined }),
  ).toMatchObject({ shipping, cashFee: cash, total })
})
