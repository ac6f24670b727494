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
  const { key, most } = wanted
  const found: number[] = []
  const rows = [Array.from({ length: key.length + 1 }, (_, at) => at)]
  let before = ''
  let at = 0
  while (at < keys.length) {
    const term = keys[at] as string
    rows.length = 1 + sharedLength(before, term, rows.length - 1)
    before = term
    while (rows.length <= term.length && Math.min(...(rows.at(-1) as number[])) <= most) addRow(rows, term, key)
    const isWhole = rows.length > term.length
    if (isWhole ? isWithin(rows, wanted) : wanted.isPrefix && isWithin(rows, wanted)) found.push(at)
    at = isWhole || found.at(-1) === at ? at + 1 : endOfPrefix(keys, term.slice(0, rows.length - 1), at)
  }
  return found
}

function isWithin(rows: readonly number[][], { key, most, isPrefix }: Misspelt): boolean {
  const ends = isPrefix ? rows : rows.slice(-1)
  return ends.some((row) => (row[key.length] as number) <= most)
}

function sharedLength(one: string, other: string, most: number): number {
  let length = 0
  while (length < most && one[length] === other[length]) length++
  return length
}

/** The distances of the key's beginnings to one more letter of the term. */
function addRow(rows: number[][], term: string, key: string): void {
  const length = rows.length
  const letter = term[length - 1]
  const above = rows[length - 1] as number[]
  const row = [length]
  for (let at = 1; at <= key.length; at++) {
    const changed = (above[at - 1] as number) + (key[at - 1] === letter ? 0 : 1)
    let least = Math.min(changed, (above[at] as number) + 1, (row[at - 1] as number) + 1)
    const isSwapped = length > 1 && at > 1 && key[at - 1] === term[length - 2] && key[at - 2] === letter
    if (isSwapped) least = Math.min(least, ((rows[length - 2] as number[])[at - 2] as number) + 1)
    row.push(least)
  }
  rows.push(row)
}

/** Where the keys that begin with a prefix end, from the first of them on, in sorted keys. */
export function endOfPrefix(keys: readonly string[], prefix: string, from: number): number {
  let low = from
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] as string).startsWith(prefix)) low = middle + 1
    else high = middle
  }
  return low
}
