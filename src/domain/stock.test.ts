import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Allocation, allocate, type FreePieces, freeOf, spreadEvenly } from './stock.ts'

const at = (store: string, productId: number, free: number): FreePieces => ({ store, productId, free })
const line = (productId: number, quantity: number) => ({ productId, quantity })
const taken = (allocations: Allocation[] | null) =>
  allocations?.map(({ store, productId, quantity }) => `${quantity} of ${productId} at ${store}`) ?? null

describe('an order is allocated', () => {
  test.each([
    ['to the one store that has all', [line(1, 2)], [at('a', 1, 1), at('b', 1, 2)], ['2 of 1 at b']],
    ['to the one with most free', [line(1, 1)], [at('a', 1, 1), at('b', 1, 5), at('c', 1, 3)], ['1 of 1 at b']],
    ['to the first of equal ones', [line(1, 1)], [at('a', 1, 2), at('b', 1, 2)], ['1 of 1 at a']],
    [
      'to one store for both products, though others have more of each',
      [line(1, 1), line(2, 1)],
      [at('a', 1, 9), at('b', 2, 9), at('c', 1, 1), at('c', 2, 1)],
      ['1 of 1 at c', '1 of 2 at c'],
    ],
    [
      'to two stores rather than three',
      [line(1, 3)],
      [at('a', 1, 1), at('b', 1, 1), at('c', 1, 2)],
      ['2 of 1 at c', '1 of 1 at a'],
    ],
    ['nowhere, where pieces are missing', [line(1, 3)], [at('a', 1, 1), at('b', 1, 1)], null],
    ['nowhere, where another product has the pieces', [line(1, 1)], [at('a', 2, 5)], null],
  ])('%s', (_, lines, available, expected) => {
    expect(taken(allocate(lines, available))).toEqual(expected)
  })

  test('to the preferred store where it has all, and else not', () => {
    const available = [at('a', 1, 5), at('b', 1, 2)]
    expect(taken(allocate([line(1, 2)], available, 'b'))).toEqual(['2 of 1 at b'])
    expect(taken(allocate([line(1, 3)], available, 'b'))).toEqual(['3 of 1 at a'])
  })

  const stores = ['a', 'b', 'c', 'd', ...'efghijklmn']
  const cases = fc.record({
    lines: fc.uniqueArray(fc.record({ productId: fc.nat(3), quantity: fc.integer({ min: 1, max: 6 }) }), {
      selector: ({ productId }) => productId,
      minLength: 1,
    }),
    free: fc.array(fc.array(fc.nat(4), { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 14 }),
  })

  test('exactly, from what is free, wherever that is enough', () => {
    fc.assert(
      fc.property(cases, ({ lines, free }) => {
        const available = free.flatMap((row, s) => row.map((pieces, id) => at(stores[s] ?? '', id, pieces)))
        const found = allocate(lines, available)
        const isEnough = lines.every(({ productId, quantity }) => sumOf(available, productId) >= quantity)
        expect(found !== null).toBe(isEnough)
        for (const { productId, quantity } of lines) {
          const own = found?.filter((one) => one.productId === productId) ?? []
          if (found) expect(own.reduce((sum, one) => sum + one.quantity, 0)).toBe(quantity)
          for (const one of own) {
            const offer = available.find(({ store, productId: id }) => store === one.store && id === productId)
            expect(one.quantity).toBeGreaterThan(0)
            expect(one.quantity).toBeLessThanOrEqual(offer?.free ?? 0)
          }
        }
      }),
    )
  })

  test('to one store whenever one has everything', () => {
    fc.assert(
      fc.property(cases, ({ lines, free }) => {
        const available = free.flatMap((row, s) => row.map((pieces, id) => at(stores[s] ?? '', id, pieces)))
        const hasAll = free.some((row) => lines.every(({ productId, quantity }) => (row[productId] ?? 0) >= quantity))
        fc.pre(hasAll)
        expect(new Set(allocate(lines, available)?.map(({ store }) => store)).size).toBe(1)
      }),
    )
  })

  test('to one of many stores, where others have more pieces but not of everything', () => {
    const many = Array.from({ length: 11 }, (_, s) => at(`shop-${s}`, 1, 9))
    const available = [...many, at('whole', 1, 1), at('whole', 2, 1)]
    const lines = [
      { productId: 1, quantity: 1 },
      { productId: 2, quantity: 1 },
    ]
    expect(allocate(lines, available)?.map(({ store }) => store)).toEqual(['whole', 'whole'])
  })
})

const sumOf = (available: readonly FreePieces[], id: number) =>
  available.reduce((sum, { productId, free }) => (productId === id ? sum + free : sum), 0)

test('what is reserved or kept back is not free, and nothing is less than free', () => {
  const level = { store: 'a', onHand: 5, reserved: 2, keepBack: 1 }
  expect(freeOf(level)).toBe(2)
  expect(freeOf({ ...level, keepBack: 9 })).toBe(0)
  expect(freeOf({ ...level, store: 'transit' })).toBe(0)
})

test('pieces without a place are spread as evenly as possible, the rest to the first stores', () => {
  expect(spreadEvenly(5, ['a', 'b', 'c'])).toEqual([
    { store: 'a', quantity: 2 },
    { store: 'b', quantity: 2 },
    { store: 'c', quantity: 1 },
  ])
  expect(spreadEvenly(1, ['a', 'b'])).toEqual([{ store: 'a', quantity: 1 }])
  expect(spreadEvenly(0, ['a'])).toEqual([])
})
