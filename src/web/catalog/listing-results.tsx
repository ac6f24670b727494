import { useWords } from '../../client/site-context.tsx'
import type { Category, ProductCard } from '../../contract/catalog.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageLinks } from '../site/page-links.tsx'
import { type ListingQuery, listingHref } from './listing-query.ts'
import { NearestFrames } from './nearest-frames.tsx'
import { ProductGrid } from './product-grid.tsx'
import { type Answers, SearchReading } from './search-answers.tsx'

interface ListingResultsProps {
  products: readonly ProductCard[] | undefined
  hasFailed: boolean
  query: ListingQuery
  categories: readonly Category[]
  pages: number
  /** What else answers a search. */
  answers: Answers | undefined
}

export function ListingResults({ products, hasFailed, query, categories, pages, answers }: ListingResultsProps) {
  const { listing } = useWords()
  if (hasFailed) return <EmptyState title={listing.error} text={listing.errorText} role="alert" />
  if (products?.length === 0) return <NearestFrames query={query} categories={categories} answers={answers} />
  return (
    <>
      {answers && <SearchReading {...answers} className="mb-6" />}
      <ProductGrid products={products} columns={3} eager={3} />
      <PageLinks
        position={{ current: query.page, total: pages }}
        addressOfPage={(page) => listingHref({ ...query, page })}
      />
    </>
  )
}
