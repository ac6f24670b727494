import { endOfPrefix, type Misspelt, placesWithinEdits } from '../../domain/term-edits.ts'
import { isInflection } from '../../domain/word-ending.ts'

const CHUNK = 512

interface Chunk {
  keys: string[]
  numbers: number[]
}

/**
 * Sorted terms with a number each, in chunks: O(log terms) to find, O(512) to insert. Sorted rather than hashed because
 * shoppers type prefixes.
 */
export class TermDictionary {
  readonly #chunks: Chunk[] = [{ keys: [], numbers: [] }]

  find(key: string): number | undefined {
    const chunk = this.#chunkOf(key)
    const at = lowerBound(chunk.keys, key)
    return chunk.keys[at] === key ? chunk.numbers[at] : undefined
  }

  add(key: string, number: number): void {
    const place = this.#placeOf(key)
    const chunk = this.#chunks[place] as Chunk
    const at = lowerBound(chunk.keys, key)
    // A substring would keep the whole source text in memory.
    chunk.keys.splice(at, 0, Buffer.from(key).toString())
    chunk.numbers.splice(at, 0, number)
    if (chunk.keys.length > CHUNK) {
      const second = { keys: chunk.keys.splice(CHUNK / 2), numbers: chunk.numbers.splice(CHUNK / 2) }
      this.#chunks.splice(place + 1, 0, second)
    }
  }

  /** The numbers of the keys that are the stem with an ending; none where the key is its own stem. */
  inflections(key: string, stem: string): number[] {
    return stem === key ? [] : this.withPrefix(stem, (other) => isInflection(other, stem))
  }

  withPrefix(prefix: string, isWanted?: (key: string) => boolean): number[] {
    const found: number[] = []
    for (let place = this.#placeOf(prefix); place < this.#chunks.length; place++) {
      const { keys, numbers } = this.#chunks[place] as Chunk
      const from = lowerBound(keys, prefix)
      const to = endOfPrefix(keys, prefix, from)
      for (let at = from; at < to; at++)
        if (isWanted === undefined || isWanted(keys[at] as string)) found.push(numbers[at] as number)
      if (to < keys.length) break
    }
    return found
  }

  /** The numbers of the keys that a misspelt word may stand for. */
  misspelt(wanted: Misspelt): number[] {
    return this.#chunks.flatMap(({ keys, numbers }) =>
      placesWithinEdits(keys, wanted).map((at) => numbers[at] as number),
    )
  }

  retain(isKept: (number: number) => boolean): void {
    const chunks = this.#chunks.splice(0).map(({ keys, numbers }) => ({
      keys: keys.filter((_, at) => isKept(numbers[at] as number)),
      numbers: numbers.filter(isKept),
    }))
    const filled = chunks.filter(({ keys }) => keys.length > 0)
    for (const chunk of filled.length > 0 ? filled : chunks.slice(0, 1)) this.#chunks.push(chunk)
  }

  #chunkOf(key: string): Chunk {
    return this.#chunks[this.#placeOf(key)] as Chunk
  }

  #placeOf(key: string): number {
    let low = 0
    let high = this.#chunks.length - 1
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if (((this.#chunks[middle] as Chunk).keys[0] as string) <= key) low = middle
      else high = middle - 1
    }
    return low
  }
}

function lowerBound(keys: readonly string[], key: string): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] as string) < key) low = middle + 1
    else high = middle
  }
  return low
}
