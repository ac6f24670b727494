import { isDeepStrictEqual } from 'node:util'
import type { Category } from '../../contract/catalog.ts'
import { type CatalogProduct, indexed } from './catalog-product.ts'
import { createProductIndex, type ProductIndex } from './product-index.ts'

export interface CatalogueContents {
  categories: Category[]
  products: Map<number, CatalogProduct>
  idsBySlug: Map<string, number>
  index: ProductIndex
}

export function createContents(categories: Category[], all: readonly CatalogProduct[]): CatalogueContents {
  return {
    categories,
    products: new Map(all.map((product) => [product.id, product])),
    idsBySlug: new Map(all.map((product) => [product.slug, product.id])),
    index: createProductIndex(all.map((product) => indexed(product, categories))),
  }
}

/**
 * Replaces the products with these ids; ids missing from `found` are removed. The update is synchronous, so no reader
 * sees half of it.
 *
 * @throws RangeError when the index is full; the contents must then be rebuilt
 */
export function patchContents(
  { categories, products, idsBySlug, index }: CatalogueContents,
  ids: readonly number[],
  found: readonly CatalogProduct[],
): void {
  const rows = found.map((product) => indexed(product, categories))
  const foundIds = new Set(found.map(({ id }) => id))
  index.remove(ids.filter((id) => !foundIds.has(id)))
  index.upsert(rows)
  for (const id of ids) {
    const slug = products.get(id)?.slug
    // Another product may have taken this slug in the meantime.
    if (slug !== undefined && idsBySlug.get(slug) === id) idsBySlug.delete(slug)
    if (!foundIds.has(id)) products.delete(id)
  }
  for (const product of found) {
    products.set(product.id, product)
    idsBySlug.set(product.slug, product.id)
  }
}

/** Whether two versions look the same to shoppers. Of the stock, only in or out of stock matters. */
export function isShownAlike(one: CatalogProduct | undefined, other: CatalogProduct): boolean {
  if (one === undefined) return false
  return isDeepStrictEqual({ ...one, stock: one.stock > 0 }, { ...other, stock: other.stock > 0 })
}
