import type { Category, Product } from '../../contract/catalog.ts'
import { toWire } from '../../contract/money.ts'
import { familyFacets } from '../../domain/attribute-families.ts'
import { isInStock } from '../../domain/cart.ts'
import { FACET_TABLE, FACETS, type Facet, FLAGS, type Flag } from '../../domain/filters.ts'
import { colourwayOf } from '../../domain/finishes/frame-finishes.ts'
import { foldText } from '../../domain/search-key.ts'
import { measureWords } from '../../domain/search-measures.ts'
import { lensWord } from '../../domain/search-query.ts'
import { selectionWords, TOO_DARK, withoutDriving } from '../../domain/search-selections.ts'
import { sizeFacets } from '../../domain/size-ranges.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import type { ImageManifest } from '../images/image-manifest.ts'
import { shownImages, shownPreview, shownWorn } from '../images/shown-images.ts'
import type { IndexedProduct } from './indexed-product.ts'
import type { SearchTexts } from './search-index.ts'

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
    texts: textsOf(product, values, category),
  }
}

const SEARCHED = FACET_TABLE.filter((facet) => 'isSearched' in facet)

const EYEWEAR = 'glasses eyewear γυαλιά'
const TINTED = 'sunglasses ηλίου'
const UV = 'UV UV400'
const WEARERS = Object.values(DICTIONARIES)
  .map(({ genders }) => `${genders.women} ${genders.men}`)
  .join(' ')

type FacetValues = Record<Facet, string | null>

function textsOf(product: CatalogProduct, values: FacetValues, category: Category | undefined): SearchTexts {
  const { name, nameEl, brand, sku, model, material, measurements } = product
  const words = Object.values(DICTIONARIES).flatMap((dictionary) => [
    dictionary.materials[material],
    ...SEARCHED.map((facet) => wordOf(dictionary[facet.words], values[facet.name])),
    // Of a range as `129–139 mm, medium`, its name.
    wordOf(dictionary.sizes, values.size)?.split(' ').at(-1),
    values.lensTint === 'mirror' && dictionary.lensTints.mirror,
    product.filterCategory !== null && lensWord(wordOf(dictionary.lensTints, values.lensTint) ?? ''),
  ])
  const descriptions = `${product.description} ${product.descriptionEl}`
  const size = measurements && [measurements.lensWidthMm, measurements.bridgeMm, measurements.templeMm].join('-')
  const plain = [size, size && EYEWEAR, product.uv400 && UV, ...measureWords(product), ...selectionWords(product)]
  return {
    codes: model === null ? [sku] : [sku, model],
    brand,
    name: `${name} ${nameEl}`,
    attributes: [category?.name, category?.nameEl, ...words, ...plain].filter(Boolean).join(' '),
    also: otherNames(product),
    description: product.filterCategory === TOO_DARK ? withoutDriving(foldText(descriptions)) : descriptions,
  }
}

/** Tinted frames for sport and for children have categories of their own; women and men wear unisex frames. */
const otherNames = ({ filterCategory, gender }: CatalogProduct): string =>
  [filterCategory !== null && TINTED, gender === 'unisex' && WEARERS].filter(Boolean).join(' ')

function pick<Key extends string, Value>(values: Record<Key, Value>, keys: readonly Key[]): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, values[key]])) as Record<Key, Value>
}

const wordOf = (words: Readonly<Record<string, string>>, value: string | null) => value && words[value]
