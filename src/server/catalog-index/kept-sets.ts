import { LRUCache } from 'lru-cache'
import { Arena, atEnd, inArena } from './arena.ts'
import { type Bitmap, copyOf } from './bitmap.ts'

interface Kept {
  sets: readonly Bitmap[]
  arena: Arena
}

/** However large they are. */
const LEAST_KEPT = 8
const MOST_KEPT = 500
/** In words of 32 bits: 4 MB. Of a million products, it is the least that is kept. */
const MOST_WORDS = 1 << 20

/**
 * The sets that were asked for last, by key: a page asks for the same ones several times, and many shoppers search for
 * the same. They are valid until the query ends.
 */
export class KeptSets {
  readonly #arenas: Arena[] = []
  readonly #kept = new LRUCache<string, Kept>({
    max: MOST_KEPT,
    dispose: ({ arena }) => {
      this.#words -= arena.words
      atEnd(() => {
        arena.reset()
        this.#arenas.push(arena)
      })
    },
  })
  #words = 0

  find(key: string): readonly Bitmap[] | undefined {
    return this.#kept.get(key)?.sets
  }

  /** @returns copies, one for all that are the same set */
  keep(key: string, sets: readonly Bitmap[]): readonly Bitmap[] {
    const arena = this.#arenas.pop() ?? new Arena(1)
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
