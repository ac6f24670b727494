import { NOT_ON_CARDS, type Product, type ProductCard } from '../../contract/catalog.ts'
import { type CatalogProduct, toWireProduct } from '../catalog-index/catalog-product.ts'
import type { Catalogue } from '../catalog-index/catalogue.ts'

const PICTURES_OF_CARD = 2

export function toListed(catalogue: Pick<Catalogue, 'listColourways'>, product: CatalogProduct): Product {
  const colourways = catalogue.listColourways(product.model)
  return { ...toWireProduct(product), ...(colourways.length > 0 && { colourways }) }
}

function toCard(product: Product): ProductCard {
  const shown = Object.entries(product).filter(([name]) => !(name in NOT_ON_CARDS))
  return { ...(Object.fromEntries(shown) as ProductCard), images: product.images.slice(0, PICTURES_OF_CARD) }
}

/** Products as JSON in UTF-8. Each is written once until the catalogue changes. */
export function createProductTexts(catalogue: Pick<Catalogue, 'listColourways' | 'onChange'>) {
  const products = new Map<number, Buffer>()
  const cards = new Map<number, Buffer>()
  catalogue.onChange(() => {
    products.clear()
    cards.clear()
  })

  function textIn(texts: Map<number, Buffer>, product: CatalogProduct, write: (product: Product) => unknown): Buffer {
    const known = texts.get(product.id)
    if (known !== undefined) return known
    const text = Buffer.from(JSON.stringify(write(toListed(catalogue, product))))
    if (texts.size >= MOST_KEPT) texts.clear()
    texts.set(product.id, text)
    return text
  }

  return {
    listProducts: (all: readonly CatalogProduct[]) =>
      jsonArray(all.map((product) => textIn(products, product, (whole) => whole))),
    listCards: (all: readonly CatalogProduct[]) => jsonArray(all.map((product) => textIn(cards, product, toCard))),
  }
}

/** About 5 MB of products and 3 MB of cards. */
const MOST_KEPT = 2_000

const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer]

const jsonArray = (items: readonly Buffer[]): Buffer =>
  Buffer.concat([OPEN, ...items.flatMap((item, at) => (at === 0 ? [item] : [COMMA, item])), CLOSE])
