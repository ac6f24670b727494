import { expect, test } from 'vitest'
import { canBecome, OPEN_ORDER_STATUSES, ORDER_STATUSES, ORDER_TRANSITIONS } from './order-status.ts'

test.each([
  ['pending', 'confirmed', true],
  ['pending', 'delivered', false],
  ['shipped', 'cancelled', false],
  ['delivered', 'returned', true],
  ['cancelled', 'pending', false],
] as const)('%s → %s is allowed: %s', (from, to, may) => {
  expect(canBecome(from, to)).toBe(may)
})

test('an order starts as pending, never becomes pending again, and every status is reachable', () => {
  const reached = new Set<string>(['pending'])
  for (const status of reached) {
    for (const next of ORDER_TRANSITIONS[status as keyof typeof ORDER_TRANSITIONS]) reached.add(next)
  }
  expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort())
  expect(ORDER_STATUSES.every((status) => !canBecome(status, 'pending'))).toBe(true)
})

test('an order is open until it is delivered, cancelled or returned', () => {
  const done = ORDER_STATUSES.filter((status) => !OPEN_ORDER_STATUSES.includes(status))
  expect(done.sort()).toEqual(['cancelled', 'delivered', 'returned'])
})
