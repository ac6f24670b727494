import { FACETS, FLAGS, SORTS, type Sort } from '../../domain/filters.ts'
import { Bitmap, compactedBits, listBits } from './bitmap.ts'
import { FacetColumn } from './facet-column.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { ModelColumn } from './model-column.ts'
import type { PartsReader, PartsWriter } from './parts-file.ts'
import { PriceSets } from './price-sets.ts'
import { recordOf } from './record-of.ts'
import { SearchIndex } from './search-index.ts'
import { type SortColumns, SortOrder, sortSlots } from './sort-orders.ts'
import { ValueSets } from './value-sets.ts'

// From this many changes on, a full sort is cheaper than moving row by row.
const LEAST_FOR_BULK = 128
const SPARE_SLOTS = 64
const SORT_KEYS = ['ids', 'prices', 'createdAt'] as const

/**
 * The catalogue by column. Each version of a product gets a new slot: a change clears the old slot and appends one,
 * so postings only grow at the end. Too many cleared slots trigger a compaction.
 *
 * One change takes O(log products) comparisons per sort and a move of later slots; more than 128 at once trigger a full
 * sort in O(products). Compaction takes O(products + postings), once per quarter of the products changed.
 */
export class ProductColumns {
  readonly sortColumns: SortColumns = {
    ids: new Float64Array(),
    prices: new Float64Array(),
    createdAt: new Float64Array(),
  }
  readonly orders = recordOf(SORTS, (sort: Sort) => new SortOrder(sort, this.sortColumns))
  readonly prices = new PriceSets(this.orders['price-asc'])
  search = new SearchIndex((...sets) => this.models.withSiblings(...sets))
  values = new ValueSets()
  facets = recordOf(FACETS, () => new FacetColumn(this.values))
  flags = recordOf(FLAGS, () => new Bitmap())
  models = new ModelColumn()
  inStock = new Bitmap()
  live = new Bitmap()
  size = 0
  #slotCount = 0

  find(id: number): number | null {
    const rank = this.orders.featured.rankOf(id)
    if (rank === this.orders.featured.length) return null
    const slot = this.orders.featured.at(rank)
    return this.sortColumns.ids[slot] === id ? slot : null
  }

  /** Adds rows or replaces those with the same id. Of several rows with one id, the last wins. */
  upsert(rows: readonly IndexedProduct[]): void {
    this.#forget()
    const latest = new Map(rows.map((row) => [row.id, row])).values()
    if (rows.length < LEAST_FOR_BULK) {
      for (const row of latest) {
        this.#removeOne(row.id)
        const slot = this.#append(row)
        for (const sort of SORTS) this.orders[sort].insert(slot)
      }
    } else {
      for (const row of latest) {
        const slot = this.find(row.id)
        if (slot !== null) this.#clear(slot)
        this.#append(row)
      }
      this.#rebuildOrders()
    }
    this.#compact()
    this.search.pack()
  }

  /** Adds rows with ids that are not there yet. Nothing can be asked until `finish` is called. */
  addUnsorted(rows: readonly IndexedProduct[]): void {
    for (const row of rows) this.#append(row)
  }

  finish(): void {
    this.#forget()
    this.#rebuildOrders()
    this.search.pack()
  }

  remove(ids: readonly number[]): void {
    this.#forget()
    if (ids.length < LEAST_FOR_BULK) {
      for (const id of ids) this.#removeOne(id)
    } else {
      for (const id of new Set(ids)) {
        const slot = this.find(id)
        if (slot !== null) this.#clear(slot)
      }
      this.#rebuildOrders()
    }
    this.#compact()
  }

  /** Writes everything; `load` reads it. */
  save(to: PartsWriter): void {
    for (const key of SORT_KEYS) to.put(key, this.sortColumns[key].subarray(0, this.#slotCount))
    for (const sort of SORTS) to.put(`order/${sort}`, this.orders[sort].slots(0, this.size))
    for (const facet of FACETS) this.facets[facet].save(to, `facet/${facet}`)
    for (const flag of FLAGS) to.put(`flag/${flag}`, this.flags[flag].words)
    this.models.save(to, 'models')
    to.put('in-stock', this.inStock.words)
    to.put('live', this.live.words)
    this.search.save(to)
  }

  static load(from: PartsReader): ProductColumns {
    const columns = new ProductColumns()
    const bitmap = (name: string) => new Bitmap(from.numbers('Int32Array', name))
    for (const key of SORT_KEYS) columns.sortColumns[key] = from.numbers('Float64Array', key)
    for (const sort of SORTS) columns.orders[sort].restore(from.numbers('Uint32Array', `order/${sort}`))
    columns.live = bitmap('live')
    columns.size = columns.orders.featured.length
    columns.#slotCount = columns.sortColumns.ids.length
    const liveSlots = listBits(columns.live, columns.size)
    columns.facets = recordOf(FACETS, (facet) => FacetColumn.load(from, `facet/${facet}`, columns.values))
    columns.values.reserve(columns.#slotCount)
    for (const facet of FACETS) columns.facets[facet].fill(liveSlots)
    columns.flags = recordOf(FLAGS, (flag) => bitmap(`flag/${flag}`))
    columns.models = ModelColumn.load(from, 'models')
    columns.inStock = bitmap('in-stock')
    columns.search = SearchIndex.load(from, (...sets) => columns.models.withSiblings(...sets))
    return columns
  }

  #forget(): void {
    this.prices.forget()
    this.search.forget()
  }

  #removeOne(id: number): void {
    const slot = this.find(id)
    if (slot === null) return
    for (const sort of SORTS) this.orders[sort].remove(slot)
    this.#clear(slot)
  }

  #clear(slot: number): void {
    for (const facet of FACETS) this.facets[facet].unset(slot)
    for (const flag of FLAGS) this.flags[flag].delete(slot)
    this.inStock.delete(slot)
    this.live.delete(slot)
    this.size--
  }

  #append(row: IndexedProduct): number {
    const slot = this.#slotCount++
    this.size++
    this.#reserve(slot)
    this.sortColumns.ids[slot] = row.id
    this.sortColumns.prices[slot] = row.unitPriceCents
    this.sortColumns.createdAt[slot] = row.createdAt
    for (const facet of FACETS) this.facets[facet].set(slot, row[facet])
    for (const flag of FLAGS) if (row[flag]) this.flags[flag].add(slot)
    this.models.set(slot, row.modelKey)
    this.live.add(slot)
    this.search.add(slot, row.texts)
    if (row.isInStock) this.inStock.add(slot)
    return slot
  }

  #reserve(slot: number): void {
    if (slot < this.sortColumns.ids.length) return
    for (const key of SORT_KEYS) {
      const grown = new Float64Array(Math.max(SPARE_SLOTS, Math.ceil(slot * 1.25)))
      grown.set(this.sortColumns[key])
      this.sortColumns[key] = grown
    }
  }

  #rebuildOrders(): void {
    const slotsById = sortSlots(listBits(this.live, this.size), this.sortColumns.ids, false)
    for (const sort of SORTS) this.orders[sort].rebuild(slotsById)
  }

  #compact(): void {
    const cleared = this.#slotCount - this.size
    if (cleared <= this.size / 4 + SPARE_SLOTS) return
    const liveSlots = listBits(this.live, this.size)
    const newSlotOf = new Int32Array(this.#slotCount).fill(-1)
    for (const [slot, old] of liveSlots.entries()) newSlotOf[old] = slot
    for (const key of SORT_KEYS) {
      const column = this.sortColumns[key]
      this.sortColumns[key] = Float64Array.from(liveSlots, (old) => column[old] as number)
    }
    this.values = new ValueSets()
    this.facets = recordOf(FACETS, (facet) => this.facets[facet].compacted(liveSlots, this.values))
    this.flags = recordOf(FLAGS, (flag) => compactedBits(this.flags[flag], liveSlots))
    this.models = this.models.compacted(liveSlots)
    this.inStock = compactedBits(this.inStock, liveSlots)
    this.live = compactedBits(this.live, liveSlots)
    this.#slotCount = this.size
    this.search.renumber(newSlotOf)
    this.#rebuildOrders()
  }
}
