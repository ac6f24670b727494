import { expect, test } from 'vitest'
import { orderSums } from './order-sums.ts'

test.each([
  { subtotal: 99.99, fee: 5, method: 'standard', cash: 0, shipping: 5, total: 104.99, vat: 16.76 },
  { subtotal: 100, fee: 0, method: 'standard', cash: 0, shipping: 0, total: 100, vat: 15.97 },
  { subtotal: 100, fee: 0, method: 'express', cash: 0, shipping: 15, total: 115, vat: 18.36 },
  { subtotal: 0.1 + 0.2, fee: 5, method: 'standard', cash: 0, shipping: 5, total: 5.3, vat: 0.85 },
  { subtotal: 50, fee: 5, method: 'locker', cash: 0, shipping: 3, total: 53, vat: 8.46 },
  { subtotal: 50, fee: 5, method: 'collection', cash: 0, shipping: 0, total: 50, vat: 7.98 },
  { subtotal: 50, fee: 5, method: 'standard', cash: 2.5, shipping: 5, total: 57.5, vat: 9.18 },
] as const)('$subtotal by $method comes to $total', ({ subtotal, fee, method, cash, shipping, total, vat }) => {
  const cart = { subtotal, shipping: fee, expressShipping: 15, lockerShipping: 3 }
  expect(orderSums(cart, method, cash)).toMatchObject({ shipping, cashFee: cash, total, vat })
})
