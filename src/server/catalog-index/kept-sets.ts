import { LRUCache } from 'lru-cache'
import { Arena, inArena } from './arena.ts'
import { type Bitmap, copyOf } from './bitmap.ts'

interface Kept {
  sets: readonly Bitmap[]
  arena: Arena
}

const MOST_KEPT = 8

/**
 * The sets that were asked for last, by key: a page asks for the same ones several times. They are valid until as many
 * others are kept.
 */
export class KeptSets {
  readonly #arenas: Arena[] = []
  readonly #kept = new LRUCache<string, Kept>({
    max: MOST_KEPT,
    dispose: ({ arena }) => {
      arena.reset()
      this.#arenas.push(arena)
    },
  })

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
    return kept
  }

  forget(): void {
    this.#kept.clear()
  }
}
