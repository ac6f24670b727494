import { isInStock } from '../../domain/cart.ts'
import { type Fit, fitOf, sortByFit } from '../../domain/fit-score.ts'
import { isWornBy, type WearerGroup } from '../../domain/worn-by.ts'
import { type CatalogProduct, modelKeyOf } from './catalog-product.ts'

interface Page {
  offset?: number | undefined
  limit?: number | undefined
}

export interface FittingProducts {
  /** How many fit like one's own pair, and how many nearly so. */
  like: number
  close: number
  products: CatalogProduct[]
}

/** The products in stock that fit, one of each model, the best first. */
export function fittingProducts(
  products: readonly CatalogProduct[],
  fit: Fit,
  { for: whom, ...page }: Page & { for?: WearerGroup | undefined },
): FittingProducts {
  const found: Record<'like' | 'close', CatalogProduct[]> = { like: [], close: [] }
  for (const product of oneOfEachModel(products)) {
    if (whom !== undefined && !isWornBy(product.gender, whom)) continue
    const verdict = product.measurements && fitOf(product.measurements, fit).verdict
    if (verdict === 'like' || verdict === 'close') found[verdict].push(product)
  }
  const { like, close } = found
  return { like: like.length, close: close.length, products: pageOf(sortByFit([...like, ...close], fit), page) }
}

/** All products, the best fit first; those without measurements last. */
export const productsByFit = (products: readonly CatalogProduct[], fit: Fit, page: Page) =>
  pageOf(sortByFit(products, fit), page)

function pageOf(products: CatalogProduct[], { offset = 0, limit = products.length }: Page): CatalogProduct[] {
  return products.slice(offset, offset + limit)
}

/** The first in stock of each model; a product without a model is one of its own. */
function oneOfEachModel(products: readonly CatalogProduct[]): Iterable<CatalogProduct> {
  const firsts = new Map<string, CatalogProduct>()
  for (const product of products) {
    const key = modelKeyOf(product)
    if (isInStock(product) && !firsts.has(key)) firsts.set(key, product)
  }
  return firsts.values()
}
