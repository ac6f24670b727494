import { useSite } from '../../client/site-context.tsx'
import type { Category } from '../../contract/catalog.ts'
import type { Facets } from '../../contract/product-queries.ts'
import { FAMILY_OF_COLOR } from '../../domain/attribute-families.ts'
import { FACET_TABLE, type Facet } from '../../domain/filters.ts'
import { lookUp } from '../../domain/look-up.ts'
import { KeptList } from '../kept-html.tsx'
import { FilterOption } from './filter-option.tsx'
import { useListingAddress } from './listing-address.ts'
import { facetAddresses, type ListingQuery } from './listing-query.ts'
import { facetWord } from './product-words.ts'

interface FacetOptionsProps {
  facet: Facet
  facets: Facets['facets'] | undefined
  query: ListingQuery
  categories: readonly Category[]
}

/** `localeCompare` would make one for each comparison. */
const COLLATORS = {
  en: new Intl.Collator('en', { numeric: true }),
  el: new Intl.Collator('el', { numeric: true }),
}

/** The values of a facet. Those of a facet within it stand below the value that they refine. */
export function FacetOptions({ facet, facets, query, categories }: FacetOptionsProps) {
  const { words, language } = useSite()
  const addressOf = facetAddresses(query, facet, useListingAddress())
  const named = (facets?.[facet] ?? [])
    .filter(({ value, count }) => count > 0 || query[facet] === value)
    .map((option) => ({ ...option, word: facetWord(facet, option.value, words, categories, language) }))
  if (facet !== 'category') named.sort((a, b) => COLLATORS[language].compare(a.word, b.word))
  const isWithin = FACET_TABLE.some((entry) => entry.name === facet && 'within' in entry)
  if (isWithin && named.length < 2 && query[facet] === undefined) return null
  const inner = FACET_TABLE.find((entry) => 'within' in entry && entry.within === facet)
  const refined = inner && refinedValue(query)
  const items = named.map(({ value, count, word }) => {
    const isChosen = query[facet] === value
    return {
      key: value,
      name: `${facet} ${value}${isChosen ? ' chosen' : ''}`,
      values: [addressOf(value), String(count)],
      content: ([to = '', shownCount]: readonly string[]) => (
        <FilterOption
          to={to}
          isChosen={isChosen}
          count={shownCount}
          inner={
            inner &&
            value === refined && (
              <FacetOptions facet={inner.name} facets={facets} query={query} categories={categories} />
            )
          }
        >
          {(facet === 'colorFamily' || facet === 'color') && <span data-color={value} className="swatch" />}
          {facet === 'shape' && <span data-shape={value} className="shape-drawing" />}
          {word}
        </FilterOption>
      ),
    }
  })
  return <KeptList items={items} isKept={refined === undefined} />
}

/** The colour family whose exact colours are shown; addresses may hold an exact colour alone. */
const refinedValue = ({ colorFamily, color }: ListingQuery) =>
  colorFamily ?? (color && lookUp<string>(FAMILY_OF_COLOR, color))
