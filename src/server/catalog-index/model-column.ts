import { type Bitmap, forEachBlock, isEmpty, roomFor } from './bitmap.ts'
import type { PartsReader, PartsWriter } from './parts-file.ts'

/** Which model each slot belongs to, as a code, so that a list can show one product of each. */
export class ModelColumn {
  #codes: Int32Array = new Int32Array(0)
  readonly #codeByModel = new Map<string, number>()

  set(slot: number, model: string): void {
    if (slot >= this.#codes.length) {
      const grown = new Int32Array(Math.max(64, slot + 1, Math.ceil(this.#codes.length * 1.25)))
      grown.set(this.#codes)
      this.#codes = grown
    }
    const code = this.#codeByModel.get(model) ?? this.#codeByModel.size
    this.#codeByModel.set(model, code)
    this.#codes[slot] = code
  }

  compacted(liveSlots: Uint32Array): ModelColumn {
    const models = [...this.#codeByModel.keys()]
    const column = new ModelColumn()
    for (const [slot, old] of liveSlots.entries()) column.set(slot, models[this.#codes[old] as number] as string)
    return column
  }

  save(to: PartsWriter, name: string): void {
    to.put(`${name}/codes`, this.#codes)
    to.putJson(`${name}/models`, [...this.#codeByModel.keys()])
  }

  static load(from: PartsReader, name: string): ModelColumn {
    const column = new ModelColumn()
    for (const [code, model] of from.json<string[]>(`${name}/models`).entries()) column.#codeByModel.set(model, code)
    column.#codes = from.numbers('Int32Array', `${name}/codes`)
    return column
  }

  /** The first slot of each model, in the order of `slots`. */
  firstOfEach(slots: readonly number[]): number[] {
    const first = new Map<number, number>()
    for (const slot of slots) {
      const code = this.#codes[slot] as number
      if (!first.has(code)) first.set(code, slot)
    }
    return [...first.values()]
  }

  /** Those of `live` that are of the same models as some of `products`. It looks at all of `live`. */
  withSiblings(products: Bitmap, live: Bitmap): Bitmap {
    if (isEmpty(products)) return products
    const isTheirs = new Uint8Array(this.#codeByModel.size)
    const codes = this.#codes
    forEachBlock(products, (block, length) => {
      for (let at = 0; at < length; at++) isTheirs[codes[block[at] as number] as number] = 1
    })
    const found = roomFor(codes.length)
    forEachBlock(live, (block, length) => {
      for (let at = 0; at < length; at++) {
        const slot = block[at] as number
        if (isTheirs[codes[slot] as number] === 1) found.add(slot)
      }
    })
    return found
  }

  /** How many models the set holds. */
  countIn(set: Bitmap): number {
    const isSeen = new Uint8Array(this.#codeByModel.size)
    let count = 0
    forEachBlock(set, (block, length) => {
      for (let at = 0; at < length; at++) {
        const code = this.#codes[block[at] as number] as number
        if (isSeen[code] === 0) count++
        isSeen[code] = 1
      }
    })
    return count
  }
}
