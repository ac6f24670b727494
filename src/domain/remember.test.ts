import { expect, test, vi } from 'vitest'
import { remember } from './remember.ts'

test('a result is made once, and again once so many others were made', () => {
  const make = vi.fn((text: string) => text.length)
  const lengthOf = remember(make, 2)
  expect(['a', 'bb', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 2])
  expect(make).toHaveBeenCalledTimes(2)
  expect(['ccc', 'a', 'a'].map(lengthOf)).toEqual([3, 1, 1])
  expect(make).toHaveBeenCalledTimes(4)
})
