import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import type { Product } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageLinks } from '../site/page-links.tsx'
import { ProductGrid } from './product-grid.tsx'

interface ListingResultsProps {
  products: readonly Product[] | undefined
  hasFailed: boolean
  position: { current: number; total: number }
  addressOfPage: (page: number) => string
}

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
  return (
    <>
      <ProductGrid products={products} columns={3} eager={3} />
      <PageLinks position={position} addressOfPage={addressOfPage} />
    </>
  )
}
