import { isDeepStrictEqual } from 'node:util'
import type { Category, Product } from '../../contract/catalog.ts'
import { fromWire } from '../../contract/money.ts'
import { el } from '../../i18n/el.ts'
import { en } from '../../i18n/en.ts'
import type { IndexedProduct } from './product-columns.ts'
import { createProductIndex, type ProductIndex } from './product-index.ts'

/** The catalogue as it was read: what is looked up by id or slug, and the index that finds. */
export interface CatalogueContents {
  categories: Category[]
  products: Map<number, Product>
  idsBySlug: Map<string, number>
  index: ProductIndex
}

export function createContents(categories: Category[], all: readonly Product[]): CatalogueContents {
  return {
    categories,
    products: new Map(all.map((product) => [product.id, product])),
    idsBySlug: new Map(all.map((product) => [product.slug, product.id])),
    index: createProductIndex(all.map((product) => indexed(product, categories))),
  }
}

/**
 * Replaces the products of some ids by what was read of them; those that were not found are gone. It happens in one
 * go: no reader sees a part of it.
 *
 * @throws RangeError where the index takes no more; the contents must then be created anew
 */
export function patchContents(
  { categories, products, idsBySlug, index }: CatalogueContents,
  ids: readonly number[],
  found: readonly Product[],
): void {
  const rows = found.map((product) => indexed(product, categories))
  const foundIds = new Set(found.map(({ id }) => id))
  index.remove(ids.filter((id) => !foundIds.has(id)))
  index.upsert(rows)
  for (const id of ids) {
    const slug = products.get(id)?.slug
    // Another product may have taken over the slug before.
    if (slug !== undefined && idsBySlug.get(slug) === id) idsBySlug.delete(slug)
    if (!foundIds.has(id)) products.delete(id)
  }
  for (const product of found) {
    products.set(product.id, product)
    idsBySlug.set(product.slug, product.id)
  }
}

/** Whether two readings of a product are shown alike: of the stock only whether there is any. */
export function isShownAlike(one: Product | undefined, other: Product): boolean {
  if (one === undefined) return false
  return isDeepStrictEqual({ ...one, stock: one.stock > 0 }, { ...other, stock: other.stock > 0 })
}

function indexed(product: Product, categories: readonly Category[]): IndexedProduct {
  const category = categories.find((one) => one.id === product.categoryId)
  return {
    id: product.id,
    categorySlug: category?.slug ?? '',
    brand: product.brand,
    color: product.color,
    shape: product.shape,
    frameType: product.frameType,
    gender: product.gender,
    isBestseller: product.isBestseller,
    isNew: product.isNew,
    inStock: product.stock > 0,
    unitPriceCents: fromWire(product.discountPrice ?? product.price),
    createdAt: Date.parse(product.createdAt),
    searchText: searchText(product, category),
  }
}

/** Everything a product may be looked for by: its names, its codes, and its vocabulary's words in both languages. */
function searchText(product: Product, category: Category | undefined): string {
  const { name, nameEl, brand, sku, model, color, shape, material, gender } = product
  const words = [en, el].flatMap((language) => [
    language.colors[color],
    language.materials[material],
    shape && language.shapes[shape],
    gender && language.genders[gender],
  ])
  return [name, nameEl, brand, sku, model, category?.name, category?.nameEl, ...words].filter(Boolean).join(' ')
}
