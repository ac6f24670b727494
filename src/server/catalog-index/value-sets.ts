import { Bitmap } from './bitmap.ts'
import { COUNT_COMMON } from './count-common.ts'

const WORD_BITS = 32
const WORD_BYTES = 4
const PAGE_BYTES = 65_536
/** The program reads 128 bits at once. */
const WORDS_AT_ONCE = 4
const GROWTH = 1.25

const program = new WebAssembly.Module(Buffer.from(COUNT_COMMON, 'base64'))

type CountCommon = (one: number, other: number, bytes: number) => number

/**
 * The sets of slots of an index's values, in one memory with a program that counts 128 bits at once: five times as fast
 * as JavaScript. The first place is for the set that others are counted in.
 */
export class ValueSets {
  readonly #sets: Bitmap[] = []
  #words = WORDS_AT_ONCE
  #memory: Int32Array = new Int32Array(0)
  #countCommon: CountCommon = () => 0

  /** An empty set. Call `reserve` before each slot that is added to it. */
  add(): Bitmap {
    const set = new Bitmap()
    this.#sets.push(set)
    if ((this.#sets.length + 1) * this.#words > this.#memory.length) this.#move(this.#words)
    else this.#place(set, this.#sets.length)
    return set
  }

  /** Gives every set room for so many slots. */
  reserve(slots: number): void {
    const words = Math.ceil(slots / WORD_BITS)
    if (words > this.#words) this.#move(Math.max(words, Math.ceil(this.#words * GROWTH)))
  }

  /** Counts what one of these sets has in common with `set`; it is valid until it is called again, or a set is added. */
  counterIn(set: Bitmap): (one: Bitmap) => number {
    const words = Math.min(this.#words, roundUp(set.words.length))
    const counted = set.words.subarray(0, words)
    this.#memory.set(counted)
    this.#memory.fill(0, counted.length, words)
    return ({ words: { byteOffset } }) => this.#countCommon(0, byteOffset, words * WORD_BYTES)
  }

  #place(set: Bitmap, place: number): void {
    set.words = this.#memory.subarray(place * this.#words, (place + 1) * this.#words)
  }

  /** To a larger memory. One that grew in place would leave its views without it. */
  #move(words: number): void {
    this.#words = roundUp(words)
    const places = Math.ceil((this.#sets.length + 1) * GROWTH)
    const pages = Math.ceil((places * this.#words * WORD_BYTES) / PAGE_BYTES)
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages })
    const { countCommon } = new WebAssembly.Instance(program, { sets: { memory } }).exports
    this.#countCommon = countCommon as CountCommon
    this.#memory = new Int32Array(memory.buffer)
    for (const [at, set] of this.#sets.entries()) {
      const { words: old } = set
      this.#place(set, at + 1)
      set.words.set(old)
    }
  }
}

const roundUp = (words: number) => Math.ceil(words / WORDS_AT_ONCE) * WORDS_AT_ONCE
