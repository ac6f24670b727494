import { useQuery } from '@tanstack/react-query'
import { Link, LinkButton } from '../../client/link.tsx'
import { callQuery } from '../../client/queries.ts'
import { useSite } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { plural } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAuth } from '../account/auth-context.tsx'
import { ProductGrid } from '../catalog/product-grid.tsx'
import { useSaved } from '../saved/saved-context.tsx'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

export const page: PageDefinition = { Page: SavedPage }

const MAX_IDS = 100

function SavedPage() {
  const { words, language } = useSite()
  const { saved } = words
  const { user } = useAuth()
  const { ids, hasFailed } = useSaved()
  const shownIds = [...(ids ?? [])].sort((a, b) => a - b).slice(0, MAX_IDS)
  const query = callQuery('GET /api/products/cards', { query: { ids: shownIds.join(',') } })
  const { data, isError } = useQuery({ ...query, enabled: shownIds.length > 0, placeholderData: (before) => before })
  // The last saved first. A removed product disappears at once, before the response.
  const products = ids?.flatMap((id) => data?.find((product) => product.id === id) ?? [])
  const isEmpty = ids?.length === 0 || (data !== undefined && products?.length === 0)
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={saved.title} description={saved.description} />
      <h1 className="text-display">{saved.title}</h1>
      <div className="mt-4 mb-10 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft">
        <p role="status" className="figures">
          {products && !isEmpty ? plural(saved.count, products.length, language) : ''}
        </p>
        {user ? (
          <p>{saved.account}</p>
        ) : (
          <Link to={href('login')} className="plain-link">
            {saved.guest}
          </Link>
        )}
      </div>
      {hasFailed || isError ? (
        <EmptyState title={saved.failed} text={words.listing.errorText} role="alert" />
      ) : isEmpty ? (
        <EmptyState title={saved.empty} text={saved.emptyText}>
          <LinkButton to={href('collections')}>{saved.browse}</LinkButton>
        </EmptyState>
      ) : (
        <ProductGrid products={data && products} columns={3} awaited={3} />
      )}
    </div>
  )
}
