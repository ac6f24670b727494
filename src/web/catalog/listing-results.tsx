import { Link, LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import type { Product } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ProductGrid } from './product-grid.tsx'

interface ListingResultsProps {
  products: readonly Product[] | undefined
  hasFailed: boolean
  position: { current: number; total: number }
  addressOfPage: (page: number) => string
}

const STEP = 'plain-link inline-flex min-h-11 items-center text-small'

export function ListingResults({ products, hasFailed, position, addressOfPage }: ListingResultsProps) {
  const { listing } = useWords()
  if (hasFailed) return <EmptyState title={listing.error} text={listing.errorText} role="alert" />
  if (products?.length === 0) {
    return (
      <EmptyState title={listing.empty} text={listing.emptyText}>
        <LinkButton to={href('collections')} look="outline">
          {listing.clearAll}
        </LinkButton>
      </EmptyState>
    )
  }
  const { current, total } = position
  const step = (page: number, rel: 'prev' | 'next', word: string) => (
    <Link to={addressOfPage(page)} rel={rel} className={STEP}>
      {word}
    </Link>
  )
  return (
    <>
      <ProductGrid products={products} columns={3} eager={3} />
      {total > 1 && (
        <Pagination
          label={listing.pagination}
          position={fill(listing.page, position)}
          previous={current > 1 && step(current - 1, 'prev', listing.previous)}
          next={current < total && step(current + 1, 'next', listing.next)}
        />
      )}
    </>
  )
}
