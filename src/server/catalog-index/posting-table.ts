import { Bitmap, countBits, listBits, roomFor } from './bitmap.ts'
import { GapList } from './gap-list.ts'
import type { PartsReader, PartsWriter } from './parts-file.ts'
import { addToPosting, type LongPosting, loadLong, saveLong } from './postings.ts'
import { ShortLists } from './short-lists.ts'

const LEAST_WORDS = 64
const LONGEST_SHORT = 64
/** The set of so many hardly ever ends early, and would grow often. */
const MANY_WORDS = 100
const NONE = -1
const LONG = -2
/** The code of the short list at place 0; further ones are lower. */
const FIRST_SHORT = -3

/**
 * The posting lists of words, by the words' numbers. Most words of a large catalogue are codes of a single product, or
 * of the few of one model: a number for each word holds the only slot or says where the short list is. That takes less
 * than half of the memory of an array of lists.
 */
export class PostingTable {
  #codes: Int32Array = new Int32Array(LEAST_WORDS)
  #length = 0
  readonly #free: number[] = []
  /** The highest slot of all words; -1 without any. */
  #last = -1
  #short = new ShortLists()
  #long = new Map<number, LongPosting>()
  readonly #bitmapFrom: number | undefined

  /** @param bitmapFrom as for `addToPosting` */
  constructor(bitmapFrom?: number) {
    this.#bitmapFrom = bitmapFrom
  }

  /** A new word, without slots. */
  create(): number {
    const word = this.#free.pop() ?? this.#length++
    if (word >= this.#codes.length) {
      const grown = new Int32Array(Math.ceil(this.#length * 1.25))
      grown.set(this.#codes)
      this.#codes = grown
    }
    this.#codes[word] = NONE
    return word
  }

  has(word: number): boolean {
    return this.#codes[word] !== NONE
  }

  /** Adds a slot, which must not be lower than any slot of the word. */
  add(word: number, slot: number): void {
    this.#last = Math.max(this.#last, slot)
    const code = this.#codes[word] as number
    if (code === slot) return
    if (code === NONE) this.#codes[word] = slot
    else if (code === LONG) {
      this.#long.set(word, addToPosting(this.#long.get(word) as LongPosting, slot, this.#bitmapFrom))
    } else {
      const list = this.#listOf(code)
      if (list.last === slot) return
      list.add(slot)
      if (code <= FIRST_SHORT) this.#short.drop(FIRST_SHORT - code)
      this.#keep(word, list)
      if (this.#short.isWasteful) this.#pack()
    }
  }

  /** The slots of all these words, any of which may stand there twice. */
  union(lists: readonly (readonly number[])[]): Bitmap {
    const count = lists.reduce((sum, { length }) => sum + length, 0)
    const set = count < MANY_WORDS ? new Bitmap() : roomFor(this.#last)
    const long = new Set<number>()
    for (const words of lists) {
      for (const word of words) {
        const code = this.#codes[word] as number
        if (code >= 0) set.add(code)
        else if (code <= FIRST_SHORT) new GapList(this.#short.at(FIRST_SHORT - code)).addTo(set)
        else if (code === LONG) long.add(word)
      }
    }
    for (const word of long) {
      const posting = this.#long.get(word) as LongPosting
      if (posting instanceof GapList) posting.addTo(set)
      else set.addAll(posting)
    }
    return set
  }

  /** After a renumbering that keeps the order; -1 means that the slot was removed. */
  renumbered(newSlotOf: Int32Array): PostingTable {
    const table = new PostingTable(this.#bitmapFrom)
    for (let word = 0; word < this.#length; word++) {
      table.create()
      for (const slot of this.#slotsOf(word)) {
        const next = newSlotOf[slot] as number
        if (next >= 0) table.add(word, next)
      }
    }
    table.#findFree()
    return table
  }

  save(to: PartsWriter, name: string): void {
    this.#pack()
    to.put(`${name}/codes`, this.#codes.subarray(0, this.#length))
    to.put(`${name}/last`, Int32Array.of(this.#last))
    to.put(`${name}/short`, this.#short.bytes)
    saveLong(this.#long, to, name)
  }

  static load(from: PartsReader, name: string, bitmapFrom?: number): PostingTable {
    const table = new PostingTable(bitmapFrom)
    table.#codes = from.numbers('Int32Array', `${name}/codes`)
    table.#length = table.#codes.length
    table.#last = from.numbers('Int32Array', `${name}/last`)[0] as number
    table.#short = new ShortLists(from.numbers('Uint8Array', `${name}/short`))
    table.#long = loadLong(from, name)
    table.#findFree()
    return table
  }

  #listOf(code: number): GapList {
    if (code <= FIRST_SHORT) return GapList.of(this.#short.at(FIRST_SHORT - code))
    const list = new GapList()
    list.add(code)
    return list
  }

  #keep(word: number, list: GapList): void {
    if (list.bytes.length > LONGEST_SHORT) {
      this.#codes[word] = LONG
      this.#long.set(word, list)
    } else this.#codes[word] = FIRST_SHORT - this.#short.put(list.bytes)
  }

  #slotsOf(word: number): ArrayLike<number> & Iterable<number> {
    const code = this.#codes[word] as number
    if (code === NONE) return []
    if (code !== LONG) return this.#listOf(code).list()
    const posting = this.#long.get(word) as LongPosting
    return posting instanceof GapList ? posting.list() : listBits(posting, countBits(posting))
  }

  #pack(): void {
    const packed = new ShortLists()
    for (let word = 0; word < this.#length; word++) {
      const code = this.#codes[word] as number
      if (code <= FIRST_SHORT) this.#codes[word] = FIRST_SHORT - packed.put(this.#short.at(FIRST_SHORT - code))
    }
    this.#short = packed
  }

  #findFree(): void {
    for (let word = 0; word < this.#length; word++) if (!this.has(word)) this.#free.push(word)
  }
}
