import { expect, test } from 'vitest'
import { Arena, inArena } from './arena.ts'
import { type Bitmap, bitmapOf, countBits, listBits } from './bitmap.ts'
import { KeptSets } from './kept-sets.ts'

const setOf = (at: number) => bitmapOf([at, 3 * at + 70, 1000 + at])
const bitsOf = (sets: readonly Bitmap[] | undefined) => sets?.map((set) => [...listBits(set, countBits(set))])

test('the last sets are kept, whatever becomes of those that they were made of', () => {
  const kept = new KeptSets()
  const arena = new Arena()
  for (let at = 0; at < 50; at++) {
    inArena(arena, () => kept.keep(`set ${at}`, [setOf(at), setOf(at + 1)]))
    arena.take(500).fill(-1)
    arena.reset()
    arena.take(500).fill(-1)
    arena.reset()
    for (let last = Math.max(0, at - 7); last <= at; last++) {
      expect(bitsOf(kept.find(`set ${last}`))).toEqual(bitsOf([setOf(last), setOf(last + 1)]))
    }
  }
  expect(kept.find('set 41')).toBeUndefined()
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
