import { firstPlace } from './first-place.ts'

/** What a misspelt word may stand for. */
export interface Misspelt {
  key: string
  /** How many letters may be missing, inserted, wrong or swapped (optimal string alignment). */
  most: number
  /** Whether the beginning of a term is enough, as while somebody types. */
  isPrefix: boolean
}

/**
 * The places of the keys within so many edits, of sorted keys. Keys that share a beginning share its rows of the table
 * of distances, and those whose beginning is too far away are passed over together.
 */
export function placesWithinEdits(keys: readonly string[], wanted: Misspelt): number[] {
  const { most, isPrefix } = wanted
  const table = new DistanceTable(wanted)
  const found: number[] = []
  let before = ''
  let at = 0
  while (at < keys.length) {
    const term = keys[at] as string
    let letters = sharedLength(before, term, table.letters)
    table.letters = letters
    before = term
    while (letters < term.length && table.leastOf(letters) <= most) table.addLetter(term, ++letters)
    const isWhole = letters === term.length
    const isFound = isPrefix ? table.nearestBeginning <= most : isWhole && table.distance <= most
    if (isFound) found.push(at)
    at = isWhole || isFound ? at + 1 : endOfPrefix(keys, term.slice(0, letters), at)
  }
  return found
}

/**
 * The distances of a key's beginnings to those of a term, a row for each letter of the term. Only what may stay within
 * the wanted edits is computed; everything else counts as one edit too many.
 */
class DistanceTable {
  /** How many letters of the term have rows. */
  letters = 0
  readonly #key: string
  readonly #most: number
  readonly #rows: number[][]
  readonly #least: number[] = [0]
  /** The distances of the key to the beginnings of the term so far: to the nearest of them, by the number of letters. */
  readonly #nearest: number[]

  constructor({ key, most }: Misspelt) {
    this.#key = key
    this.#most = most
    this.#rows = [Array.from({ length: key.length + 1 }, (_, at) => Math.min(at, most + 1))]
    this.#nearest = [this.#rows[0]?.[key.length] as number]
  }

  leastOf(letters: number): number {
    return this.#least[letters] as number
  }

  get distance(): number {
    return this.#rows[this.letters]?.[this.#key.length] as number
  }

  get nearestBeginning(): number {
    return this.#nearest[this.letters] as number
  }

  /** Adds the row of the term's letter of this number, counted from 1. */
  addLetter(term: string, number: number): void {
    const key = this.#key
    const tooMany = this.#most + 1
    const above = this.#rows[number - 1] as number[]
    const row = this.#rows[number] ?? new Array<number>(key.length + 1)
    this.#rows[number] = row
    const letter = term[number - 1]
    row.fill(tooMany)
    row[0] = Math.min(number, tooMany)
    let least = row[0]
    for (let at = Math.max(1, number - this.#most); at <= Math.min(key.length, number + this.#most); at++) {
      const changed = (above[at - 1] as number) + (key[at - 1] === letter ? 0 : 1)
      let edits = Math.min(changed, (above[at] as number) + 1, (row[at - 1] as number) + 1, tooMany)
      const isSwapped = number > 1 && at > 1 && key[at - 1] === term[number - 2] && key[at - 2] === letter
      if (isSwapped) edits = Math.min(edits, (this.#rows[number - 2]?.[at - 2] as number) + 1)
      row[at] = edits
      least = Math.min(least, edits)
    }
    this.#least[number] = least
    this.#nearest[number] = Math.min(this.#nearest[number - 1] as number, row[key.length] as number)
    this.letters = number
  }
}

function sharedLength(one: string, other: string, most: number): number {
  let length = 0
  while (length < most && one[length] === other[length]) length++
  return length
}

/** Where the keys that begin with a prefix end, from the first of them on, in sorted keys. */
export const endOfPrefix = (keys: readonly string[], prefix: string, from: number): number =>
  firstPlace(from, keys.length, (place) => !(keys[place] as string).startsWith(prefix))
