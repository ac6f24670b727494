import { expect, test } from 'vitest'
import type { LensJobState } from './lens-job.ts'
import { mayBuyerCancel } from './order-cancel.ts'
import { ORDER_STATUSES } from './order-status.ts'

test('a buyer may cancel until the order is being prepared', () => {
  expect(ORDER_STATUSES.filter((status) => mayBuyerCancel(status, []))).toEqual(['pending', 'confirmed'])
})

test.each<[LensJobState[], boolean]>([
  [['checking'], true],
  [['question', 'measuring'], true],
  [['refused'], true],
  [['approved'], false],
  [['checking', 'ordered'], false],
  [['ready'], false],
])('with lenses that are %j: %s', (states, may) => {
  expect(mayBuyerCancel('confirmed', states)).toBe(may)
})
