import type { Sort } from '../../domain/filters.ts'
import { firstPlace } from '../../domain/first-place.ts'
import { type Bitmap, listBits } from './bitmap.ts'

export interface SortColumns {
  ids: Float64Array
  prices: Float64Array
  createdAt: Float64Array
}

interface Direction {
  key: keyof SortColumns
  isDescending: boolean
  areIdsDescending: boolean
}

const DIRECTIONS: Record<Sort, Direction> = {
  featured: { key: 'ids', isDescending: false, areIdsDescending: false },
  newest: { key: 'createdAt', isDescending: true, areIdsDescending: true },
  'price-asc': { key: 'prices', isDescending: false, areIdsDescending: false },
  'price-desc': { key: 'prices', isDescending: true, areIdsDescending: false },
}

/** The slots in one sort order. Remove a slot before its columns change. */
export class SortOrder {
  readonly #direction: Direction
  readonly #columns: SortColumns
  #slots: Uint32Array = new Uint32Array(0)
  #length = 0

  constructor(sort: Sort, columns: SortColumns) {
    this.#direction = DIRECTIONS[sort]
    this.#columns = columns
  }

  get length(): number {
    return this.#length
  }

  at(rank: number): number {
    return this.#slots[rank] as number
  }

  /** The slots of ranks `from` (inclusive) to `to` (exclusive); empty unless `to` is greater. */
  slots(from: number, to: number): Uint32Array {
    return this.#slots.subarray(from, Math.max(from, to))
  }

  /** The rank of the first slot whose key is at least `key`, in ascending orders. */
  rankOf(key: number): number {
    const column = this.#columns[this.#direction.key]
    return this.#firstRank((slot) => (column[slot] as number) >= key)
  }

  insert(slot: number): void {
    if (this.#length === this.#slots.length) {
      const grown = new Uint32Array(Math.max(64, Math.ceil(this.#length * 1.25)))
      grown.set(this.#slots)
      this.#slots = grown
    }
    const rank = this.#firstRank((other) => this.#compare(other, slot) > 0)
    this.#slots.copyWithin(rank + 1, rank, this.#length)
    this.#slots[rank] = slot
    this.#length++
  }

  remove(slot: number): void {
    const rank = this.#firstRank((other) => this.#compare(other, slot) >= 0)
    this.#slots.copyWithin(rank, rank + 1, this.#length)
    this.#length--
  }

  restore(slots: Uint32Array): void {
    this.#slots = slots
    this.#length = slots.length
  }

  /** Sorts from scratch; `slotsById` is in ascending order of id. */
  rebuild(slotsById: Uint32Array): void {
    const { key, isDescending, areIdsDescending } = this.#direction
    const slots = areIdsDescending ? slotsById.toReversed() : slotsById.slice()
    this.#slots = key === 'ids' ? slots : sortSlots(slots, this.#columns[key], isDescending)
    this.#length = slots.length
  }

  page(set: Bitmap, count: number, offset: number, limit: number): number[] {
    const end = Math.min(count, offset + limit)
    if (offset >= end) return []
    const listed = count * (Math.log2(count + 1) * 8 + 4) + set.words.length
    const walked = (Math.min(end, count - offset) / count) * this.#length
    if (listed < walked) return this.#sorted(listBits(set, count)).slice(offset, end)
    return end <= count - offset ? this.#walk(set, offset, end) : this.#walkBack(set, count - end, count - offset)
  }

  #sorted(slots: Uint32Array): number[] {
    return Array.from(slots).sort((one, other) => this.#compare(one, other))
  }

  #walk(set: Bitmap, offset: number, end: number): number[] {
    const page: number[] = []
    for (let rank = 0, met = 0; met < end; rank++) {
      const slot = this.#slots[rank] as number
      if (set.has(slot) && met++ >= offset) page.push(slot)
    }
    return page
  }

  #walkBack(set: Bitmap, offset: number, end: number): number[] {
    const page: number[] = []
    for (let rank = this.#length - 1, met = 0; met < end; rank--) {
      const slot = this.#slots[rank] as number
      if (set.has(slot) && met++ >= offset) page.push(slot)
    }
    return page.reverse()
  }

  #firstRank(isReached: (slot: number) => boolean): number {
    return firstPlace(0, this.#length, (rank) => isReached(this.#slots[rank] as number))
  }

  #compare(one: number, other: number): number {
    const { key, isDescending, areIdsDescending } = this.#direction
    const byKey = (this.#columns[key][one] as number) - (this.#columns[key][other] as number)
    if (byKey !== 0) return isDescending ? -byKey : byKey
    const byId = (this.#columns.ids[one] as number) - (this.#columns.ids[other] as number)
    return areIdsDescending ? -byId : byId
  }
}

const DIGITS = 1 << 16

/** Radix sort of slots by an integer column; stable. */
export function sortSlots(slots: Uint32Array, column: Float64Array, isDescending: boolean): Uint32Array {
  let least = Infinity
  let most = -Infinity
  for (const slot of slots) {
    const key = column[slot] as number
    if (key < least) least = key
    if (key > most) most = key
  }
  let sorted = slots
  for (let unit = 1; unit <= most - least; unit *= DIGITS) {
    const digits = new Uint16Array(column.length)
    for (const slot of slots) {
      const key = column[slot] as number
      digits[slot] = Math.floor((isDescending ? most - key : key - least) / unit) % DIGITS
    }
    sorted = sortByDigit(sorted, digits)
  }
  return sorted
}

function sortByDigit(slots: Uint32Array, digits: Uint16Array): Uint32Array {
  const starts = new Uint32Array(DIGITS + 1)
  for (const slot of slots) {
    const next = (digits[slot] as number) + 1
    starts[next] = (starts[next] as number) + 1
  }
  for (let digit = 1; digit <= DIGITS; digit++) {
    starts[digit] = (starts[digit] as number) + (starts[digit - 1] as number)
  }
  const sorted = new Uint32Array(slots.length)
  for (const slot of slots) {
    const digit = digits[slot] as number
    const place = starts[digit] as number
    sorted[place] = slot
    starts[digit] = place + 1
  }
  return sorted
}
