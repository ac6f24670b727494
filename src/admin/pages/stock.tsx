import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { STOCK_VIEWS } from '../../domain/stock.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { LoadFailure } from '../site/load-failure.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { adminHref } from '../site/screens.ts'
import type { StockList } from '../stock/stock.ts'
import { stockHref, useStockQuery } from '../stock/stock-query.ts'
import { StockSearch } from '../stock/stock-search.tsx'
import { StockTable } from '../stock/stock-table.tsx'

const REFRESH_MS = 60_000
const MOST_COUNTED_PRODUCTS = 1_000

export function Page() {
  const { stock: words } = useAdminWords()
  const { view, q, after } = useStockQuery()
  const may = useMay()
  const list = useQuery({
    ...adminQuery('GET /api/admin/stock', { query: { view, q, after } }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  return (
    <>
      <PageHeading title={words.title}>
        <StockSearch />
        <LinkButton to={adminHref('transfers')} look="outline" className="px-5">
          {words.transfers}
        </LinkButton>
        {may('stock.count') && (
          <LinkButton to={adminHref('counts')} look="outline" className="px-5">
            {words.counts}
          </LinkButton>
        )}
        {may('stock.move') && <LinkButton to={adminHref('delivery')}>{words.deliver}</LinkButton>}
      </PageHeading>
      <Views />
      {list.data && <Products list={list.data} isBusy={list.isPlaceholderData} />}
      {list.isPending && <Skeleton className="mt-16 h-96" />}
      {list.isError && !list.data && <LoadFailure onRetry={list.refetch} />}
    </>
  )
}

function Views() {
  const { stock: words } = useAdminWords()
  const { view, q } = useStockQuery()
  return (
    <nav aria-label={words.views} className="no-scrollbar -mx-gutter overflow-x-auto px-gutter">
      <ul className="flex w-max min-w-full gap-x-6 border-b border-hairline">
        {STOCK_VIEWS.map((name) => (
          <li key={name}>
            <Link
              to={stockHref({ view: name, q })}
              aria-current={name === view ? 'page' : undefined}
              preventScrollReset
              className="flex min-h-11 items-center border-b-2 border-transparent text-small text-ink-soft -outline-offset-2 transition-colors hover:text-ink aria-[current]:border-brass aria-[current]:text-ink"
            >
              {words.view[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Products({ list, isBusy }: { list: StockList; isBusy: boolean }) {
  const { stock: words, frame } = useAdminWords()
  const { language } = useSite()
  const { view, q, after } = useStockQuery()
  const count =
    list.count < MOST_COUNTED_PRODUCTS
      ? plural(words.count, list.count, language)
      : fill(words.countMany, { count: formatNumber(MOST_COUNTED_PRODUCTS, language) })
  return (
    <>
      <p role="status" className="figures py-3 text-label text-ink-soft">
        {!isBusy && count}
      </p>
      {list.products.length > 0 ? <StockTable list={list} isBusy={isBusy} /> : <NoProducts />}
      {(after || list.next) && (
        <nav aria-label={frame.pages} className="flex flex-wrap justify-between gap-4 pt-5">
          {after ? (
            <LinkButton to={stockHref({ view, q })} look="bare">
              {words.first}
            </LinkButton>
          ) : (
            <span />
          )}
          {list.next && (
            <LinkButton to={stockHref({ view, q, after: list.next })} look="outline">
              {words.next}
            </LinkButton>
          )}
        </nav>
      )}
    </>
  )
}

function NoProducts() {
  const { stock: words } = useAdminWords()
  const { view, q } = useStockQuery()
  if (q === '') return <EmptyState title={words.none} text={words.noneText} />
  return (
    <EmptyState title={fill(words.noneFound, { query: q })} text={words.noneFoundText}>
      {view !== 'all' && (
        <LinkButton to={stockHref({ view: 'all', q })} look="outline">
          {words.searchAll}
        </LinkButton>
      )}
    </EmptyState>
  )
}
