import { isDeepStrictEqual } from 'node:util'
import type { Category, Colourway } from '../../contract/catalog.ts'
import { isInStock } from '../../domain/cart.ts'
import { SYNONYMS, type Synonyms } from '../../domain/search-synonyms.ts'
import { type CatalogProduct, indexed } from './catalog-product.ts'
import { createProductIndex, type ProductIndex } from './product-index.ts'

export interface CatalogueContents {
  categories: Category[]
  products: Map<number, CatalogProduct>
  idsBySlug: Map<string, number>
  /** Only of products with a model. */
  idsByModel: Map<string, Set<number>>
  index: ProductIndex
  synonyms: Synonyms
}

export function createContents(
  categories: Category[],
  all: readonly CatalogProduct[],
  synonyms = SYNONYMS,
): CatalogueContents {
  const idsByModel = new Map<string, Set<number>>()
  for (const product of all) addToModel(idsByModel, product)
  return {
    categories,
    products: new Map(all.map((product) => [product.id, product])),
    idsBySlug: new Map(all.map((product) => [product.slug, product.id])),
    idsByModel,
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
  { categories, products, idsBySlug, idsByModel, index }: CatalogueContents,
  ids: readonly number[],
  found: readonly CatalogProduct[],
): void {
  const rows = found.map((product) => indexed(product, categories))
  const foundIds = new Set(found.map(({ id }) => id))
  index.remove(ids.filter((id) => !foundIds.has(id)))
  index.upsert(rows)
  for (const id of ids) {
    const { slug, model } = products.get(id) ?? {}
    if (model) idsByModel.get(model)?.delete(id)
    // Another product may have taken this slug in the meantime.
    if (slug !== undefined && idsBySlug.get(slug) === id) idsBySlug.delete(slug)
    if (!foundIds.has(id)) products.delete(id)
  }
  for (const product of found) {
    products.set(product.id, product)
    idsBySlug.set(product.slug, product.id)
    addToModel(idsByModel, product)
  }
}

function addToModel(idsByModel: Map<string, Set<number>>, { id, model }: CatalogProduct): void {
  if (model === null) return
  const ids = idsByModel.get(model)
  if (ids === undefined) idsByModel.set(model, new Set([id]))
  else ids.add(id)
}

/** The published products of a product's model, by id; none where it is the only one. */
export function colourwaysOf({ products, idsByModel }: CatalogueContents, model: string | null): Colourway[] {
  const ids = [...(idsByModel.get(model ?? '') ?? [])].sort((one, other) => one - other)
  if (ids.length < 2) return []
  return ids.flatMap((id) => {
    const product = products.get(id)
    if (product === undefined) return []
    const { slug, name, nameEl, color } = product
    return { slug, name, nameEl, color, isInStock: isInStock(product) }
  })
}

/** Whether two versions look the same to shoppers. Of the stock, only in or out of stock matters. */
export function isShownAlike(one: CatalogProduct | undefined, other: CatalogProduct): boolean {
  if (one === undefined) return false
  return isDeepStrictEqual({ ...one, stock: one.stock > 0 }, { ...other, stock: other.stock > 0 })
}
