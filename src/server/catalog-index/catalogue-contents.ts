import { isDeepStrictEqual } from 'node:util'
import type { Category, Colourway } from '../../contract/catalog.ts'
import { isInStock } from '../../domain/cart.ts'
import { SYNONYMS, type Synonyms } from '../../domain/search/synonyms.ts'
import type { CatalogProduct } from './catalog-product.ts'
import { indexed } from './index-product.ts'
import { createProductIndex, type ProductIndex } from './product-index.ts'
import { StoredProducts } from './stored-products.ts'

export interface CatalogueContents {
  categories: Category[]
  products: StoredProducts
  index: ProductIndex
  synonyms: Synonyms
}

/** What a search is read by. */
export type Searched = Pick<CatalogueContents, 'categories' | 'synonyms' | 'index' | 'products'>

export function createContents(
  categories: Category[],
  all: readonly CatalogProduct[],
  synonyms = SYNONYMS,
): CatalogueContents {
  return {
    categories,
    products: new StoredProducts(all),
    synonyms,
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
  { categories, products, index }: CatalogueContents,
  ids: readonly number[],
  found: readonly CatalogProduct[],
): void {
  const rows = found.map((product) => indexed(product, categories))
  const foundIds = new Set(found.map(({ id }) => id))
  const removed = ids.filter((id) => !foundIds.has(id))
  index.remove(removed)
  index.upsert(rows)
  for (const id of removed) products.delete(id)
  for (const product of found) products.set(product)
}

/** The published products of a product's model, by id; none where it is the only one. */
export function colourwaysOf({ products }: CatalogueContents, model: string | null): Colourway[] {
  const found = model === null ? [] : products.ofModel(model)
  if (found.length < 2) return []
  return found.map((product) => {
    const { slug, name, nameEl, color } = product
    return { slug, name, nameEl, color, isInStock: isInStock(product) }
  })
}

/** Whether two versions look the same to shoppers. Of the stock, only in or out of stock matters. */
export function isShownAlike(one: CatalogProduct | undefined, other: CatalogProduct): boolean {
  if (one === undefined) return false
  return isDeepStrictEqual({ ...one, stock: one.stock > 0 }, { ...other, stock: other.stock > 0 })
}
