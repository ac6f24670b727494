import type { Category } from '../../contract/catalog.ts'
import { familyFacets } from '../../domain/attribute-families.ts'
import { isInStock } from '../../domain/cart.ts'
import { FACETS, type Facet, FLAGS, type Flag } from '../../domain/filters.ts'
import { sizeFacets } from '../../domain/size-ranges.ts'
import { type CatalogProduct, modelKeyOf } from './catalog-product.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { searchTextsOf } from './search-texts.ts'

export function indexed(product: CatalogProduct, categories: readonly Category[]): IndexedProduct {
  const category = categories.find((one) => one.id === product.categoryId)
  const values = {
    ...product,
    ...sizeFacets(product.measurements),
    ...familyFacets(product),
    category: category?.slug ?? '',
    isReduced: product.discountPriceCents !== null,
  }
  return {
    ...pick<Facet, string | null>(values, FACETS),
    ...pick<Flag, boolean>(values, FLAGS),
    id: product.id,
    unitPriceCents: product.discountPriceCents ?? product.priceCents,
    createdAt: Date.parse(product.createdAt),
    modelKey: modelKeyOf(product),
    isInStock: isInStock(product),
    texts: searchTextsOf(product, values, category),
  }
}

function pick<Key extends string, Value>(values: Record<Key, Value>, keys: readonly Key[]): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, values[key]])) as Record<Key, Value>
}
