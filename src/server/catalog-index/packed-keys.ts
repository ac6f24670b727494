import { sharedLength } from '../../domain/shared-length.ts'
import type { Keys } from '../../domain/term-edits.ts'

/** One key of so many is whole. */
const STRIDE = 8
/** The two numbers before a key's own letters. */
const HEAD = 2

/**
 * Sorted keys as one text. A key says how many letters it shares with the one before, how many are its own, and which:
 * one of ten letters takes some 7 bytes, where a string of its own takes 40.
 */
export class PackedKeys implements Keys {
  readonly length: number
  readonly #text: string
  /** Where each whole key begins. */
  readonly #begins: Uint32Array

  constructor(keys: readonly string[]) {
    this.length = keys.length
    this.#begins = new Uint32Array(Math.ceil(keys.length / STRIDE))
    const pieces: string[] = []
    let end = 0
    for (const [place, key] of keys.entries()) {
      const isWhole = place % STRIDE === 0
      if (isWhole) this.#begins[place / STRIDE] = end
      const shared = isWhole ? 0 : sharedLength(keys[place - 1] as string, key)
      pieces.push(String.fromCharCode(shared, key.length - shared), key.slice(shared))
      end += HEAD + key.length - shared
    }
    this.#text = pieces.join('')
  }

  at(place: number): string | undefined {
    if (place < 0 || place >= this.length) return undefined
    let at = this.#begins[Math.floor(place / STRIDE)] as number
    let key = this.#keyAt(at, '')
    for (let left = place % STRIDE; left > 0; left--) {
      at = this.#after(at)
      key = this.#keyAt(at, key)
    }
    return key
  }

  *[Symbol.iterator](): Generator<string> {
    let key = ''
    for (let at = 0; at < this.#text.length; at = this.#after(at)) {
      key = this.#keyAt(at, key)
      yield key
    }
  }

  #keyAt(at: number, before: string): string {
    const own = at + HEAD
    return before.slice(0, this.#text.charCodeAt(at)) + this.#text.slice(own, this.#after(at))
  }

  #after(at: number): number {
    return at + HEAD + this.#text.charCodeAt(at + 1)
  }
}
