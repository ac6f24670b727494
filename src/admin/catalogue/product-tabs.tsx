import { useQuery } from '@tanstack/react-query'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { PRODUCT_VIEW_NAMES } from '../../domain/product-views.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { productsHref, useProductsQuery } from './products-query.ts'

const COUNTED = ['draft', 'incomplete', 'reduced']

export function ProductTabs() {
  const { products: words } = useAdminWords()
  const { language } = useSite()
  const { view, q } = useProductsQuery()
  const counts = useQuery(adminQuery('GET /api/admin/products/counts', {})).data?.counts
  return (
    <nav aria-label={words.views} className="no-scrollbar -mx-gutter overflow-x-auto px-gutter">
      <ul className="flex w-max min-w-full gap-x-6 border-b border-hairline">
        {PRODUCT_VIEW_NAMES.map((name) => (
          <li key={name}>
            <Link
              to={productsHref({ view: name, q })}
              aria-current={name === view ? 'page' : undefined}
              preventScrollReset
              className="flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-small text-ink-soft -outline-offset-2 transition-colors hover:text-ink aria-[current]:border-brass aria-[current]:text-ink"
            >
              {words.view[name]}
              {COUNTED.includes(name) && counts && counts[name] > 0 && (
                <span className="figures text-label text-ink-soft">{formatNumber(counts[name], language)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
