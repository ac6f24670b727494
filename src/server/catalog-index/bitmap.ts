import { takeWords } from './arena.ts'

/** A growable set of small non-negative integers, 32 per machine word. Intersections take O(largest / 32). */
export class Bitmap {
  words: Int32Array

  constructor(words: Int32Array = new Int32Array(0)) {
    this.words = words
  }

  has(bit: number): boolean {
    const word = bit >>> 5
    return word < this.words.length && ((this.words[word] as number) & (1 << bit)) !== 0
  }

  add(bit: number): void {
    const word = bit >>> 5
    if (word >= this.words.length) this.#grow(word + 1)
    this.words[word] = (this.words[word] as number) | (1 << bit)
  }

  delete(bit: number): void {
    const word = bit >>> 5
    if (word < this.words.length) this.words[word] = (this.words[word] as number) & ~(1 << bit)
  }

  addAll(other: Bitmap): void {
    const { words } = other
    if (words.length > this.words.length) this.#grow(words.length)
    const own = this.words
    for (let at = 0; at < words.length; at++) own[at] = (own[at] as number) | (words[at] as number)
  }

  #grow(length: number): void {
    const grown = takeWords(Math.max(length, Math.ceil(this.words.length * 1.25)))
    grown.set(this.words)
    grown.fill(0, this.words.length)
    this.words = grown
  }
}

/** An empty set with room for bits up to `last`, so that it does not grow while they are added. */
export const roomFor = (last: number) => new Bitmap(takeWords((last >>> 5) + 1).fill(0))

export function bitmapOf(bits: ArrayLike<number>): Bitmap {
  let last = 0
  for (let at = 0; at < bits.length; at++) last = Math.max(last, bits[at] as number)
  const set = roomFor(last)
  for (let at = 0; at < bits.length; at++) set.add(bits[at] as number)
  return set
}

/** The intersection of `sets`, which must not be empty. */
export function intersection(sets: readonly Bitmap[]): Bitmap {
  const length = Math.min(...sets.map((set) => set.words.length))
  const [one, other = one, ...others] = sets as [Bitmap, ...Bitmap[]]
  const common = takeWords(length)
  const a = one.words
  const b = other.words
  for (let at = 0; at < length; at++) common[at] = (a[at] as number) & (b[at] as number)
  for (const { words } of others) {
    for (let at = 0; at < length; at++) common[at] = (common[at] as number) & (words[at] as number)
  }
  return new Bitmap(common)
}

export function union(sets: readonly Bitmap[]): Bitmap {
  const all = new Bitmap()
  for (const set of sets) all.addAll(set)
  return all
}

/** What of `found` is in the other set, and what is not. */
export const split = (found: Bitmap, by: Bitmap): [Bitmap, Bitmap] => [intersection([found, by]), difference(found, by)]

/** The same set in the current arena's memory, or in its own. */
export const copyOf = (set: Bitmap): Bitmap => intersection([set])

export const isEmpty = (set: Bitmap) => !haveCommon(set, set)

export function haveCommon(one: Bitmap, other: Bitmap): boolean {
  const a = one.words
  const b = other.words
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) if (((a[at] as number) & (b[at] as number)) !== 0) return true
  return false
}

export function difference(set: Bitmap, excluded: Bitmap): Bitmap {
  const left = takeWords(set.words.length)
  left.set(set.words)
  const { words } = excluded
  const length = Math.min(left.length, words.length)
  for (let at = 0; at < length; at++) left[at] = (left[at] as number) & ~(words[at] as number)
  return new Bitmap(left)
}

export function countBits(set: Bitmap): number {
  return countCommon(set, set)
}

export function countCommon(one: Bitmap, other: Bitmap): number {
  const a = one.words
  const b = other.words
  const length = Math.min(a.length, b.length)
  const even = length - (length % 3)
  let count = 0
  // The counts of three words fit into nibbles, so the expensive half of the sum runs once for three words.
  for (let at = 0; at < even; at += 3) {
    const first = nibbleCounts((a[at] as number) & (b[at] as number))
    const second = nibbleCounts((a[at + 1] as number) & (b[at + 1] as number))
    const third = nibbleCounts((a[at + 2] as number) & (b[at + 2] as number))
    count += sumOfNibbles(first + second + third)
  }
  for (let at = even; at < length; at++) count += sumOfNibbles(nibbleCounts((a[at] as number) & (b[at] as number)))
  return count
}

const BLOCK = 4096

/** Yields the bits in ascending order, in blocks. The block is reused: copy what must outlive a step. */
export function forEachBlock(set: Bitmap, visit: (block: Int32Array, length: number) => void): void {
  const block = takeWords(BLOCK)
  const { words } = set
  let length = 0
  for (let at = 0; at < words.length; at++) {
    let word = words[at] as number
    while (word !== 0) {
      block[length++] = at * 32 + 31 - Math.clz32(word & -word)
      word &= word - 1
    }
    if (length > BLOCK - 32) {
      visit(block, length)
      length = 0
    }
  }
  visit(block, length)
}

/** The bits in ascending order. `count` must be the size of the set. */
export function listBits(set: Bitmap, count: number): Uint32Array {
  const bits = new Uint32Array(count)
  let filled = 0
  forEachBlock(set, (block, length) => {
    bits.set(block.subarray(0, length), filled)
    filled += length
  })
  return bits
}

/** The set after a renumbering that gives the slots of `liveSlots` their places in it. */
export function compactedBits(set: Bitmap, liveSlots: Uint32Array): Bitmap {
  const compacted = new Bitmap()
  for (const [slot, old] of liveSlots.entries()) if (set.has(old)) compacted.add(slot)
  return compacted
}

function nibbleCounts(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
}

function sumOfNibbles(nibbles: number): number {
  const bytes = (nibbles & 0x0f0f0f0f) + ((nibbles >>> 4) & 0x0f0f0f0f)
  return Math.imul(bytes, 0x01010101) >>> 24
}
