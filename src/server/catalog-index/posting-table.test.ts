import fc from 'fast-check'
import { expect, test } from 'vitest'
import { savedAndLoaded } from '../../../test/support/saved-and-loaded.ts'
import { countBits, listBits } from './bitmap.ts'
import { PostingTable } from './posting-table.ts'

const again = (table: PostingTable) =>
  savedAndLoaded(
    (to) => table.save(to, 'postings'),
    (from) => PostingTable.load(from, 'postings', 8),
  )

function slotsOf(table: PostingTable, word: number): number[] {
  const set = table.union([[word], [word]])
  return [...listBits(set, countBits(set))]
}

/** Words from one product to nearly all of them: a number, short and long lists, bitmaps. */
const anyWords = fc.array(fc.constantFrom(0, 1, 2, 4, 60, 200, 900), { minLength: 1, maxLength: 12, size: 'max' })
const SLOTS = 3_000

test('a word keeps its slots, whether saved, loaded, renumbered or beside others that grow', () => {
  fc.assert(
    fc.property(anyWords, fc.integer({ min: 1, max: 97 }), fc.boolean(), (counts, step, isSaved) => {
      let table = new PostingTable(8)
      const expected = counts.map(() => [] as number[])
      for (const _ of counts) table.create()
      for (let slot = 0; slot < SLOTS; slot++) {
        for (const [word, count] of counts.entries()) {
          if ((slot * step + word) % SLOTS >= count) continue
          table.add(word, slot)
          table.add(word, slot)
          expected[word]?.push(slot)
        }
        if (isSaved && slot === SLOTS / 2) table = again(table)
      }
      for (const [word, slots] of expected.entries()) {
        expect(slotsOf(table, word)).toEqual(slots)
        expect(table.has(word)).toBe(slots.length > 0)
      }
      const odd = Int32Array.from({ length: SLOTS }, (_, slot) => (slot % 2 === 1 ? (slot - 1) / 2 : -1))
      const halved = table.renumbered(odd)
      for (const [word, slots] of expected.entries()) {
        expect(slotsOf(halved, word)).toEqual(slots.filter((slot) => slot % 2 === 1).map((slot) => (slot - 1) / 2))
      }
    }),
    { numRuns: 30 },
  )
})

test('short lists that grow past each other keep their slots, and are joined', () => {
  const table = new PostingTable()
  const words = Array.from({ length: 20_000 }, () => table.create())
  for (let round = 0; round < 6; round++) for (const word of words) table.add(word, round * 50_000 + word)
  for (const word of [0, 7_777, 19_999]) {
    expect(slotsOf(table, word)).toEqual(Array.from({ length: 6 }, (_, round) => round * 50_000 + word))
  }
  expect(countBits(table.union([words, words.slice(0, 500)]))).toBe(6 * words.length)
})

test('the number of a word without slots is given again after a renumbering', () => {
  const table = new PostingTable()
  const [first, second] = [table.create(), table.create()]
  table.add(first, 0)
  table.add(second, 1)
  const renumbered = table.renumbered(Int32Array.of(-1, 0))
  expect(renumbered.create()).toBe(first)
  expect(renumbered.create()).toBe(second + 1)
  expect(slotsOf(renumbered, second)).toEqual([0])
})
