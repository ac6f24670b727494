import { type Bitmap, intersection } from './bitmap.ts'
import type { PartsReader, PartsWriter } from './parts-file.ts'
import type { ValueSets } from './value-sets.ts'

export interface FacetCount {
  value: string
  count: number
}

interface FacetValue {
  value: string
  slots: Bitmap
  count: number
}

const MOST_CODES = 1 << 16

/** The values of one facet: a code per slot, and a bitmap of slots per value (dictionary encoding). */
export class FacetColumn {
  /** Code 0 means no value. */
  #codes = new Uint16Array(0)
  readonly #values: FacetValue[]
  readonly #codeByValue = new Map<string, number>()
  readonly #sets: ValueSets

  constructor(sets: ValueSets) {
    this.#sets = sets
    this.#values = [{ value: '', slots: sets.add(), count: 0 }]
  }

  /** @throws RangeError past 65,535 different values. */
  set(slot: number, value: string | null): void {
    if (slot >= this.#codes.length) {
      const grown = new Uint16Array(Math.max(64, slot + 1, Math.ceil(this.#codes.length * 1.25)))
      grown.set(this.#codes)
      this.#codes = grown
    }
    const code = value === null ? 0 : (this.#codeByValue.get(value) ?? this.#addValue(value))
    this.#codes[slot] = code
    this.#sets.reserve(slot + 1)
    const known = this.#values[code] as FacetValue
    known.slots.add(slot)
    known.count++
  }

  unset(slot: number): void {
    const known = this.#values[this.#codes[slot] as number] as FacetValue
    known.slots.delete(slot)
    known.count--
  }

  /** The slots that have `value`; `null` if no product ever had it. */
  find(value: string): Bitmap | null {
    const code = this.#codeByValue.get(value)
    return code === undefined ? null : (this.#values[code] as FacetValue).slots
  }

  compacted(liveSlots: Uint32Array, sets: ValueSets): FacetColumn {
    const column = new FacetColumn(sets)
    for (const [slot, old] of liveSlots.entries()) {
      const code = this.#codes[old] as number
      column.set(slot, code === 0 ? null : (this.#values[code] as FacetValue).value)
    }
    return column
  }

  save(to: PartsWriter, name: string): void {
    to.put(`${name}/codes`, this.#codes)
    to.putJson(
      `${name}/values`,
      this.#values.slice(1).map(({ value }) => value),
    )
  }

  /** Its values are in `sets`, but without slots until `fill` is called. */
  static load(from: PartsReader, name: string, sets: ValueSets): FacetColumn {
    const column = new FacetColumn(sets)
    for (const value of from.json<string[]>(`${name}/values`)) column.#addValue(value)
    column.#codes = from.numbers('Uint16Array', `${name}/codes`)
    return column
  }

  /** Adds the slots of what was loaded. The sets must have room for them. */
  fill(liveSlots: Uint32Array): void {
    for (const slot of liveSlots) {
      const known = this.#values[this.#codes[slot] as number] as FacetValue
      known.slots.add(slot)
      known.count++
    }
  }

  /**
   * Whether tallying a set of `count` products is cheaper than counting what it shares with every value: a slot takes as
   * long as some 16 words.
   */
  prefersTally(set: Bitmap, count: number): boolean {
    return count * 16 < this.#codeByValue.size * set.words.length
  }

  countAll(chosen: string | undefined): FacetCount[] {
    return this.#listed(chosen, ({ count }) => count)
  }

  /** @param countOf how many slots of a value's set count */
  countValues(countOf: (slots: Bitmap) => number, chosen: string | undefined): FacetCount[] {
    return this.#listed(chosen, ({ slots }) => countOf(slots))
  }

  /** As `countValues`, but of what `countIn` finds in the products of each value. */
  countGroups(set: Bitmap, chosen: string | undefined, countIn: (common: Bitmap) => number): FacetCount[] {
    return this.#listed(chosen, ({ slots }) => countIn(intersection([slots, set])))
  }

  createTally(): Uint32Array {
    return new Uint32Array(this.#values.length)
  }

  tally(tally: Uint32Array, slots: Int32Array, length: number): void {
    const codes = this.#codes
    for (let at = 0; at < length; at++) {
      const code = codes[slots[at] as number] as number
      tally[code] = (tally[code] as number) + 1
    }
  }

  countTally(tally: Uint32Array, chosen: string | undefined): FacetCount[] {
    return this.#listed(chosen, (_, code) => tally[code] as number)
  }

  #listed(chosen: string | undefined, countOf: (value: FacetValue, code: number) => number): FacetCount[] {
    const listed: FacetCount[] = []
    let isChosenListed = chosen === undefined
    for (const [code, known] of this.#values.entries()) {
      if (code === 0 || known.count === 0) continue
      listed.push({ value: known.value, count: countOf(known, code) })
      if (known.value === chosen) isChosenListed = true
    }
    if (!isChosenListed && chosen !== undefined) listed.push({ value: chosen, count: 0 })
    return listed.sort((one, other) => (one.value < other.value ? -1 : 1))
  }

  #addValue(value: string): number {
    const code = this.#values.length
    if (code >= MOST_CODES) throw new RangeError('a facet holds at most 65,535 different values')
    this.#values.push({ value, slots: this.#sets.add(), count: 0 })
    this.#codeByValue.set(value, code)
    return code
  }
}
