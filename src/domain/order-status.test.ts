import { expect, test } from 'vitest'
import {
  hasLeftShop,
  isAllowedStep,
  mayBecome,
  OPEN_ORDER_STATUSES,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderStatus,
} from './order-status.ts'
import { ORDER_VIEWS } from './order-views.ts'
import { PERMISSIONS } from './permissions.ts'

test('an order starts as pending, never becomes pending again, and every status is reachable', () => {
  const reached = new Set<string>(['pending'])
  for (const status of reached) {
    for (const next of ORDER_TRANSITIONS[status as keyof typeof ORDER_TRANSITIONS]) reached.add(next)
  }
  expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort())
  expect(Object.values(ORDER_TRANSITIONS).flat()).not.toContain('pending')
})

test('an order is open until it is delivered, cancelled or returned', () => {
  const done = ORDER_STATUSES.filter((status) => !OPEN_ORDER_STATUSES.includes(status))
  expect(done.sort()).toEqual(['cancelled', 'delivered', 'returned'])
})

test('a step is allowed along the transitions only', () => {
  const allowed = ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.filter((to) => isAllowedStep(from, to)).map((to) => `${from} ${to}`),
  )
  const transitions = Object.entries(ORDER_TRANSITIONS).flatMap(([from, next]) => next.map((to) => `${from} ${to}`))
  expect(allowed.sort()).toEqual(transitions.sort())
})

test('an order that has left the shop cannot be cancelled, and every open one that has not can', () => {
  for (const status of OPEN_ORDER_STATUSES) expect(isAllowedStep(status, 'cancelled')).toBe(!hasLeftShop(status))
})

test('the next steps are those that the permissions allow', () => {
  const paid = (status: OrderStatus) => ({ status, paymentStatus: 'paid' as const })
  expect(mayBecome(paid('in_fulfilment'), ['orders.view', 'orders.edit'])).toEqual(['shipped', 'ready_for_collection'])
  expect(mayBecome(paid('in_fulfilment'), ['orders.edit', 'orders.cancel'])).toContain('cancelled')
  expect(mayBecome(paid('pending'), ['orders.view'])).toEqual([])
  expect(mayBecome(paid('delivered'), PERMISSIONS)).toEqual([])
})

test('an order without its money can only be cancelled, and one that has left the shop goes on', () => {
  for (const paymentStatus of ['unpaid', 'awaiting_transfer', 'review', 'refunded'] as const) {
    expect(mayBecome({ status: 'pending', paymentStatus }, PERMISSIONS)).toEqual(['cancelled'])
    expect(mayBecome({ status: 'shipped', paymentStatus }, PERMISSIONS)).toEqual(['delivered'])
  }
  for (const paymentStatus of ['authorised', 'paid', 'due_on_delivery', 'due_at_store', 'part_refunded'] as const) {
    expect(mayBecome({ status: 'pending', paymentStatus }, PERMISSIONS)).toEqual(['confirmed', 'cancelled'])
  }
})

test('every status has a view of its own, and the open view shows the open ones', () => {
  for (const status of ORDER_STATUSES) expect(ORDER_VIEWS[status]).toEqual([status])
  expect(ORDER_VIEWS.open).toEqual(OPEN_ORDER_STATUSES)
})
