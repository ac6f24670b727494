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
  readonly #letters = new Set<string>()

  find(key: string): number | undefined {
    const chunk = this.#chunkOf(key)
    const at = lowerBound(chunk.keys, key)
    return chunk.keys[at] === key ? chunk.numbers[at] : undefined
  }

  add(key: string, number: number): void {
    for (let at = 0; at < key.length; at++) this.#letters.add(key.charAt(at))
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

  /** The numbers of the keys within one edit (Damerau–Levenshtein). */
  withinOneEdit(key: string): number[] {
    const found: number[] = []
    for (const edit of this.#edits(key)) {
      const number = this.find(edit)
      if (number !== undefined) found.push(number)
    }
    return found
  }

  *#edits(key: string): Generator<string> {
    for (let at = 0; at <= key.length; at++) {
      const before = key.slice(0, at)
      // An edit at this position keeps the prefix before it, so some key must start with that prefix.
      if (!this.#begins(before)) return
      const after = key.slice(at)
      const beyond = key.slice(at + 1)
      for (const letter of this.#letters) {
        yield before + letter + after
        if (after !== '') yield before + letter + beyond
      }
      if (after !== '') yield before + beyond
      if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + key.slice(at + 2)
    }
  }

  #begins(prefix: string): boolean {
    const place = this.#placeOf(prefix)
    const { keys } = this.#chunks[place] as Chunk
    const next = keys[lowerBound(keys, prefix)] ?? this.#chunks[place + 1]?.keys[0]
    return next?.startsWith(prefix) ?? false
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

function endOfPrefix(keys: readonly string[], prefix: string, from: number): number {
  let low = from
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] as string).startsWith(prefix)) low = middle + 1
    else high = middle
  }
  return low
}
