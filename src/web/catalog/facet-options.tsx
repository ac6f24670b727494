import type { Category } from '../../contract/catalog.ts'
import type { Facets } from '../../contract/product-queries.ts'
import { FAMILY_OF_COLOR } from '../../domain/attribute-families.ts'
import { FACET_TABLE, type Facet } from '../../domain/filters.ts'
import { lookUp } from '../../domain/look-up.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { Dictionary } from '../../i18n/translate.ts'
import type { KeptPart } from '../kept-html.tsx'
import { FilterOption } from './filter-option.tsx'
import { facetAddresses, type ListingQuery } from './listing-query.ts'
import { facetWord } from './product-words.ts'

interface Shown {
  query: ListingQuery
  facets: Facets['facets'] | undefined
  categories: readonly Category[]
  words: Dictionary
  language: Language
  /** Where a choice of filters leads to. */
  addressOf: (query: ListingQuery) => string
}

/** `localeCompare` would make one for each comparison. */
const COLLATORS = {
  en: new Intl.Collator('en', { numeric: true }),
  el: new Intl.Collator('el', { numeric: true }),
}

/** The values of a facet as the items of a list. Those of a facet within it stand below the value that they refine. */
export function facetOptions(facet: Facet, shown: Shown): KeptPart[] {
  const { query } = shown
  const addressOf = facetAddresses(query, facet, shown.addressOf)
  const inner = FACET_TABLE.find((entry) => 'within' in entry && entry.within === facet)
  const refined = inner && refinedValue(query)
  return namedValues(facet, shown).map(({ value, count, word }): KeptPart => {
    const isChosen = query[facet] === value
    const items = inner && value === refined ? innerOptions(inner.name, shown) : undefined
    return {
      key: value,
      name: `${facet} ${value}${isChosen ? ' chosen' : ''}${items ? ' refined' : ''}`,
      values: [addressOf(value), String(count)],
      ...(items && { items }),
      content: ([to = '', shownCount], list) => (
        <FilterOption to={to} isChosen={isChosen} count={shownCount} inner={list}>
          {(facet === 'colorFamily' || facet === 'color') && <span data-color={value} className="swatch" />}
          {facet === 'shape' && <span data-shape={value} className="shape-drawing" />}
          {word}
        </FilterOption>
      ),
    }
  })
}

function namedValues(facet: Facet, { query, facets, categories, words, language }: Shown) {
  const named = (facets?.[facet] ?? [])
    .filter(({ value, count }) => count > 0 || query[facet] === value)
    .map((option) => ({ ...option, word: facetWord(facet, option.value, words, categories, language) }))
  if (facet !== 'category') named.sort((a, b) => COLLATORS[language].compare(a.word, b.word))
  return named
}

/** A single value refines nothing. */
function innerOptions(facet: Facet, shown: Shown): KeptPart[] | undefined {
  const options = facetOptions(facet, shown)
  return options.length > 1 || shown.query[facet] !== undefined ? options : undefined
}

/** The colour family whose exact colours are shown; addresses may hold an exact colour alone. */
const refinedValue = ({ colorFamily, color }: ListingQuery) =>
  colorFamily ?? (color && lookUp<string>(FAMILY_OF_COLOR, color))
