import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../client/link.tsx'
import { STOCK_VIEWS } from '../../domain/stock.ts'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ListCount } from '../site/list-count.tsx'
import { Loading } from '../site/loading.tsx'
import { NoneListed } from '../site/none-listed.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PagesNav } from '../site/pages-nav.tsx'
import { adminHref } from '../site/screens.ts'
import { ViewTabs } from '../site/view-tabs.tsx'
import type { StockList } from '../stock/stock.ts'
import { stockHref, useStockQuery } from '../stock/stock-query.ts'
import { StockSearch } from '../stock/stock-search.tsx'
import { StockTable } from '../stock/stock-table.tsx'

const REFRESH_MS = 60_000

export function Page() {
  const { stock: words } = useAdminWords()
  const { view, q, after } = useStockQuery()
  const may = useMay()
  const views = STOCK_VIEWS.map((name) => ({
    name: words.view[name],
    to: stockHref({ view: name, q }),
    isCurrent: name === view,
  }))
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
      <ViewTabs label={words.views} views={views} />
      {list.data && <Products list={list.data} isBusy={list.isPlaceholderData} />}
      <Loading query={list} className="mt-16 h-96" />
    </>
  )
}

function Products({ list, isBusy }: { list: StockList; isBusy: boolean }) {
  const { stock: words } = useAdminWords()
  const { view, q, after } = useStockQuery()
  return (
    <>
      <ListCount count={list.count} words={words} isBusy={isBusy} />
      {list.products.length > 0 ? (
        <StockTable list={list} isBusy={isBusy} />
      ) : (
        <NoneListed
          q={q}
          words={words}
          all={view !== 'all' && { href: stockHref({ view: 'all', q }), label: words.searchAll }}
        />
      )}
      <PagesNav
        first={after === undefined ? null : stockHref({ view, q })}
        next={list.next && stockHref({ view, q, after: list.next })}
        firstLabel={words.first}
        nextLabel={words.next}
      />
    </>
  )
}
