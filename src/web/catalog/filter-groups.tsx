import { type ReactNode, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import type { Category } from '../../contract/catalog.ts'
import type { Facets } from '../../contract/product-queries.ts'
import { FACET_TABLE, type Facet } from '../../domain/filters.ts'
import { hasPriceRange } from '../../domain/price-range.ts'
import { FacetOptions } from './facet-options.tsx'
import { FilterOption } from './filter-option.tsx'
import { useListingAddress } from './listing-address.ts'
import { type ListingQuery, without } from './listing-query.ts'
import { PriceGroup } from './price-group.tsx'

interface FilterGroupsProps {
  query: ListingQuery
  facets: Facets | undefined
  categories: readonly Category[]
  /** Opens only the groups that something is chosen in. */
  isCompact?: boolean
}

export function FilterGroups({ query, facets, categories, isCompact = false }: FilterGroupsProps) {
  const { listing } = useSite().words
  const addressOf = useListingAddress()
  const isShown = (facet: Facet) =>
    query[facet] !== undefined || facets === undefined || facets.facets[facet].some(({ count }) => count > 0)
  const shown = FACET_TABLE.filter((entry) => !('within' in entry) && isShown(entry.name))
  const groups = shown.map(({ name, ...entry }) => (
    <FilterGroup
      key={name}
      title={listing[name]}
      isOpen={('isOpen' in entry && !isCompact) || query[name] !== undefined}
    >
      <FacetOptions facet={name} facets={facets?.facets} query={query} categories={categories} />
    </FilterGroup>
  ))
  return (
    <div className="filters">
      {groups.slice(0, 1)}
      <FilterGroup title={listing.price} isOpen={hasPriceRange(query)}>
        <PriceGroup query={query} prices={facets?.prices} />
      </FilterGroup>
      {groups.slice(1)}
      <ul>
        <FilterOption
          to={addressOf(query.onePerModel ? without(query, ['onePerModel']) : { ...query, onePerModel: true, page: 1 })}
          isChosen={query.onePerModel === true}
        >
          {listing.onePerModel}
        </FilterOption>
      </ul>
    </div>
  )
}

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
