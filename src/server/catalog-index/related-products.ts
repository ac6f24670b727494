import { isInStock } from '../../domain/cart.ts'
import { frameClass } from '../../domain/fit.ts'
import { type CatalogProduct, modelKeyOf } from './catalog-product.ts'
import type { ProductCriteria } from './product-criteria.ts'
import type { ProductIndex } from './product-index.ts'
import type { StoredProducts } from './stored-products.ts'

/** How many products of a step are compared: enough for several models with all their colourways. */
const COMPARED = 60
/** Prices within these factors are alike. */
const LIKE_PRICE = { least: 0.6, most: 1.6 }

interface Related {
  index: ProductIndex
  products: Pick<StoredProducts, 'get'>
  /** The slug of the product's category. */
  category: string
}

/**
 * Other models that a shopper may like as well: of the same shape, width and price, then of what of these there is; the
 * price goes last.
 * Within a step the closest in width and price come first. One product of each model; what is sold out comes last.
 */
export function relatedProducts(product: CatalogProduct, { index, products, category }: Related, limit: number) {
  const found = new Map<string, CatalogProduct>()
  for (const criteria of stepsOf(product, category)) {
    const { ids } = index.query({ ...criteria, excludeId: product.id, limit: COMPARED })
    const closest = ids
      .flatMap((id) => products.get(id) ?? [])
      .filter((other) => modelKeyOf(other) !== modelKeyOf(product))
      .sort((one, other) => distance(one, product) - distance(other, product))
    for (const other of closest) if (!found.has(modelKeyOf(other))) found.set(modelKeyOf(other), other)
    if (found.size >= limit) break
  }
  return [...found.values()].slice(0, limit)
}

const paidCents = ({ priceCents, discountPriceCents }: CatalogProduct) => discountPriceCents ?? priceCents

function stepsOf(product: CatalogProduct, category: string): ProductCriteria[] {
  const { shape, gender, measurements } = product
  const size = measurements ? frameClass(measurements.frameWidthMm) : undefined
  const cents = paidCents(product)
  const price = {
    minPriceCents: Math.floor(cents * LIKE_PRICE.least),
    maxPriceCents: Math.ceil(cents * LIKE_PRICE.most),
  }
  const like = { category, shape: shape ?? undefined }
  return [
    { filters: { ...like, size }, ...price },
    { filters: like, ...price },
    { filters: { category, size, gender: gender ?? undefined }, ...price },
    { filters: { category }, ...price },
    { filters: { category } },
  ]
}

/** Smaller is closer: 10 mm of width weigh as much as a price that differs by half. */
function distance(other: CatalogProduct, product: CatalogProduct): number {
  const width = other.measurements?.frameWidthMm ?? 0
  const ownWidth = product.measurements?.frameWidthMm ?? width
  const price = Math.abs(Math.log(paidCents(other) / Math.max(1, paidCents(product)) || 1))
  return Math.abs(width - ownWidth) / 10 + price / Math.log(1.5) + (isInStock(other) ? 0 : 100)
}
