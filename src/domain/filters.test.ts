import { expect, test } from 'vitest'
import { pageCount, toggleFilter } from './filters.ts'

test('a filter holds one value, and selecting it again clears it', () => {
  const gold = toggleFilter({ isNew: true }, 'color', 'gold')
  expect(gold).toEqual({ isNew: true, color: 'gold' })
  expect(toggleFilter(gold, 'color', 'black')).toEqual({ isNew: true, color: 'black' })
  expect(toggleFilter(gold, 'color', 'gold')).toEqual({ isNew: true })
})

test('another colour family drops the exact colour of the former one', () => {
  const honey = toggleFilter({ colorFamily: 'tortoise', shape: 'round' }, 'color', 'honey')
  expect(honey).toEqual({ colorFamily: 'tortoise', shape: 'round', color: 'honey' })
  expect(toggleFilter(honey, 'colorFamily', 'blue')).toEqual({ colorFamily: 'blue', shape: 'round' })
  expect(toggleFilter(honey, 'colorFamily', 'tortoise')).toEqual({ shape: 'round' })
})

test.each([
  [0, 1],
  [1, 1],
  [12, 1],
  [13, 2],
  [71, 6],
])('%d products fill %d pages', (total, pages) => {
  expect(pageCount(total, 12)).toBe(pages)
})
