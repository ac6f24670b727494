import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { formatNumber } from '../../i18n/formats.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { useSelection } from '../../ui/dense/use-selection.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BatchReport } from '../orders/batch-report.tsx'
import type { BatchResult, OrderList } from '../orders/order.ts'
import { OrderBatchBar } from '../orders/order-batch-bar.tsx'
import { OrderSearch } from '../orders/order-search.tsx'
import { OrderTable } from '../orders/order-table.tsx'
import { OrderTabs } from '../orders/order-tabs.tsx'
import { ordersHref, useOrdersQuery } from '../orders/orders-query.ts'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { LoadFailure } from '../site/load-failure.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { adminHref } from '../site/screens.ts'

/** How often the list is read again while it is open: new orders appear by themselves. */
const REFRESH_MS = 60_000
const MOST_COUNTED = 1_000

export function Page() {
  const { orders: words, takeOrder } = useAdminWords()
  const { view, q, after } = useOrdersQuery()
  const list = useQuery({
    ...adminQuery('GET /api/admin/orders', { query: { view, q, after } }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  return (
    <>
      <PageHeading title={words.title}>
        {useMay()('orders.edit') && (
          <LinkButton look="outline" to={adminHref('newOrder')}>
            {takeOrder.open}
          </LinkButton>
        )}
        <OrderSearch />
      </PageHeading>
      <OrderTabs />
      {list.data && <Orders list={list.data} isBusy={list.isPlaceholderData} />}
      {list.isPending && <Skeleton className="mt-16 h-96" />}
      {list.isError && !list.data && <LoadFailure onRetry={list.refetch} />}
    </>
  )
}

function Orders({ list, isBusy }: { list: OrderList; isBusy: boolean }) {
  const { orders: words, frame } = useAdminWords()
  const { language } = useSite()
  const { view, q, after } = useOrdersQuery()
  const selection = useSelection(list.orders, ({ id }) => id, ordersHref({ view, q, after }))
  const [results, setResults] = useState<BatchResult['results']>([])
  const onDone = (next: BatchResult['results']) => {
    setResults(next)
    selection.clear()
  }
  const count =
    list.count < MOST_COUNTED
      ? plural(words.count, list.count, language)
      : fill(words.countMany, { count: formatNumber(MOST_COUNTED, language) })
  return (
    <>
      <p role="status" className="figures py-3 text-label text-ink-soft">
        {!isBusy && count}
      </p>
      <BatchReport results={results} />
      {list.orders.length > 0 ? (
        <OrderTable orders={list.orders} selection={selection} isBusy={isBusy} />
      ) : (
        <NoOrders />
      )}
      {(after || list.next) && (
        <nav aria-label={frame.pages} className="flex flex-wrap justify-between gap-4 pt-5">
          {after ? (
            <LinkButton to={ordersHref({ view, q })} look="bare">
              {words.newest}
            </LinkButton>
          ) : (
            <span />
          )}
          {list.next && (
            <LinkButton to={ordersHref({ view, q, after: list.next })} look="outline">
              {frame.older}
            </LinkButton>
          )}
        </nav>
      )}
      {selection.selected.length > 0 && <OrderBatchBar selection={selection} count={list.count} onDone={onDone} />}
    </>
  )
}

function NoOrders() {
  const { orders: words } = useAdminWords()
  const { view, q } = useOrdersQuery()
  if (q === '') return <EmptyState title={words.none} text={words.noneText} />
  return (
    <EmptyState title={fill(words.noneFound, { query: q })} text={words.noneFoundText}>
      {view !== 'all' && (
        <LinkButton to={ordersHref({ view: 'all', q })} look="outline">
          {words.searchAll}
        </LinkButton>
      )}
    </EmptyState>
  )
}
