import type { Category } from '../../contract/catalog.ts'
import { OTHER_COLOR_NAMES } from '../../domain/color-names.ts'
import type { Material } from '../../domain/eyewear.ts'
import { FACET_TABLE, type Facet } from '../../domain/filters.ts'
import { ageWords } from '../../domain/search/ages.ts'
import { faceWords } from '../../domain/search/face-shapes.ts'
import { featureWords } from '../../domain/search/features.ts'
import { lensWord } from '../../domain/search/lens-words.ts'
import { measureWords } from '../../domain/search/measure-words.ts'
import { selectionWords, TOO_DARK, withoutDriving } from '../../domain/search/selections.ts'
import { lensWordsOf } from '../../domain/search/wording.ts'
import { foldText } from '../../domain/search-key.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import type { CatalogProduct } from './catalog-product.ts'

/** What a product is found by. */
export interface SearchTexts {
  /** Model and SKU, which can be typed in full. */
  codes: readonly string[]
  brand: string
  name: string
  /** Category, shape, colours, material, size and so on. */
  attributes: string
  /** What kind of thing it is beside its category: this counts less than the others. */
  kinds: string
  /** What it can be called as well: this counts where a query finds nothing otherwise. */
  also: string
  description: string
}

const SEARCHED = FACET_TABLE.filter((facet) => 'isSearched' in facet)

/** A word that all but accessories are filed under. */
export const WORN = 'eyewear'
const EYEWEAR = `glasses ${WORN} γυαλιά`
const TINTED = 'sunglasses ηλίου'
const CLEAR = 'optical οράσεως'
const UV = 'UV UV400'
const dictionaries = Object.values(DICTIONARIES)
const WEARERS = dictionaries.map(({ genders }) => `${genders.women} ${genders.men}`).join(' ')
const METAL = dictionaries.map(({ materials }) => materials.metal).join(' ')
const ACETATE = dictionaries.map(({ materials }) => materials.acetate).join(' ')
/** Tortoise is brown. */
const BROWN = dictionaries.map(({ colorFamilies }) => colorFamilies.brown).join(' ')
const AMBER = ['amber', 'κίτρινα', 'κεχριμπαρένια'].map(lensWord).join(' ')
/** Titanium is a metal, and what is made of plants is acetate as well. */
const MATERIALS: Partial<Record<Material, string>> = { titanium: METAL, 'bio-acetate': ACETATE }
/** Shapes of the years from 1930 to 1970. */
const RETRO: ReadonlySet<string | null> = new Set(['panto', 'round', 'browline', 'cat-eye'])
/** One word for it, since nobody who names the town of a store means where a frame is made. */
const COUNTRIES: Readonly<Record<string, string>> = { Cyprus: 'madeincyprus' }

type FacetValues = Record<Facet, string | null>

/** What a product is found by. */
export function searchTextsOf(
  product: CatalogProduct,
  values: FacetValues,
  category: Category | undefined,
): SearchTexts {
  const { name, nameEl, brand, sku, model, material, measurements, shape } = product
  const words = dictionaries.flatMap((dictionary) => [
    dictionary.materials[material],
    ...SEARCHED.map((facet) => wordOf(dictionary[facet.words], values[facet.name])),
    // Of a range as `129–139 mm, medium`, its name.
    wordOf(dictionary.sizes, values.size)?.split(' ').at(-1),
    values.lensTint === 'mirror' && dictionary.lensTints.mirror,
    product.filterCategory !== null && lensWord(wordOf(dictionary.lensTints, values.lensTint) ?? ''),
    product.lensColor === 'amber' && AMBER,
    product.lensColor?.endsWith('mirror') && lensWord(product.lensColor),
  ])
  const descriptions = foldText(`${product.description} ${product.descriptionEl}`)
  const size = measurements && [measurements.lensWidthMm, measurements.bridgeMm, measurements.templeMm].join('-')
  const marks = [product.uv400 && UV, RETRO.has(shape) && 'retro', countryOf(product)]
  const plain = [
    lensWordsOf(name),
    size,
    size && EYEWEAR,
    ...marks,
    ...measureWords(product),
    ...selectionWords(product),
    ...featureWords(descriptions),
    ...faceWords(descriptions),
    ...(product.gender === 'kids' ? ageWords(descriptions) : []),
    OTHER_COLOR_NAMES[product.color],
  ]
  return {
    codes: model === null ? [sku] : [sku, model],
    brand,
    name: `${name} ${nameEl}`,
    attributes: [category?.name, category?.nameEl, ...words, ...plain].filter(Boolean).join(' '),
    kinds: [kindsOf(product), values.colorFamily === 'tortoise' && BROWN, MATERIALS[material]]
      .filter(Boolean)
      .join(' '),
    also: otherNames(product, values),
    description: product.filterCategory === TOO_DARK ? withoutDriving(descriptions) : descriptions,
  }
}

/** Tinted and clear frames for sport and for children have categories of their own; women and men wear unisex frames. */
function kindsOf({ measurements, filterCategory, gender }: CatalogProduct): string {
  if (measurements === null) return ''
  const kind = filterCategory === null ? CLEAR : TINTED
  return gender === 'unisex' ? `${kind} ${WEARERS}` : kind
}

/** Accessories belong to any glasses and anybody; and glasses may be of a colour by their lenses. */
function otherNames({ measurements, filterCategory }: CatalogProduct, values: FacetValues): string {
  return [
    measurements === null && `${TINTED} ${CLEAR} ${EYEWEAR} ${WEARERS}`,
    filterCategory !== null && dictionaries.map(({ lensTints }) => wordOf(lensTints, values.lensTint)).join(' '),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The last part of the maker's address. */
function countryOf({ maker }: CatalogProduct): string {
  const country = maker.postalAddress.split(',').at(-1)?.trim() ?? ''
  return COUNTRIES[country] ?? country
}

const wordOf = (words: Readonly<Record<string, string>>, value: string | null) => value && words[value]
