import type { Category, Product } from '../../contract/catalog.ts'
import type { Facet } from '../../domain/filters.ts'
import { lookUp } from '../../domain/look-up.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { localized } from '../../i18n/languages.ts'
import { type Dictionary, fill } from '../../i18n/translate.ts'

/** What a picture of a product shows: brand, model, shape, colour. */
export function altOf(product: Product, words: Dictionary, language: Language): string {
  const named = { brand: product.brand, name: localized(product, 'name', language) }
  const { shape, color } = product
  if (!shape || !color) return fill(words.listing.altPlain, named)
  return fill(words.listing.alt, { ...named, shape: words.shapes[shape], color: words.colors[color] })
}

/** The text of a facet's value: a code's translation, a category's name, or the value itself. */
export function facetWord(
  facet: Facet,
  value: string,
  words: Dictionary,
  categories: readonly Category[],
  language: Language,
): string {
  if (facet === 'category') {
    const category = categories.find(({ slug }) => slug === value)
    return category ? localized(category, 'name', language) : value
  }
  if (facet === 'brand') return value
  const vocabulary = { color: words.colors, shape: words.shapes, frameType: words.frameTypes, gender: words.genders }[
    facet
  ]
  return lookUp<string>(vocabulary, value) ?? value
}
