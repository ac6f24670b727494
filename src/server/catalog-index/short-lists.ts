const LEAST_BYTES = 1024
/** With less waste, packing is not worth the time. */
const LEAST_WASTE = 65_536

/** Lists of at most 255 bytes, one after the other. A list is found by its place; it takes one byte more than it has. */
export class ShortLists {
  #bytes: Uint8Array
  #used: number
  #wasted = 0

  /** @param bytes of lists that were saved */
  constructor(bytes: Uint8Array = new Uint8Array()) {
    this.#bytes = bytes
    this.#used = bytes.length
  }

  /** All lists, and what is wasted. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#used)
  }

  /** @returns its place */
  put(list: Uint8Array): number {
    const place = this.#used
    this.#used += 1 + list.length
    if (this.#used > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(LEAST_BYTES, Math.ceil(this.#used * 1.25)))
      grown.set(this.#bytes.subarray(0, place))
      this.#bytes = grown
    }
    this.#bytes[place] = list.length
    this.#bytes.set(list, place + 1)
    return place
  }

  /** Valid until a list is put. */
  at(place: number): Uint8Array {
    return this.#bytes.subarray(place + 1, place + 1 + (this.#bytes[place] as number))
  }

  drop(place: number): void {
    this.#wasted += 1 + (this.#bytes[place] as number)
  }

  /** Whether half of the memory is of dropped lists. The owner, who knows the others, puts them into new ones. */
  get isWasteful(): boolean {
    return this.#wasted > LEAST_WASTE && this.#wasted > this.#used / 2
  }
}
