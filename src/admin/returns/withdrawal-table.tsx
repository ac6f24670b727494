import { useQuery } from '@tanstack/react-query'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { adminHref } from '../site/screens.ts'
import type { WithdrawalRow } from './returns.ts'

export function WithdrawalTable({ view }: { view: 'open' | 'unmatched' | 'done' }) {
  const { returnsDesk: words } = useAdminWords()
  const columns = useColumns()
  const list = useQuery(adminQuery('GET /api/admin/returns', { query: { view } }))
  if (list.data === undefined) return <Loading query={list} className="mt-8 h-96" />
  if (list.data.length === 0) return <EmptyState title={words.none} text={words.noneText} />
  return (
    <div className="mt-6">
      <DataTable
        caption={words.caption[view]}
        columns={columns}
        rows={list.data}
        keyOf={({ id }) => String(id)}
        link={({ id }, cell) => <Link to={adminHref('withdrawal', { params: { withdrawalId: id } })} {...cell} />}
      />
    </div>
  )
}

function useColumns(): Column<WithdrawalRow>[] {
  const { returnsDesk: words } = useAdminWords()
  const { language } = useSite()
  const due = ({ refundDueOn, isOverdue }: WithdrawalRow) => (
    <span className={isOverdue ? 'font-medium text-terracotta' : ''}>
      <time dateTime={refundDueOn}>{formatDate(refundDueOn, 'day', language)}</time>
      {isOverdue && <span className="block text-label">{words.overdue}</span>}
    </span>
  )
  return [
    {
      key: 'reference',
      title: words.reference,
      cell: (row) => (
        <>
          <span className="figures font-medium whitespace-nowrap">{row.reference}</span>
          <span className="block text-label text-ink-soft md:hidden">{words.state[row.state]}</span>
          <span className="block text-label text-ink-soft sm:hidden">{row.name}</span>
        </>
      ),
    },
    { key: 'buyer', title: words.buyer, from: 'sm', cell: ({ name }) => name },
    {
      key: 'order',
      title: words.order,
      from: 'lg',
      cell: ({ orderId, orderNumber }) => <span className="figures break-all">{orderId ?? orderNumber}</span>,
    },
    { key: 'state', title: words.stateTitle, from: 'md', cell: ({ state }) => words.state[state] },
    { key: 'due', title: words.due, sorted: 'ascending', cell: due },
  ]
}
