import { expect, test } from 'vitest'
import { isIban, normalizeIban } from './iban.ts'

test.each([
  ['CY17 0020 0128 0000 0012 0052 7600', true],
  ['gr16 0110 1250 0000 0001 2300 695', true],
  ['CY17 0020 0128 0000 0012 0052 7601', false],
  ['CY17', false],
  ['', false],
])('%s is an IBAN: %s', (typed, expected) => {
  expect(isIban(normalizeIban(typed))).toBe(expected)
})
