import { expect, test } from 'vitest'
import { stepFrom } from './use-combobox.ts'

test('the arrows move through the options and the text field, wrapping around', () => {
  const down = [-1, 0, 1].map((active) => stepFrom(active, 1, 2))
  const up = [-1, 1, 0].map((active) => stepFrom(active, -1, 2))
  expect(down).toEqual([0, 1, -1])
  expect(up).toEqual([1, 0, -1])
})
