import type { Product, ProductCard } from '../../contract/catalog.ts'
import { type CatalogProduct, toWireProduct } from '../catalog-index/catalog-product.ts'
import type { Catalogue } from '../catalog-index/catalogue.ts'

const PICTURES_OF_CARD = 2

export function toListed(catalogue: Pick<Catalogue, 'listColourways'>, product: CatalogProduct): Product {
  const colourways = catalogue.listColourways(product.model)
  return { ...toWireProduct(product), ...(colourways.length > 0 && { colourways }) }
}

function toCard({ description: _, descriptionEl: __, maker: ___, wornImages: ____, ...product }: Product): ProductCard {
  return { ...product, images: product.images.slice(0, PICTURES_OF_CARD) }
}

/** Products as JSON. Each is written once until the catalogue changes. */
export function createProductTexts(catalogue: Pick<Catalogue, 'listColourways' | 'onChange'>) {
  const products = new Map<number, string>()
  const cards = new Map<number, string>()
  catalogue.onChange(() => {
    products.clear()
    cards.clear()
  })

  function textIn(texts: Map<number, string>, product: CatalogProduct, write: (product: Product) => unknown): string {
    const known = texts.get(product.id)
    if (known !== undefined) return known
    const text = JSON.stringify(write(toListed(catalogue, product)))
    if (texts.size >= MOST_KEPT) texts.clear()
    texts.set(product.id, text)
    return text
  }

  return {
    listProducts: (all: readonly CatalogProduct[]) =>
      `[${all.map((product) => textIn(products, product, (whole) => whole)).join(',')}]`,
    listCards: (all: readonly CatalogProduct[]) =>
      `[${all.map((product) => textIn(cards, product, toCard)).join(',')}]`,
  }
}

/** About 5 MB of products and 3 MB of cards. */
const MOST_KEPT = 2_000
