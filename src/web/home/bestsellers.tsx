import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { HOME_BESTSELLERS } from '../../domain/shop-facts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ProductGrid } from '../catalog/product-grid.tsx'

interface BestsellersProps {
  products: readonly ProductCard[] | undefined
  hasFailed: boolean
}

export function Bestsellers({ products, hasFailed }: BestsellersProps) {
  const { home, listing } = useWords()
  return (
    <section className="shell pb-section">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
        <h2 className="text-heading">{home.bestsellers}</h2>
        <Link to={href('collections')} className="plain-link inline-flex min-h-11 items-center">
          {home.viewAll}
        </Link>
      </div>
      {hasFailed ? (
        <EmptyState title={listing.error} text={listing.errorText} />
      ) : (
        <ProductGrid products={products} columns={4} awaited={HOME_BESTSELLERS} />
      )}
    </section>
  )
}
