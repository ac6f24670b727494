import { firstPlace } from '../../domain/first-place.ts'

/** Ids by the hash of a text, in ascending order of the hashes. */
export interface SavedHashes {
  hashes: Uint32Array
  ids: Int32Array
}

/**
 * Ids by a text that is not kept: what it finds may belong to another text, or to none any more, so the caller compares.
 * Takes 8 bytes an id.
 */
export class HashedIds {
  #saved: SavedHashes
  readonly #added = new Map<string, Set<number>>()

  constructor(saved: SavedHashes = { hashes: new Uint32Array(), ids: new Int32Array() }) {
    this.#saved = saved
  }

  find(text: string): number[] {
    const { hashes, ids } = this.#saved
    const hash = hashOf(text)
    const found = [...(this.#added.get(text) ?? [])].reverse()
    const first = firstPlace(0, hashes.length, (place) => (hashes[place] as number) >= hash)
    for (let at = first; hashes[at] === hash; at++) found.push(ids[at] as number)
    return found
  }

  add(text: string, id: number): void {
    const known = this.#added.get(text)
    if (known === undefined) this.#added.set(text, new Set([id]))
    else known.add(id)
  }

  /** Forgets what was added. */
  rebase(saved: SavedHashes): void {
    this.#saved = saved
    this.#added.clear()
  }
}

/** So many places fit beside a hash into a double. */
export const MOST_HASHED = 2 ** 21

/** @param entries at most `MOST_HASHED` */
export function hashed(entries: readonly (readonly [text: string, id: number])[]): SavedHashes {
  const all = Float64Array.from(entries, ([text], at) => hashOf(text) * MOST_HASHED + at).sort()
  const places = Array.from(all, (one) => one % MOST_HASHED)
  return {
    hashes: Uint32Array.from(all, (one) => Math.floor(one / MOST_HASHED)),
    ids: Int32Array.from(places, (at) => (entries[at] as readonly [string, number])[1]),
  }
}

/** FNV-1a, over UTF-16. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
