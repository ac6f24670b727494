import { expect, test } from 'vitest'
import { readLength, readNumber, readPower } from './read-number.ts'

test.each([
  ['−2,25', -2.25],
  ['+1.5', 1.5],
  [' 63 ', 63],
  ['–0.12', -0.12],
  ['', null],
  ['1.2.3', null],
  ['6 3', null],
  [undefined, null],
])('%s is %s', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test('powers are hundredths and lengths tenths', () => {
  expect([readPower('-6.13'), readPower('x'), readLength('31,5'), readLength('-1')]).toEqual([-613, null, 315, null])
})
