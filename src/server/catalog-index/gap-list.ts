import type { Bitmap } from './bitmap.ts'

const LEAST_ROOM = 8
/** Bytes that a gap takes at most. */
const MOST_OF_ONE = 5

/**
 * Ascending numbers below 2³¹, each once, as the gaps between them, seven bits a byte (LEB128): numbers of which one in a hundred
 * is there take a byte each.
 */
export class GapList {
  #bytes: Uint8Array
  #used: number
  count: number
  /** The highest; -1 of none. */
  last: number

  constructor(bytes: Uint8Array = new Uint8Array(), count = 0, last = -1) {
    this.#bytes = bytes
    this.#used = bytes.length
    this.count = count
    this.last = last
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#used)
  }

  /** @param number not below `last` */
  add(number: number): void {
    if (number === this.last) return
    this.#reserve(MOST_OF_ONE)
    let gap = number - this.last
    for (; gap > 127; gap >>>= 7) this.#bytes[this.#used++] = (gap & 127) | 128
    this.#bytes[this.#used++] = gap
    this.last = number
    this.count++
  }

  addTo(set: Pick<Bitmap, 'add'>): void {
    const bytes = this.#bytes
    let number = -1
    for (let at = 0; at < this.#used; ) {
      let byte = bytes[at++] as number
      let gap = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] as number
        gap |= (byte & 127) << shift
      }
      number += gap
      set.add(number)
    }
  }

  list(): number[] {
    const numbers: number[] = []
    this.addTo({ add: (number) => numbers.push(number) })
    return numbers
  }

  /** The list with these bytes, which it copies once it is added to. */
  static of(bytes: Uint8Array): GapList {
    const list = new GapList(bytes)
    const numbers = list.list()
    list.count = numbers.length
    list.last = numbers.at(-1) ?? -1
    return list
  }

  #reserve(bytes: number): void {
    if (this.#used + bytes <= this.#bytes.length) return
    const grown = new Uint8Array(Math.max(LEAST_ROOM, Math.ceil((this.#used + bytes) * 1.25)))
    grown.set(this.bytes)
    this.#bytes = grown
  }
}
