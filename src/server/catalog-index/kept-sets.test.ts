import { expect, test } from 'vitest'
import { Arena, inArena } from './arena.ts'
import { type Bitmap, bitmapOf, countBits, listBits, roomFor } from './bitmap.ts'
import { KeptSets } from './kept-sets.ts'

const setOf = (at: number) => bitmapOf([at, 3 * at + 70, 1000 + at])
const bitsOf = (sets: readonly Bitmap[] | undefined) => sets?.map((set) => [...listBits(set, countBits(set))])

/** Keeps sets, and reads the last eight after each. Their memory is used by others in between. */
function keepMany(kept: KeptSets, number: number, room: number): void {
  const arena = new Arena()
  for (let at = 0; at < number; at++) {
    inArena(arena, () => kept.keep(`set ${at}`, [setOf(at), setOf(at + 1), roomFor(room)]))
    arena.take(500).fill(-1)
    arena.reset()
    arena.take(500).fill(-1)
    arena.reset()
    for (let last = Math.max(0, at - 7); last <= at; last++) {
      expect(bitsOf(kept.find(`set ${last}`))).toEqual(bitsOf([setOf(last), setOf(last + 1), roomFor(room)]))
    }
  }
}

test('the last sets are kept, whatever becomes of those that they were made of', () => {
  const kept = new KeptSets()
  keepMany(kept, 50, 2_000_000)
  expect(kept.find('set 30')).toBeUndefined()
})

test('sets that are kept no more are valid until the query ends', () => {
  const kept = new KeptSets()
  const query = new Arena()
  const all = inArena(query, () =>
    Array.from({ length: 30 }, (_, at) => kept.keep(`set ${at}`, [setOf(at), roomFor(2_000_000)])),
  )
  expect(kept.find('set 0')).toBeUndefined()
  expect(all.map((sets) => bitsOf(sets)?.[0])).toEqual(all.map((_, at) => bitsOf([setOf(at)])?.[0]))
  query.reset()
  const words = all.map(([set]) => set?.words.buffer)
  const [next] = inArena(query, () => kept.keep('next', [setOf(1)]))
  expect(words).toContain(next?.words.buffer)
})

test('of small sets, hundreds are kept', () => {
  const kept = new KeptSets()
  keepMany(kept, 600, 1)
  for (let at = 100; at < 600; at++) expect(bitsOf(kept.find(`set ${at}`))?.[0]).toEqual(bitsOf([setOf(at)])?.[0])
  expect(kept.find('set 99')).toBeUndefined()
})

test('one set in several places is one set', () => {
  const set = setOf(1)
  const [one, other, third] = new KeptSets().keep('same', [set, setOf(1), set])
  expect(third).toBe(one)
  expect(other).not.toBe(one)
})

test('nothing is kept once it is forgotten', () => {
  const kept = new KeptSets()
  kept.keep('set', [setOf(1)])
  kept.forget()
  expect(kept.find('set')).toBeUndefined()
  expect(bitsOf(kept.keep('other', [setOf(2)]))).toEqual(bitsOf([setOf(2)]))
})
