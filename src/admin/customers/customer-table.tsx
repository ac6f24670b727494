import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { formatDate, formatNumber } from '../../i18n/formats.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import type { CustomerListRow } from './customer.ts'

export function CustomerTable({ customers, isBusy }: { customers: readonly CustomerListRow[]; isBusy: boolean }) {
  const { customers: words } = useAdminWords()
  return (
    <DataTable
      caption={words.caption}
      columns={useColumns()}
      rows={customers}
      keyOf={({ id }) => String(id)}
      isBusy={isBusy}
      link={({ id }, cell) => <Link to={adminHref('customer', { params: { customerId: id } })} {...cell} />}
    />
  )
}

function useColumns(): Column<CustomerListRow>[] {
  const { customers: words } = useAdminWords()
  const { language } = useSite()
  const active = ({ lastActiveAt }: CustomerListRow) => (
    <time dateTime={lastActiveAt}>{formatDate(lastActiveAt, 'shortMoment', language)}</time>
  )
  return [
    {
      key: 'name',
      title: words.name,
      cell: (customer) => (
        <>
          <span className="font-medium">{customer.name || words.noName}</span>
          <span className="block text-label break-all text-ink-soft">{customer.email}</span>
          <span className="figures block text-label text-ink-soft md:hidden">{customer.phone}</span>
        </>
      ),
    },
    {
      key: 'phone',
      title: words.phone,
      from: 'md',
      cell: ({ phone }) => <span className="figures whitespace-nowrap">{phone}</span>,
    },
    {
      key: 'account',
      title: words.account,
      from: 'lg',
      cell: ({ hasAccount }) => (hasAccount ? words.account : <span className="text-ink-soft">{words.guest}</span>),
    },
    { key: 'active', title: words.lastActive, from: 'lg', sorted: 'descending', cell: active },
    {
      key: 'bookings',
      title: words.bookings,
      from: 'md',
      isFigure: true,
      cell: ({ bookings }) => formatNumber(bookings, language),
    },
    {
      key: 'orders',
      title: words.orders,
      from: 'sm',
      isFigure: true,
      cell: ({ orders }) => formatNumber(orders, language),
    },
    { key: 'spent', title: words.spent, isFigure: true, cell: ({ spent }) => inEuro(spent) },
  ]
}
