/** A block holds so many sets of the size that is asked for first. */
const SETS_IN_BLOCK = 8
const LEAST_BLOCK = 1024

/**
 * Memory for sets that end together, used again for those after them. Of a million products a set has 125 KB, and a
 * query makes ten: the garbage of a few dozen queries would make V8 go through the whole catalogue.
 */
export class Arena {
  readonly #blocks: Int32Array[] = []
  readonly #setsInBlock: number
  #ends: (() => void)[] = []
  #place = 0
  #used = 0

  constructor(setsInBlock = SETS_IN_BLOCK) {
    this.#setsInBlock = setsInBlock
  }

  /** @param length in words of 32 bits; they hold anything */
  take(length: number): Int32Array {
    let block = this.#blocks[this.#place]
    while (block !== undefined && block.length < this.#used + length) {
      this.#used = 0
      block = this.#blocks[++this.#place]
    }
    if (block === undefined) {
      block = new Int32Array(Math.max(LEAST_BLOCK, length * this.#setsInBlock))
      this.#blocks.push(block)
    }
    this.#used += length
    return block.subarray(this.#used - length, this.#used)
  }

  /** How much memory it has, in words of 32 bits. */
  get words(): number {
    return this.#blocks.reduce((sum, { length }) => sum + length, 0)
  }

  /** Ends all that was taken. */
  reset(): void {
    this.#place = 0
    this.#used = 0
    const ends = this.#ends
    this.#ends = []
    for (const end of ends) end()
  }

  /** Calls `end` at the next reset. */
  atReset(end: () => void): void {
    this.#ends.push(end)
  }
}

let current: Arena | null = null

/**
 * Sets that `work` makes are made in the arena, and must be copied to outlive it. With `null` they have memory of their
 * own.
 */
export function inArena<Result>(arena: Arena | null, work: () => Result): Result {
  const outer = current
  current = arena
  try {
    return work()
  } finally {
    current = outer
  }
}

/** Calls `end` once what is taken of the current arena ends; at once without one. */
export const atEnd = (end: () => void): void => (current === null ? end() : current.atReset(end))

/** Of the current arena, or without one of its own. */
export const takeWords = (length: number): Int32Array => current?.take(length) ?? new Int32Array(length)
