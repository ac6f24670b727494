import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import type { Selection } from '../../ui/dense/use-selection.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import { useSelectColumn } from '../site/use-select-column.tsx'
import type { OrderListRow } from './order.ts'
import { useOrdersQuery } from './orders-query.ts'
import { StatusMark } from './status-mark.tsx'

interface OrderTableProps {
  orders: readonly OrderListRow[]
  selection: Selection<OrderListRow>
  isBusy: boolean
}

export function OrderTable({ orders, selection, isBusy }: OrderTableProps) {
  const { orders: words } = useAdminWords()
  const { view } = useOrdersQuery()
  return (
    <DataTable
      caption={fill(words.caption, { view: words.view[view] })}
      columns={[useSelectColumn(selection, ({ id }) => id), ...useColumns()]}
      rows={orders}
      keyOf={({ id }) => id}
      isBusy={isBusy}
      link={({ id }, cell) => <Link to={adminHref('order', { params: { orderId: id } })} {...cell} />}
    />
  )
}

function useColumns(): Column<OrderListRow>[] {
  const { orders: words, takeOrder } = useAdminWords()
  const { language, words: shop } = useSite()
  const placed = ({ createdAt }: OrderListRow) => (
    <time dateTime={createdAt}>{formatDate(createdAt, 'shortMoment', language)}</time>
  )
  const buyer = ({ name, source }: OrderListRow) =>
    name || <span className="text-ink-soft">{source === 'store' ? takeOrder.walkIn : words.erased}</span>
  return [
    {
      key: 'number',
      title: words.number,
      cell: (order) => (
        <>
          <span className="figures font-medium whitespace-nowrap">{order.id}</span>
          {order.source !== 'web' && (
            <span className="block text-label text-ink-soft">{takeOrder.fromSource[order.source]}</span>
          )}
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
