import { expect, test } from 'vitest'
import { hasCurrent } from './conditional-get.ts'

test.each([
  [undefined, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" , "c"', true],
  ['"b", "c"', false],
  ['a', false],
  ['"A"', false],
  ['*', true],
])('with If-None-Match: %s the client has "a": %s', (header, expected) => {
  expect(hasCurrent(header, '"a"')).toBe(expected)
})
