import { LRUCache } from 'lru-cache'
import { firstPlace } from '../../domain/first-place.ts'
import type { CatalogProduct } from './catalog-product.ts'
import { HashedIds, hashed, type SavedHashes } from './hashed-ids.ts'
import type { PartsReader } from './parts-file.ts'

/** The products of a file, by ascending id, with where the JSON of each begins, and last where it ends. */
export interface SavedProducts {
  file: Pick<PartsReader, 'read' | 'close'>
  ids: Int32Array
  offsets: Float64Array
  slugs: SavedHashes
  models: SavedHashes
}

const MOST_PARSED = 2_000

/**
 * The products of the catalogue by id, address and model. Those that were read from the database are kept as objects;
 * those of a file stay there, and are read when they are asked for.
 */
export class StoredProducts {
  #saved: SavedProducts | null
  /** Since the file was written; `null` for those that were removed. */
  readonly #changed = new Map<number, CatalogProduct | null>()
  readonly #parsed = new LRUCache<number, CatalogProduct>({ max: MOST_PARSED })
  readonly #slugs: HashedIds
  readonly #models: HashedIds
  #size: number

  constructor(all: readonly CatalogProduct[], saved: SavedProducts | null = null) {
    this.#saved = saved
    this.#slugs = new HashedIds(saved?.slugs)
    this.#models = new HashedIds(saved?.models)
    this.#size = saved?.ids.length ?? 0
    for (const product of all) this.set(product)
  }

  get size(): number {
    return this.#size
  }

  /** How many differ from the file. */
  get changedCount(): number {
    return this.#changed.size
  }

  get(id: number): CatalogProduct | undefined {
    const changed = this.#changed.get(id)
    return changed === undefined ? this.#savedProduct(id) : (changed ?? undefined)
  }

  findBySlug(slug: string): CatalogProduct | undefined {
    for (const id of this.#slugs.find(slug)) {
      const product = this.get(id)
      if (product?.slug === slug) return product
    }
    return undefined
  }

  /** By id. */
  ofModel(model: string): CatalogProduct[] {
    const ids = [...new Set(this.#models.find(model))].sort((one, other) => one - other)
    return ids.flatMap((id) => {
      const product = this.get(id)
      return product?.model === model ? [product] : []
    })
  }

  set(product: CatalogProduct): void {
    const { id, slug, model } = product
    if (!this.#has(id)) this.#size++
    this.#changed.set(id, product)
    this.#slugs.add(slug, id)
    if (model !== null) this.#models.add(model, id)
  }

  delete(id: number): void {
    if (!this.#has(id)) return
    this.#size--
    if (this.#placeOf(id) === null) this.#changed.delete(id)
    else this.#changed.set(id, null)
  }

  /** Ascending. */
  ids(): number[] {
    const added = [...this.#changed.keys()].filter((id) => this.#placeOf(id) === null)
    const all = [...(this.#saved?.ids ?? []), ...added]
    return all.filter((id) => this.#changed.get(id) !== null).sort((one, other) => one - other)
  }

  /** As JSON, without reading it where the file has it. */
  jsonOf(id: number): Uint8Array | null {
    const changed = this.#changed.get(id)
    if (changed === null) return null
    return changed === undefined ? this.#bytesOf(id) : Buffer.from(JSON.stringify(changed))
  }

  /** Those of `saved` are read from it from now on; `isChanged` says which have changed since they were written. */
  moveTo(saved: SavedProducts, isChanged: (id: number) => boolean): void {
    this.#saved?.file.close()
    this.#saved = saved
    this.#parsed.clear()
    for (const id of [...this.#changed.keys()]) if (!isChanged(id)) this.#changed.delete(id)
    this.#slugs.rebase(saved.slugs)
    this.#models.rebase(saved.models)
    for (const [id, product] of this.#changed) {
      if (product === null) continue
      this.#slugs.add(product.slug, id)
      if (product.model !== null) this.#models.add(product.model, id)
    }
  }

  close(): void {
    this.#saved?.file.close()
  }

  #has(id: number): boolean {
    const changed = this.#changed.get(id)
    return changed === undefined ? this.#placeOf(id) !== null : changed !== null
  }

  #savedProduct(id: number): CatalogProduct | undefined {
    const known = this.#parsed.get(id)
    if (known !== undefined) return known
    const bytes = this.#bytesOf(id)
    if (bytes === null) return undefined
    const product = JSON.parse(bytes.toString()) as CatalogProduct
    this.#parsed.set(id, product)
    return product
  }

  #bytesOf(id: number): Buffer | null {
    const place = this.#placeOf(id)
    if (place === null || this.#saved === null) return null
    const { file, offsets } = this.#saved
    const from = offsets[place] as number
    return file.read(from, (offsets[place + 1] as number) - from)
  }

  #placeOf(id: number): number | null {
    const ids = this.#saved?.ids
    if (ids === undefined) return null
    const place = firstPlace(0, ids.length, (one) => (ids[one] as number) >= id)
    return ids[place] === id ? place : null
  }
}

/** What finds products by address and model, of all that are saved. */
export const hashesOf = (entries: readonly { id: number; slug: string; model: string | null }[]) => ({
  slugs: hashed(entries.map(({ id, slug }) => [slug, id])),
  models: hashed(entries.flatMap(({ id, model }) => (model === null ? [] : [[model, id] as const]))),
})
