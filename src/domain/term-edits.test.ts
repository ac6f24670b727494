import { assert, boolean, constantFrom, integer, property, string, uniqueArray } from 'fast-check'
import { test } from 'vitest'
import { keyList, placesWithinEdits } from './term-edits.ts'

/** Optimal string alignment, as textbooks write it. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [at])
  for (let at = 0; at <= other.length; at++) rows[0]?.splice(at, 1, at)
  const of = (i: number, j: number) => rows[i]?.[j] as number
  for (let i = 1; i <= one.length; i++) {
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const edits = [of(i - 1, j) + 1, of(i, j - 1) + 1, of(i - 1, j - 1) + (isSame ? 0 : 1)]
      rows[i]?.push(Math.min(...edits, isSwapped ? of(i - 2, j - 2) + 1 : Infinity))
    }
  }
  return of(one.length, other.length)
}

const word = string({ unit: constantFrom('a', 'b', 'g'), maxLength: 8 })

test('finds the terms within so many edits, and those that begin so', () => {
  const wanted = [uniqueArray(word, { maxLength: 20 }), word, integer({ min: 1, max: 2 }), boolean()] as const
  assert(
    property(...wanted, (terms, key, most, isPrefix) => {
      const keys = terms.sort()
      const beginnings = (term: string) => Array.from({ length: term.length + 1 }, (_, end) => term.slice(0, end))
      const isNear = (term: string) =>
        (isPrefix ? beginnings(term) : [term]).some((text) => distance(text, key) <= most)
      const expected = keys.flatMap((term, at) => (isNear(term) ? [at] : []))
      const found = placesWithinEdits(keyList(keys), { key, most, isPrefix })
      return JSON.stringify(found) === JSON.stringify(expected)
    }),
    { numRuns: 500 },
  )
})
