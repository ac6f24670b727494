import { expect, test } from 'vitest'
import { solveLinear } from './solve-linear.ts'

test('solves equations whose first pivot is zero', () => {
  expect(
    solveLinear(
      [
        [0, 2],
        [3, 1],
      ],
      [4, 5],
    ),
  ).toEqual([1, 2])
})

test('leaves at zero what is not determined', () => {
  expect(
    solveLinear(
      [
        [1, 1],
        [2, 2],
      ],
      [3, 6],
    ),
  ).toEqual([3, 0])
})
