import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isInStock, mergeLines, quantityError } from './cart.ts'

test.each([
  [0, 1, 'out_of_stock'],
  [2, 1, null],
  [2, 2, null],
  [2, 3, 'not_enough_stock'],
  [500, 99, null],
  [500, 100, 'line_too_large'],
] as const)('with %d in stock, a line of %d has the error %s', (stock, quantity, error) => {
  expect(quantityError(stock, quantity)).toBe(error)
})

test('a product is in stock from one piece on', () => {
  expect([isInStock({ stock: 1 }), isInStock({ stock: 0 })]).toEqual([true, false])
})

describe('merging a guest’s lines into a user’s cart', () => {
  test('adds quantities up to the stock', () => {
    const user = [{ productId: 1, quantity: 1 }]
    const guest = [
      { productId: 1, quantity: 3 },
      { productId: 2, quantity: 1 },
      { productId: 3, quantity: 1 },
    ]
    const stock = new Map([
      [1, 2],
      [2, 5],
      [3, 0],
    ])
    expect(mergeLines(user, guest, (id) => stock.get(id) ?? 0)).toEqual({
      lines: [
        { productId: 1, quantity: 2 },
        { productId: 2, quantity: 1 },
      ],
      notice: {
        joined: 2,
        capped: [
          { productId: 1, wanted: 4, kept: 2 },
          { productId: 3, wanted: 1, kept: 0 },
        ],
      },
    })
  })

  const someLines = fc.uniqueArray(
    fc.record({ productId: fc.integer({ min: 1, max: 8 }), quantity: fc.integer({ min: 1, max: 120 }) }),
    { selector: (line) => line.productId },
  )
  test('never reduces the user’s lines, and never exceeds the stock by the guest’s part', () => {
    fc.assert(
      fc.property(someLines, someLines, fc.array(fc.nat(150), { minLength: 9, maxLength: 9 }), (user, guest, stock) => {
        const { lines } = mergeLines(user, guest, (id) => stock[id] ?? 0)
        const held = new Map(user.map((line) => [line.productId, line.quantity]))
        for (const line of user) {
          expect(lines.find((one) => one.productId === line.productId)?.quantity).toBeGreaterThanOrEqual(line.quantity)
        }
        for (const line of lines) {
          const most = Math.max(held.get(line.productId) ?? 0, Math.min(stock[line.productId] ?? 0, 99))
          expect(line.quantity).toBeLessThanOrEqual(most)
        }
        expect(new Set(lines.map((line) => line.productId)).size).toBe(lines.length)
      }),
    )
  })
})
