import { expect, test } from 'vitest'
import { isFittedInStore } from './wearer.ts'

test.each([
  [null, false],
  [2009, false],
  [2010, true],
  [2020, true],
])('born in %s, fitted in a store in 2026: %s', (birthYear, expected) => {
  expect(isFittedInStore(birthYear, 2026)).toBe(expected)
})
