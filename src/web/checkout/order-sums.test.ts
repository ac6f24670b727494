import { expect, test } from 'vitest'
import { orderSums } from './order-sums.ts'

test.each([
  { subtotal: 99.99, fee: 5, method: 'standard', shipping: 5, total: 104.99, vat: 16.76 },
  { subtotal: 100, fee: 0, method: 'standard', shipping: 0, total: 100, vat: 15.97 },
  { subtotal: 100, fee: 0, method: 'express', shipping: 15, total: 115, vat: 18.36 },
  { subtotal: 0.1 + 0.2, fee: 5, method: 'standard', shipping: 5, total: 5.3, vat: 0.85 },
] as const)('$subtotal by $method comes to $total', ({ subtotal, fee, method, shipping, total, vat }) => {
  expect(orderSums({ subtotal, shipping: fee, expressShipping: 15 }, method)).toMatchObject({ shipping, total, vat })
})
