import { type ReactNode, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import type { Category } from '../../contract/catalog.ts'
import type { Facets } from '../../contract/product-queries.ts'
import { FACET_TABLE, type Facet } from '../../domain/filters.ts'
import { hasPriceRange } from '../../domain/price-range.ts'
import { Kept, type KeptPart } from '../kept-html.tsx'
import { facetOptions } from './facet-options.tsx'
import { FilterOption } from './filter-option.tsx'
import { useListingAddress } from './listing-address.ts'
import { type ListingQuery, without } from './listing-query.ts'
import { priceGroup } from './price-group.tsx'

interface FilterGroupsProps {
  query: ListingQuery
  facets: Facets | undefined
  categories: readonly Category[]
  /** Opens only the groups that something is chosen in. */
  isCompact?: boolean
}

export function FilterGroups({ query, facets, categories, isCompact = false }: FilterGroupsProps) {
  const { words, language } = useSite()
  const { listing } = words
  const addressOf = useListingAddress()
  const isShown = (facet: Facet) =>
    query[facet] !== undefined || facets === undefined || facets.facets[facet].some(({ count }) => count > 0)
  const shown = { query, facets: facets?.facets, categories, words, language, addressOf }
  const groups = FACET_TABLE.filter((entry) => !('within' in entry) && isShown(entry.name)).map(({ name, ...entry }) =>
    filterGroup({
      part: { key: name, name, items: facetOptions(name, shown), content: (_, list) => list },
      title: listing[name],
      isOpen: ('isOpen' in entry && !isCompact) || query[name] !== undefined,
    }),
  )
  const price = filterGroup({
    part: priceGroup({ query, prices: facets?.prices, listing, addressOf }),
    title: listing.price,
    isOpen: hasPriceRange(query),
  })
  const onePerModel = onePerModelChoice(query, addressOf, listing.onePerModel)
  const parts = [...groups.slice(0, 1), price, ...groups.slice(1), onePerModel]
  return <Kept as="div" className="filters" parts={parts} />
}

interface Group {
  /** What is in it. */
  part: KeptPart
  title: string
  isOpen: boolean
}

const filterGroup = ({ part, title, isOpen }: Group): KeptPart => ({
  ...part,
  name: `group ${part.name}${isOpen ? ' open' : ''}`,
  content: (values, list) => (
    <FilterGroup title={title} isOpen={isOpen}>
      {part.content(values, list)}
    </FilterGroup>
  ),
})

interface FilterGroupProps {
  title: string
  isOpen: boolean
  children: ReactNode
}

/** Stays open once it was: clearing its value must not hide what has the focus. */
function FilterGroup({ title, isOpen, children }: FilterGroupProps) {
  const [hasOpened, setOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setOpened(true)
  return (
    <details open={hasOpened}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  )
}

function onePerModelChoice(query: ListingQuery, addressOf: (query: ListingQuery) => string, word: string): KeptPart {
  const isChosen = query.onePerModel === true
  return {
    key: 'onePerModel',
    name: `onePerModel${isChosen ? ' chosen' : ''}`,
    values: [addressOf(isChosen ? without(query, ['onePerModel']) : { ...query, onePerModel: true, page: 1 })],
    content: ([to = '']) => (
      <ul>
        <FilterOption to={to} isChosen={isChosen}>
          {word}
        </FilterOption>
      </ul>
    ),
  }
}
