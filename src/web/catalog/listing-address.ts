import { createContext, use } from 'react'
import { type ListingQuery, listingHref } from './listing-query.ts'

/** Where a choice of filters leads to: to a listing, where no other screen is filtered. */
export const ListingAddressContext = createContext<(query: ListingQuery) => string>(listingHref)

export const useListingAddress = () => use(ListingAddressContext)
