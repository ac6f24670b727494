import { isInStock } from '../../domain/cart.ts'
import { type FrameNumbers, nearestInSize } from '../../domain/fit.ts'
import type { CatalogProduct } from './catalog-product.ts'

interface Page {
  offset?: number | undefined
  limit?: number | undefined
}

export function nearestProducts(products: readonly CatalogProduct[], near: FrameNumbers, { offset = 0, limit }: Page) {
  const candidates = oneOfEachModel(products.filter((product) => product.measurements !== null && isInStock(product)))
  const count = limit === undefined ? candidates.length : offset + limit
  return { products: nearestInSize(candidates, near, count).slice(offset), total: candidates.length }
}

function oneOfEachModel(products: readonly CatalogProduct[]): CatalogProduct[] {
  const firsts = new Map<string, CatalogProduct>()
  for (const product of products) {
    const key = product.model ?? product.slug
    if (!firsts.has(key)) firsts.set(key, product)
  }
  return [...firsts.values()]
}
