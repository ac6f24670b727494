import type { Category, Product, ProductCard } from '../../contract/catalog.ts'
import type { FamilyFacets } from '../../domain/attribute-families.ts'
import { FACET_TABLE, type Facet, type WordedFacet } from '../../domain/filters.ts'
import { lookUp } from '../../domain/look-up.ts'
import type { PriceRange } from '../../domain/price-range.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { SizeFacets } from '../../domain/size-ranges.ts'
import { localized } from '../../i18n/languages.ts'
import { type Dictionary, fill, type ShellDictionary } from '../../i18n/translate.ts'

export function altOf(product: ProductCard, words: Dictionary, language: Language): string {
  const named = { brand: product.brand, name: localized(product, 'name', language) }
  const { shape, color } = product
  if (!shape || !color) return fill(words.listing.altPlain, named)
  return fill(words.listing.alt, { ...named, shape: words.shapes[shape], color: words.colors[color] })
}

/** A price range as its chip and its link name it; prices are always EUR. */
export function priceWord({ minPrice, maxPrice }: PriceRange, { upTo, from, between }: ShellDictionary['listing']) {
  if (minPrice === undefined) return fill(upTo, { price: `€${maxPrice}` })
  if (maxPrice === undefined) return fill(from, { price: `€${minPrice}` })
  return fill(between, { from: `€${minPrice}`, to: `€${maxPrice}` })
}

/** The texts of every value of the facets. They must be in the shell: a listing waits for no other texts. */
type FacetTexts = {
  [Entry in WordedFacet as Entry['words']]: Readonly<Record<NonNullable<FacetValues[Entry['name']]>, string>>
}
type Derived = FamilyFacets & Pick<SizeFacets, 'size'>
type FacetValues = Pick<Product, Exclude<WordedFacet['name'], keyof Derived>> & Derived

/** The text of a facet's value: from the dictionary, a category's name, a range with its facet and unit, or the value itself. */
export function facetWord(
  facet: Facet,
  value: string,
  words: ShellDictionary,
  categories: readonly Category[],
  language: Language,
): string {
  if (facet === 'category') {
    const category = categories.find(({ slug }) => slug === value)
    return category ? localized(category, 'name', language) : value
  }
  const texts: FacetTexts = words
  const entry = FACET_TABLE.find(({ name }) => name === facet)
  if (entry && 'unit' in entry) return `${words.listing[facet]} ${value} ${entry.unit}`
  return (entry && 'words' in entry && lookUp<string>(texts[entry.words], value)) || value
}
