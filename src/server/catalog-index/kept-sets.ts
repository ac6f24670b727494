import { LRUCache } from 'lru-cache'
import { Arena, inArena } from './arena.ts'
import { type Bitmap, copyOf } from './bitmap.ts'

interface Kept {
  sets: readonly Bitmap[]
  arena: Arena
}

/** A page asks for as many at most. */
const LEAST_KEPT = 8
const MOST_KEPT = 500
/** In words of 32 bits: 4 MB. Of a million products, it is the least that is kept. */
const MOST_WORDS = 1 << 20

/**
 * The sets that were asked for last, by key: a page asks for the same ones several times, and many shoppers search for
 * the same. They are valid until `LEAST_KEPT` others are kept.
 */
export class KeptSets {
  readonly #arenas: Arena[] = []
  readonly #kept = new LRUCache<string, Kept>({
    max: MOST_KEPT,
    dispose: ({ arena }) => {
      this.#words -= arena.words
      arena.reset()
      this.#arenas.push(arena)
    },
  })
  #words = 0

  find(key: string): readonly Bitmap[] | undefined {
    return this.#kept.get(key)?.sets
  }

  /** @returns copies, one for all that are the same set */
  keep(key: string, sets: readonly Bitmap[]): readonly Bitmap[] {
    const arena = this.#arenas.pop() ?? new Arena()
    const copies = new Map<Bitmap, Bitmap>()
    inArena(arena, () => {
      for (const set of new Set(sets)) copies.set(set, copyOf(set))
    })
    const kept = sets.map((set) => copies.get(set) as Bitmap)
    this.#kept.set(key, { sets: kept, arena })
    this.#words += arena.words
    while (this.#words > MOST_WORDS && this.#kept.size > LEAST_KEPT) this.#kept.pop()
    return kept
  }

  forget(): void {
    this.#kept.clear()
  }
}
