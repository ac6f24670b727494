import { expect, test } from 'vitest'
import { pageCount, toggleFilter } from './filters.ts'

test('a filter holds one value, and selecting it again clears it', () => {
  const gold = toggleFilter({ isNew: true }, 'color', 'gold')
  expect(gold).toEqual({ isNew: true, color: 'gold' })
  expect(toggleFilter(gold, 'color', 'black')).toEqual({ isNew: true, color: 'black' })
  expect(toggleFilter(gold, 'color', 'gold')).toEqual({ isNew: true })
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
