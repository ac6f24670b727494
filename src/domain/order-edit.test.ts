import { expect, test } from 'vitest'
import { isEditable, lineChanges } from './order-edit.ts'
import { isReturnable } from './order-return.ts'
import { hasLeftShop, ORDER_STATUSES } from './order-status.ts'

const line = (productId: number, quantity: number) => ({ productId, sku: `SKU-${productId}`, quantity })

test('an order may be changed, may come back, or is at its end, and never two of these', () => {
  for (const status of ORDER_STATUSES) {
    expect(isEditable(status) && (hasLeftShop(status) || isReturnable(status)), status).toBe(false)
  }
  expect(ORDER_STATUSES.filter((status) => !isEditable(status) && !isReturnable(status))).toEqual([
    'cancelled',
    'returned',
  ])
})

test('the changes of lines name what grew, shrank, went and came, and nothing that stayed', () => {
  expect(lineChanges([line(1, 2), line(2, 1), line(3, 1)], [line(3, 1), line(1, 5), line(4, 2)])).toEqual([
    { productId: 1, sku: 'SKU-1', from: 2, to: 5 },
    { productId: 2, sku: 'SKU-2', from: 1, to: 0 },
    { productId: 4, sku: 'SKU-4', from: 0, to: 2 },
  ])
})
