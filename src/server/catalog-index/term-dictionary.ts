import { firstPlace } from '../../domain/first-place.ts'
import { isInflection } from '../../domain/search/word-ending.ts'
import {
  endOfPrefix,
  type KeyList,
  type Keys,
  keyList,
  type Misspelt,
  placesWithinEdits,
} from '../../domain/term-edits.ts'
import { PackedKeys } from './packed-keys.ts'
import type { PartsReader, PartsWriter } from './parts-file.ts'

const CHUNK = 512
/** A catalogue of some thousand products has no more. */
const MOST_OPEN = 64

/** An open one has arrays, which can be added to. */
interface Chunk {
  keys: string[] | PackedKeys
  /** Twice the word's number, and one more where the key is the word's own spelling. */
  entries: number[] | Uint32Array
  /** The keys, made ready once they are needed. */
  list?: KeyList | undefined
}

type OpenChunk = Chunk & { keys: string[]; entries: number[] }

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
    const chunk = opened(this.#chunks[place] as Chunk)
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

  /**
   * Takes less memory after many additions.
   *
   * @param mostOpen so many chunks may stay as they are
   */
  pack(mostOpen = MOST_OPEN): void {
    const open = this.#chunks.filter(isOpen)
    if (open.length > mostOpen) for (const chunk of open) Object.assign(chunk, packed(chunk.keys, chunk.entries))
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
        if (isWanted === undefined || isWanted(keys.at(at) as string)) found.push(wordOf(entries[at] as number))
      if (to < keys.length) break
    }
    return found
  }

  /** The words that a misspelt one may stand for. */
  misspelt(wanted: Misspelt): number[] {
    return this.#chunks.flatMap((chunk) =>
      placesWithinEdits(listOf(chunk), wanted).map((at) => wordOf(chunk.entries[at] as number)),
    )
  }

  retain(isKept: (word: number) => boolean): void {
    const chunks = this.#chunks.splice(0).map(opened)
    const kept = chunks.map(({ keys, entries }) => ({
      keys: keys.filter((_, at) => isKept(wordOf(entries[at] as number))),
      entries: entries.filter((entry) => isKept(wordOf(entry))),
    }))
    const filled = kept.filter(({ keys }) => keys.length > 0)
    for (const chunk of filled.length > 0 ? filled : kept.slice(0, 1)) this.#chunks.push(chunk)
  }

  save(to: PartsWriter, name: string): void {
    to.put(`${name}/keys`, Buffer.from(this.#chunks.map(({ keys }) => [...keys].join('\n')).join('\n')))
    to.put(`${name}/letters`, Int32Array.from(this.#chunks.flatMap((chunk) => [...listOf(chunk).letters])))
    to.put(`${name}/entries`, Uint32Array.from(this.#chunks.flatMap(({ entries }) => [...entries])))
  }

  static load(from: PartsReader, name: string): TermDictionary {
    const dictionary = new TermDictionary()
    const entries = from.numbers('Uint32Array', `${name}/entries`)
    if (entries.length === 0) return dictionary
    dictionary.#chunks.pop()
    const letters = from.numbers('Int32Array', `${name}/letters`)
    let at = 0
    for (const keys of linesOf(from.bytes(`${name}/keys`), CHUNK / 2)) {
      const chunk = packed(keys, entries.subarray(at, at + keys.length))
      chunk.list = { keys: chunk.keys, letters: letters.subarray(at, at + keys.length) }
      dictionary.#chunks.push(chunk)
      at += keys.length
    }
    return dictionary
  }

  #entriesOf(key: string): number[] {
    const found: number[] = []
    for (let place = this.#placeOf(key); place < this.#chunks.length; place++) {
      const { keys, entries } = this.#chunks[place] as Chunk
      let at = lowerBound(keys, key)
      while (keys.at(at) === key) found.push(entries[at++] as number)
      if (at < keys.length) break
    }
    return found
  }

  /** The last chunk that begins before the key, which may be the last of one and the first of the next. */
  #placeOf(key: string): number {
    const begins = (place: number) => this.#chunks[place]?.keys.at(0) as string
    return firstPlace(1, this.#chunks.length, (place) => begins(place) >= key) - 1
  }
}

function listOf(chunk: Chunk): KeyList {
  chunk.list ??= keyList(chunk.keys)
  return chunk.list
}

const wordOf = (entry: number) => entry >>> 1

const isOpen = (chunk: Chunk): chunk is OpenChunk => Array.isArray(chunk.keys)

function opened(chunk: Chunk): OpenChunk {
  if (isOpen(chunk)) return chunk
  const { keys, entries } = chunk
  return Object.assign(chunk, { keys: [...keys], entries: Array.from(entries), list: undefined })
}

const packed = (keys: readonly string[], entries: ArrayLike<number>): Chunk => ({
  keys: new PackedKeys(keys),
  entries: Uint32Array.from(entries),
  list: undefined,
})

/** The lines of a text, some at a time. */
function* linesOf(text: Buffer, most: number): Generator<string[]> {
  for (let begin = 0, end = -1; begin <= text.length; begin = end + 1) {
    for (let line = 0; line < most && end < text.length; line++) {
      const next = text.indexOf('\n', end + 1)
      end = next < 0 ? text.length : next
    }
    yield text.toString('utf8', begin, end).split('\n')
  }
}

const lowerBound = (keys: Keys, key: string): number =>
  firstPlace(0, keys.length, (place) => (keys.at(place) as string) >= key)
