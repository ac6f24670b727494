import type { Product } from '../../contract/catalog.ts'
import { toWire } from '../../contract/money.ts'
import { colourwayOf } from '../../domain/finishes/frame-finishes.ts'
import type { ImageManifest } from '../images/image-manifest.ts'
import { shownImages, shownPreview, shownWorn } from '../images/shown-images.ts'

/** A product in memory: the wire format, but with prices in whole cents (EUR). */
export type CatalogProduct = Omit<Product, 'price' | 'discountPrice'> & {
  /** For a reduced product, the lowest price of the 30 days before the reduction. */
  priceCents: number
  discountPriceCents: number | null
  /** Whether there is a 3D model that the try-on can draw. */
  canTryOn: boolean
}

/** What groups colourways; a product without a model is one of its own. */
export const modelKeyOf = ({ model, slug }: Pick<CatalogProduct, 'model' | 'slug'>): string => model ?? `/${slug}`

export function toWireProduct({ priceCents, discountPriceCents, canTryOn: _, ...product }: CatalogProduct): Product {
  return {
    ...product,
    price: toWire(priceCents),
    discountPrice: discountPriceCents === null ? null : toWire(discountPriceCents),
  }
}

/** Adds what the studio has rendered of products. */
export const withPictures = (
  products: readonly CatalogProduct[],
  { variants, models }: ImageManifest,
): CatalogProduct[] =>
  products.map((product) => ({
    ...product,
    images: shownImages(variants, product),
    wornImages: shownWorn(variants, product),
    preview: product.preview ?? shownPreview(variants, product),
    canTryOn: product.model !== null && models.find(product.model) !== null && colourwayOf(product) !== null,
  }))
