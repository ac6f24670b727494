import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkButton } from '../../client/link.tsx'
import { useSelection } from '../../ui/dense/use-selection.ts'
import type { BatchResult, OrderList } from '../orders/order.ts'
import { OrderBatchBar } from '../orders/order-batch-bar.tsx'
import { OrderSearch } from '../orders/order-search.tsx'
import { OrderTable } from '../orders/order-table.tsx'
import { OrderTabs } from '../orders/order-tabs.tsx'
import { ordersHref, useOrdersQuery } from '../orders/orders-query.ts'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { BatchReport } from '../site/batch-report.tsx'
import { ListCount } from '../site/list-count.tsx'
import { Loading } from '../site/loading.tsx'
import { NoneListed } from '../site/none-listed.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PagesNav } from '../site/pages-nav.tsx'
import { adminHref } from '../site/screens.ts'

/** How often the list is read again while it is open: new orders appear by themselves. */
const REFRESH_MS = 60_000

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
      <Loading query={list} className="mt-16 h-96" />
    </>
  )
}

function Orders({ list, isBusy }: { list: OrderList; isBusy: boolean }) {
  const { orders: words, batch } = useAdminWords()
  const { view, q, after } = useOrdersQuery()
  const selection = useSelection(list.orders, ({ id }) => id, ordersHref({ view, q, after }))
  const [results, setResults] = useState<BatchResult['results']>([])
  const onDone = (next: BatchResult['results']) => {
    setResults(next)
    selection.clear()
  }
  return (
    <>
      <ListCount count={list.count} words={words} isBusy={isBusy} />
      <BatchReport results={results} words={batch} />
      {list.orders.length > 0 ? (
        <OrderTable orders={list.orders} selection={selection} isBusy={isBusy} />
      ) : (
        <NoneListed
          q={q}
          words={words}
          all={view !== 'all' && { href: ordersHref({ view: 'all', q }), label: words.searchAll }}
        />
      )}
      <PagesNav
        first={after === undefined ? null : ordersHref({ view, q })}
        next={list.next && ordersHref({ view, q, after: list.next })}
        firstLabel={words.newest}
      />
      {selection.selected.length > 0 && <OrderBatchBar selection={selection} count={list.count} onDone={onDone} />}
    </>
  )
}
