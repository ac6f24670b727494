import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import type { StaffPayment, StaffRefund } from './money.ts'

interface PaymentTableProps {
  caption: string
  payments: readonly StaffPayment[]
  isBusy: boolean
}

export function PaymentTable({ caption, payments, isBusy }: PaymentTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={usePaymentColumns()}
      rows={payments}
      keyOf={({ id }) => String(id)}
      isBusy={isBusy}
      link={({ orderId }, cell) => <Link to={adminHref('order', { params: { orderId } })} {...cell} />}
    />
  )
}

function usePaymentColumns(): Column<StaffPayment>[] {
  const { money, payments: words } = useAdminWords()
  const { language } = useSite()
  const day = (at: string) => <time dateTime={at}>{formatDate(at, 'shortMoment', language)}</time>
  return [
    {
      key: 'reference',
      title: words.reference,
      cell: ({ reference, provider, createdAt }) => (
        <>
          <span className="figures font-medium">{reference}</span>
          <span className="block text-label text-ink-soft md:hidden">
            {money.provider[provider]} · {day(createdAt)}
          </span>
        </>
      ),
    },
    { key: 'way', title: words.way, from: 'md', cell: ({ provider }) => money.provider[provider] },
    { key: 'state', title: words.state, cell: ({ state }) => money.state[state] },
    { key: 'amount', title: words.amount, isFigure: true, cell: ({ amount }) => inEuro(amount) },
    { key: 'captured', title: money.captured, isFigure: true, from: 'sm', cell: ({ captured }) => inEuro(captured) },
    { key: 'refunded', title: money.refunded, isFigure: true, from: 'lg', cell: ({ refunded }) => inEuro(refunded) },
    { key: 'at', title: words.begun, from: 'md', sorted: 'descending', cell: ({ createdAt }) => day(createdAt) },
  ]
}

export function RefundTable({ caption, refunds }: { caption: string; refunds: readonly StaffRefund[] }) {
  return (
    <DataTable
      caption={caption}
      columns={useRefundColumns()}
      rows={refunds}
      keyOf={({ id }) => String(id)}
      link={({ orderId }, cell) => <Link to={adminHref('order', { params: { orderId } })} {...cell} />}
    />
  )
}

function useRefundColumns(): Column<StaffRefund>[] {
  const { money, payments: words } = useAdminWords()
  const { language } = useSite()
  return [
    { key: 'order', title: words.order, cell: ({ orderId }) => <span className="figures font-medium">{orderId}</span> },
    {
      key: 'state',
      title: words.state,
      cell: ({ state, failure }) => (
        <>
          {state === 'failed' ? money.refundState.failed : money.refundByHand}
          {failure !== null && <span className="block text-label wrap-anywhere text-terracotta">{failure}</span>}
        </>
      ),
    },
    { key: 'way', title: words.way, from: 'md', cell: ({ kind }) => money.kind[kind] },
    { key: 'amount', title: words.amount, isFigure: true, cell: ({ amount }) => inEuro(amount) },
    {
      key: 'at',
      title: words.asked,
      from: 'sm',
      sorted: 'ascending',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, 'shortMoment', language)}</time>,
    },
  ]
}
