import { LRUCache } from 'lru-cache'
import { type Bitmap, bitmapOf, difference } from './bitmap.ts'
import type { SortOrder } from './sort-orders.ts'

const MOST_RANGES = 8

/** The products within bounds of price, in whole cents. They are kept until `forget`, since a page asks several times. */
export class PriceSets {
  readonly #upTo = new Map<number, Bitmap>()
  readonly #within = new LRUCache<string, Bitmap>({ max: MOST_RANGES })
  readonly #order: SortOrder

  /** @param order by price, ascending */
  constructor(order: SortOrder) {
    this.#order = order
  }

  /** Each bound is kept, so ask for few. */
  upTo(cents: number): Bitmap {
    const known = this.#upTo.get(cents)
    if (known !== undefined) return known
    const priced = bitmapOf(this.#order.slots(0, this.#order.rankOf(cents + 1)))
    this.#upTo.set(cents, priced)
    return priced
  }

  /** @param live all products */
  within(minCents: number, maxCents: number, live: Bitmap): Bitmap {
    const key = `${minCents} ${maxCents}`
    const known = this.#within.get(key)
    if (known !== undefined) return known
    const priced = this.#find(this.#order.rankOf(minCents), this.#order.rankOf(Math.floor(maxCents) + 1), live)
    this.#within.set(key, priced)
    return priced
  }

  forget(): void {
    this.#upTo.clear()
    this.#within.clear()
  }

  #find(low: number, high: number, live: Bitmap): Bitmap {
    const { length } = this.#order
    if (high - low <= length / 2) return bitmapOf(this.#order.slots(low, high))
    const below = bitmapOf(this.#order.slots(0, low))
    const above = bitmapOf(this.#order.slots(high, length))
    return difference(difference(live, below), above)
  }
}
