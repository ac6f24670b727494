import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListingQuery } from '../catalog/listing-query.ts'
import { TRY_ON_PRODUCTS, tryOnFacetsQuery, tryOnHref, tryOnQuery } from './try-on-query.ts'

/** The frames that the filters leave, as many pages as were asked for. */
export function useFramesToTry(query: ListingQuery) {
  const key = tryOnHref(query)
  const [asked, setAsked] = useState({ key, pages: 1 })
  const pages = asked.key === key ? asked.pages : 1
  const listed = useQueries({
    queries: Array.from({ length: pages }, (_, index) => tryOnQuery(query, index + 1)),
    combine: (results) => ({
      frames: results.flatMap(({ data }) => data ?? []),
      isLoading: results.some(({ isPending }) => isPending),
      isError: results.some(({ isError }) => isError),
    }),
  })
  const facets = useQuery({ ...tryOnFacetsQuery(query), placeholderData: keepPreviousData }).data
  return {
    ...listed,
    facets,
    hasMore: facets !== undefined && pages * TRY_ON_PRODUCTS < facets.total,
    loadMore: () => setAsked({ key, pages: pages + 1 }),
  }
}

export type FramesToTry = ReturnType<typeof useFramesToTry>
