import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import type { OrderListRow } from './order.ts'
import { useOrdersQuery } from './orders-query.ts'
import { StatusMark } from './status-mark.tsx'

export function OrderTable({ orders, isBusy }: { orders: readonly OrderListRow[]; isBusy: boolean }) {
  const { orders: words } = useAdminWords()
  const { view } = useOrdersQuery()
  return (
    <DataTable
      caption={fill(words.caption, { view: words.view[view] })}
      columns={useColumns()}
      rows={orders}
      keyOf={({ id }) => id}
      isBusy={isBusy}
      link={({ id }, cell) => <Link to={adminHref('order', { params: { orderId: id } })} {...cell} />}
    />
  )
}

function useColumns(): Column<OrderListRow>[] {
  const { orders: words } = useAdminWords()
  const { language, words: shop } = useSite()
  const placed = ({ createdAt }: OrderListRow) => (
    <time dateTime={createdAt}>{formatDate(createdAt, 'shortMoment', language)}</time>
  )
  const buyer = ({ name }: OrderListRow) => name || <span className="text-ink-soft">{words.erased}</span>
  return [
    {
      key: 'number',
      title: words.number,
      cell: (order) => (
        <>
          <span className="figures font-medium whitespace-nowrap">{order.id}</span>
          <span className="block text-ink-soft md:hidden">{buyer(order)}</span>
          <span className="block text-label text-ink-soft lg:hidden">{placed(order)}</span>
        </>
      ),
    },
    { key: 'placed', title: words.placed, from: 'lg', sorted: 'descending', cell: placed },
    {
      key: 'buyer',
      title: words.buyer,
      from: 'md',
      cell: (order) => (
        <>
          {buyer(order)}
          <span className="block text-label text-ink-soft">{order.city}</span>
        </>
      ),
    },
    { key: 'status', title: words.statusTitle, from: 'sm', cell: ({ status }) => <StatusMark status={status} /> },
    {
      key: 'payment',
      title: words.payment,
      from: 'xl',
      cell: ({ paymentMethod }) => shop.checkout.paymentMethods[paymentMethod],
    },
    { key: 'pieces', title: words.pieces, from: 'lg', isFigure: true, cell: ({ pieces }) => pieces },
    {
      key: 'total',
      title: words.total,
      isFigure: true,
      cell: ({ total, status }) => (
        <>
          {inEuro(total)}
          <span className="mt-1 block text-label sm:hidden">
            <StatusMark status={status} />
          </span>
        </>
      ),
    },
  ]
}
