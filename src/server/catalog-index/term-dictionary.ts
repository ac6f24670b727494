import { firstPlace } from '../../domain/first-place.ts'
import { endOfPrefix, type KeyList, keyList, type Misspelt, placesWithinEdits } from '../../domain/term-edits.ts'
import { isInflection } from '../../domain/word-ending.ts'
import type { PartsReader, PartsWriter } from './parts-file.ts'

const CHUNK = 512

interface Chunk {
  keys: string[]
  /** Twice the word's number, and one more where the key is the word's own spelling. */
  entries: number[]
  /** The keys, made ready once they are needed. */
  list?: KeyList | undefined
}

/**
 * Sorted keys with the numbers of the words that have them, in chunks: O(log keys) to find, O(512) to insert. Several
 * words can share a key. Sorted rather than hashed because shoppers type prefixes.
 */
export class TermDictionary {
  readonly #chunks: Chunk[] = [{ keys: [], entries: [] }]

  /** The words that have the key. */
  find(key: string): number[] {
    return this.#entriesOf(key).map(wordOf)
  }

  /** The word that is spelled so. */
  findSpelled(key: string): number | undefined {
    const entry = this.#entriesOf(key).find((one) => one % 2 === 1)
    return entry === undefined ? undefined : wordOf(entry)
  }

  add(key: string, word: number, isSpelled: boolean): void {
    const place = this.#placeOf(key)
    const chunk = this.#chunks[place] as Chunk
    const at = lowerBound(chunk.keys, key)
    // A substring would keep the whole source text in memory.
    chunk.keys.splice(at, 0, Buffer.from(key).toString())
    chunk.entries.splice(at, 0, 2 * word + (isSpelled ? 1 : 0))
    chunk.list = undefined
    if (chunk.keys.length > CHUNK) {
      const second = { keys: chunk.keys.splice(CHUNK / 2), entries: chunk.entries.splice(CHUNK / 2) }
      this.#chunks.splice(place + 1, 0, second)
    }
  }

  /** The words with keys that are the stem with an ending; none where the key is its own stem. */
  inflections(key: string, stem: string): number[] {
    return stem === key ? [] : this.withPrefix(stem, (other) => isInflection(other, stem))
  }

  withPrefix(prefix: string, isWanted?: (key: string) => boolean): number[] {
    const found: number[] = []
    for (let place = this.#placeOf(prefix); place < this.#chunks.length; place++) {
      const { keys, entries } = this.#chunks[place] as Chunk
      const from = lowerBound(keys, prefix)
      const to = endOfPrefix(keys, prefix, from)
      for (let at = from; at < to; at++)
        if (isWanted === undefined || isWanted(keys[at] as string)) found.push(wordOf(entries[at] as number))
      if (to < keys.length) break
    }
    return found
  }

  /** The words that a misspelt one may stand for. */
  misspelt(wanted: Misspelt): number[] {
    return this.#chunks.flatMap((chunk) => {
      chunk.list ??= keyList(chunk.keys)
      return placesWithinEdits(chunk.list, wanted).map((at) => wordOf(chunk.entries[at] as number))
    })
  }

  retain(isKept: (word: number) => boolean): void {
    const chunks = this.#chunks.splice(0).map(({ keys, entries }) => ({
      keys: keys.filter((_, at) => isKept(wordOf(entries[at] as number))),
      entries: entries.filter((entry) => isKept(wordOf(entry))),
    }))
    const filled = chunks.filter(({ keys }) => keys.length > 0)
    for (const chunk of filled.length > 0 ? filled : chunks.slice(0, 1)) this.#chunks.push(chunk)
  }

  save(to: PartsWriter, name: string): void {
    to.put(`${name}/keys`, Buffer.from(this.#chunks.map(({ keys }) => keys.join('\n')).join('\n')))
    to.put(`${name}/entries`, Uint32Array.from(this.#chunks.flatMap(({ entries }) => entries)))
  }

  static load(from: PartsReader, name: string): TermDictionary {
    const dictionary = new TermDictionary()
    const entries = from.numbers('Uint32Array', `${name}/entries`)
    const keys = entries.length === 0 ? [] : from.text(`${name}/keys`).split('\n')
    for (let at = 0; at < keys.length; at += CHUNK / 2) {
      const chunk = { keys: keys.slice(at, at + CHUNK / 2), entries: Array.from(entries.subarray(at, at + CHUNK / 2)) }
      if (at === 0) dictionary.#chunks[0] = chunk
      else dictionary.#chunks.push(chunk)
    }
    return dictionary
  }

  #entriesOf(key: string): number[] {
    const found: number[] = []
    for (let place = this.#placeOf(key); place < this.#chunks.length; place++) {
      const { keys, entries } = this.#chunks[place] as Chunk
      let at = lowerBound(keys, key)
      while (keys[at] === key) found.push(entries[at++] as number)
      if (at < keys.length) break
    }
    return found
  }

  /** The last chunk that begins before the key, which may be the last of one and the first of the next. */
  #placeOf(key: string): number {
    const begins = (place: number) => (this.#chunks[place] as Chunk).keys[0] as string
    return firstPlace(1, this.#chunks.length, (place) => begins(place) >= key) - 1
  }
}

const wordOf = (entry: number) => entry >>> 1

const lowerBound = (keys: readonly string[], key: string): number =>
  firstPlace(0, keys.length, (place) => (keys[place] as string) >= key)
