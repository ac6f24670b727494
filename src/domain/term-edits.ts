import { firstPlace } from './first-place.ts'
import { sharedLength } from './shared-length.ts'

/** The letters of a text, as a set of 32 bits; some letters share one. */
function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

/** An array of sorted texts, or what is read like one. */
export interface Keys extends Iterable<string> {
  readonly length: number
  at(place: number): string | undefined
}

/** Sorted keys, made ready for `placesWithinEdits`. */
export interface KeyList<List extends Keys = Keys> {
  keys: List
  /** The letters of each. */
  letters: Int32Array
}

export const keyList = <List extends Keys>(keys: List): KeyList<List> => ({
  keys,
  letters: Int32Array.from(keys, lettersOf),
})

/** What a misspelt word may stand for. */
export interface Misspelt {
  key: string
  /** How many letters may be missing, inserted, wrong or swapped (optimal string alignment). */
  most: number
  /** Whether the beginning of a term is enough, as while somebody types. */
  isPrefix: boolean
}

/**
 * The places of the keys within so many edits. A key that has too many other letters is passed over; the rest share the
 * rows of the table of distances where they share a beginning.
 */
export function placesWithinEdits({ keys, letters }: KeyList, wanted: Misspelt): number[] {
  const { key, most, isPrefix } = wanted
  const own = lettersOf(key)
  const found: number[] = []
  let table: DistanceTable | undefined
  for (let at = 0; at < keys.length; at++) {
    const others = letters[at] as number
    if (countBits(own & ~others) > most || (!isPrefix && countBits(others & ~own) > most)) continue
    table ??= new DistanceTable(wanted)
    if (table.isNear(keys.at(at) as string)) found.push(at)
  }
  return found
}

/** Of 32, as on page 82 of Hacker's Delight. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * The distances of a key's beginnings to those of a term, a row for each letter of the term. Only what may stay within
 * the wanted edits is computed; everything else counts as one edit too many.
 */
class DistanceTable {
  #term = ''
  /** How many letters of the term have rows. */
  #letters = 0
  readonly #key: string
  readonly #most: number
  readonly #isPrefix: boolean
  /** One row after the other. A term that is longer than these is too far away before its end. */
  readonly #rows: Uint8Array
  readonly #width: number
  readonly #least: Uint8Array
  /** The distances of the key to the beginnings of the term so far: to the nearest of them, by the number of letters. */
  readonly #nearest: Uint8Array

  constructor({ key, most, isPrefix }: Misspelt) {
    this.#key = key
    this.#isPrefix = isPrefix
    this.#most = most
    this.#width = key.length + 1
    const rows = key.length + most + 2
    this.#rows = new Uint8Array(rows * this.#width)
    this.#least = new Uint8Array(rows)
    this.#nearest = new Uint8Array(rows)
    for (let at = 0; at <= key.length; at++) this.#rows[at] = Math.min(at, most + 1)
    this.#nearest[0] = this.#rows[key.length] as number
  }

  /** Whether the term, or a beginning of it where that is enough, is near enough. */
  isNear(term: string): boolean {
    let letters = sharedLength(this.#term, term, this.#letters)
    this.#term = term
    while (letters < term.length && (this.#least[letters] as number) <= this.#most) this.#addLetter(term, ++letters)
    this.#letters = letters
    if (this.#isPrefix) return (this.#nearest[letters] as number) <= this.#most
    const distance = this.#rows[letters * this.#width + this.#key.length] as number
    return letters === term.length && distance <= this.#most
  }

  /** Adds the row of the term's letter of this number, counted from 1. */
  #addLetter(term: string, number: number): void {
    const rows = this.#rows
    const key = this.#key
    const most = this.#most
    const width = this.#width
    const row = number * width
    const letter = term.charCodeAt(number - 1)
    const before = term.charCodeAt(number - 2)
    let least = this.#begin(row, number)
    for (let at = Math.max(1, number - most); at <= Math.min(key.length, number + most); at++) {
      const own = key.charCodeAt(at - 1)
      const corner = row - width + at - 1
      let edits = (rows[corner] as number) + (own === letter ? 0 : 1)
      edits = Math.min(edits, (rows[corner + 1] as number) + 1, (rows[row + at - 1] as number) + 1, most + 1)
      const isSwapped = number > 1 && at > 1 && own === before && key.charCodeAt(at - 2) === letter
      if (isSwapped) edits = Math.min(edits, (rows[corner - width - 1] as number) + 1)
      rows[row + at] = edits
      least = Math.min(least, edits)
    }
    this.#least[number] = least
    this.#nearest[number] = Math.min(this.#nearest[number - 1] as number, rows[row + key.length] as number)
  }

  /** Fills what is read of a row beside the part that is computed. @returns the least distance there */
  #begin(row: number, number: number): number {
    const tooMany = this.#most + 1
    const { length } = this.#key
    this.#rows[row + Math.max(0, number - tooMany)] = tooMany
    this.#rows[row + Math.min(length, number + tooMany)] = tooMany
    this.#rows[row + length] = tooMany
    const first = Math.min(number, tooMany)
    this.#rows[row] = first
    return first
  }
}

/** Where the keys that begin with a prefix end, from the first of them on, in sorted keys. */
export const endOfPrefix = (keys: Keys, prefix: string, from: number): number =>
  firstPlace(from, keys.length, (place) => !keys.at(place)?.startsWith(prefix))
