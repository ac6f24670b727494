import type { Keys } from '../../domain/term-edits.ts'

/** Keys as one text: a key of ten letters takes 12 bytes, where a string of its own takes 40. */
export class PackedKeys implements Keys {
  readonly length: number
  readonly #text: string
  /** Where each ends. */
  readonly #ends: Uint16Array

  /** @param keys less than 64 KB in all */
  constructor(keys: readonly string[]) {
    this.length = keys.length
    this.#text = keys.join('')
    this.#ends = new Uint16Array(keys.length)
    let end = 0
    for (const [place, key] of keys.entries()) {
      end += key.length
      this.#ends[place] = end
    }
  }

  at(place: number): string | undefined {
    const end = this.#ends[place]
    return end === undefined ? undefined : this.#text.slice(place === 0 ? 0 : this.#ends[place - 1], end)
  }
}

export const listKeys = (keys: Keys): string[] =>
  Array.from({ length: keys.length }, (_, place) => keys.at(place) as string)
