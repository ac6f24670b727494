import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { savedAndLoaded } from '../../../test/support/saved-and-loaded.ts'
import { TermDictionary } from './term-dictionary.ts'

const key = string({ unit: constantFrom('a', 'b', 'γ', 'δ', '7'), minLength: 1, maxLength: 7 })
const added = array(tuple(key, integer({ min: 0, max: 40 })), { minLength: 1, maxLength: 60 })

const again = (dictionary: TermDictionary) =>
  savedAndLoaded(
    (to) => dictionary.save(to, 'terms'),
    (from) => TermDictionary.load(from, 'terms'),
  )

/** As a dictionary says that has this term alone, and is not packed. */
function isMisspelt(term: string, wanted: string): boolean {
  const one = new TermDictionary()
  one.add(term, 1, false)
  return one.misspelt({ key: wanted, most: 1, isPrefix: false }).length > 0
}

const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)

test('packed or not, loaded or not, it finds what was added', () => {
  assert(
    property(
      array(added, { minLength: 1, maxLength: 3 }),
      key,
      integer({ min: 0, max: 40 }),
      (batches, wanted, most) => {
        const dictionary = new TermDictionary()
        const all: [string, number][] = []
        for (const batch of batches) {
          for (const [term, word] of batch) dictionary.add(term, word, false)
          all.push(...batch)
          dictionary.pack(0)
        }
        dictionary.retain((word) => word <= most)
        dictionary.pack(0)
        const kept = all.filter(([, word]) => word <= most)
        const wordsOf = (isWanted: (term: string) => boolean) =>
          sorted(kept.filter(([term]) => isWanted(term)).map(([, word]) => word))
        for (const one of [dictionary, again(dictionary)]) {
          expect(sorted(one.find(wanted))).toEqual(wordsOf((term) => term === wanted))
          expect(sorted(one.withPrefix(wanted))).toEqual(wordsOf((term) => term.startsWith(wanted)))
          expect(sorted(one.misspelt({ key: wanted, most: 1, isPrefix: false }))).toEqual(
            wordsOf((term) => isMisspelt(term, wanted)),
          )
        }
      },
    ),
    { numRuns: 100 },
  )
})

test('many chunks are packed, added to and packed again', () => {
  const dictionary = new TermDictionary()
  const keyOf = (number: number) => `κ${number.toString(36)}`
  for (let number = 0; number < 3_000; number++) {
    dictionary.add(keyOf(number), number, number % 2 === 0)
    if (number % 700 === 0) dictionary.pack(0)
  }
  dictionary.pack(0)
  for (const one of [dictionary, again(dictionary)]) {
    for (const number of [0, 1, 255, 256, 257, 511, 512, 700, 2_999]) {
      expect(one.find(keyOf(number))).toEqual([number])
      expect(one.findSpelled(keyOf(number))).toBe(number % 2 === 0 ? number : undefined)
    }
    expect(one.withPrefix('κ')).toHaveLength(3_000)
    expect(one.find('κ')).toEqual([])
  }
})
