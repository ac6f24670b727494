import { NOT_ON_CARDS, type Product, type ProductCard } from '../../contract/catalog.ts'
import { findOrMake } from '../../domain/remember.ts'
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

/** Products as JSON in UTF-8, and as JSON reads it. Each is made once until the catalogue changes. */
export function createProductTexts(catalogue: Pick<Catalogue, 'listColourways' | 'onChange'>) {
  const productOf = (product: CatalogProduct) => toListed(catalogue, product)
  const textOf = (value: unknown) => Buffer.from(JSON.stringify(value))
  const products = createKept((product) => textOf(productOf(product)))
  const cards = createKept((product) => textOf(toCard(productOf(product))))
  const readCards = createKept((product): ProductCard => JSON.parse(cards.of(product).toString()))
  catalogue.onChange(() => {
    for (const kept of [products, cards, readCards]) kept.clear()
  })

  return {
    writeProducts: (all: readonly CatalogProduct[]) => jsonArray(all.map(products.of)),
    writeCards: (all: readonly CatalogProduct[]) => jsonArray(all.map(cards.of)),
    /** Nobody may change them. */
    readCards: (all: readonly CatalogProduct[]) => all.map(readCards.of),
  }
}

function createKept<Made>(make: (product: CatalogProduct) => Made) {
  const kept = new Map<number, Made>()
  return {
    clear: () => kept.clear(),
    of: (product: CatalogProduct): Made => findOrMake(kept, MOST_KEPT, product.id, () => make(product)),
  }
}

/** About 5 MB of products and 3 MB of cards, twice. */
const MOST_KEPT = 2_000

const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer]

const jsonArray = (items: readonly Buffer[]): Buffer =>
  Buffer.concat([OPEN, ...items.flatMap((item, at) => (at === 0 ? [item] : [COMMA, item])), CLOSE])
