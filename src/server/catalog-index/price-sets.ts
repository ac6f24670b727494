import { inArena } from './arena.ts'
import { type Bitmap, bitmapOf, difference } from './bitmap.ts'
import { KeptSets } from './kept-sets.ts'
import type { SortOrder } from './sort-orders.ts'

/** The products within bounds of price, in whole cents. */
export class PriceSets {
  readonly #upTo = new Map<number, Bitmap>()
  readonly #within = new KeptSets()
  readonly #order: SortOrder

  /** @param order by price, ascending */
  constructor(order: SortOrder) {
    this.#order = order
  }

  /** Each bound is kept until `forget`, so ask for few. */
  upTo(cents: number): Bitmap {
    const known = this.#upTo.get(cents)
    if (known !== undefined) return known
    const priced = inArena(null, () => bitmapOf(this.#order.slots(0, this.#order.rankOf(cents + 1))))
    this.#upTo.set(cents, priced)
    return priced
  }

  /** @param live all products */
  within(minCents: number, maxCents: number, live: Bitmap): Bitmap {
    const key = `${minCents} ${maxCents}`
    const [priced] = this.#within.find(key) ?? this.#within.keep(key, [this.#find(minCents, maxCents, live)])
    return priced as Bitmap
  }

  /** Call it when products were added, changed or removed. */
  forget(): void {
    this.#upTo.clear()
    this.#within.forget()
  }

  #find(minCents: number, maxCents: number, live: Bitmap): Bitmap {
    const { length } = this.#order
    const low = this.#order.rankOf(minCents)
    const high = this.#order.rankOf(Math.floor(maxCents) + 1)
    if (high - low <= length / 2) return bitmapOf(this.#order.slots(low, high))
    const below = bitmapOf(this.#order.slots(0, low))
    const above = bitmapOf(this.#order.slots(high, length))
    return difference(difference(live, below), above)
  }
}
