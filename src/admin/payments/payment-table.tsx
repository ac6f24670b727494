import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { Mark } from '../site/mark.tsx'
import { adminHref } from '../site/screens.ts'
import type { StaffPayment, StaffRefund } from './money.ts'
import { PaymentMark } from './payment-mark.tsx'

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
  const day = useDay()
  return [
    {
      key: 'reference',
      title: words.reference,
      cell: ({ reference, provider, createdAt, state }) => (
        <>
          <span className="figures font-medium whitespace-nowrap">{reference}</span>
          <span className="block text-label text-ink-soft lg:hidden">
            {money.provider[provider]} · {day(createdAt)}
          </span>
          <span className="block text-label sm:hidden">
            <PaymentMark state={state} />
          </span>
        </>
      ),
    },
    { key: 'way', title: words.way, from: 'lg', cell: ({ provider }) => money.provider[provider] },
    { key: 'state', title: words.state, from: 'sm', cell: ({ state }) => <PaymentMark state={state} /> },
    { key: 'amount', title: words.amount, isFigure: true, cell: ({ amount }) => inEuro(amount) },
    { key: 'captured', title: money.captured, isFigure: true, from: 'md', cell: ({ captured }) => sumOf(captured) },
    { key: 'refunded', title: money.refunded, isFigure: true, from: 'md', cell: ({ refunded }) => sumOf(refunded) },
    { key: 'at', title: words.begun, from: 'lg', sorted: 'descending', cell: ({ createdAt }) => day(createdAt) },
  ]
}

/** Nothing is a dash, so that the sums stand out. */
const sumOf = (euros: number) => (euros === 0 ? '–' : inEuro(euros))

function useDay() {
  const { language } = useSite()
  return (at: string) => (
    <time dateTime={at} className="whitespace-nowrap">
      {formatDate(at, 'shortMoment', language)}
    </time>
  )
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
  const day = useDay()
  const state = ({ state, failure }: StaffRefund) => (
    <>
      <Mark look={state === 'failed' ? 'problem' : 'waiting'}>
        {state === 'failed' ? money.refundState.failed : money.refundByHand}
      </Mark>
      {failure !== null && <span className="block text-label wrap-anywhere text-terracotta">{failure}</span>}
    </>
  )
  return [
    {
      key: 'order',
      title: words.order,
      cell: (row) => (
        <>
          <span className="figures font-medium whitespace-nowrap">{row.orderId}</span>
          <span className="block text-label text-ink-soft lg:hidden">
            {money.kind[row.kind]} · {day(row.createdAt)}
          </span>
          <span className="block text-label sm:hidden">{state(row)}</span>
        </>
      ),
    },
    { key: 'state', title: words.state, from: 'sm', cell: state },
    { key: 'way', title: words.way, from: 'lg', cell: ({ kind }) => money.kind[kind] },
    { key: 'amount', title: words.amount, isFigure: true, cell: ({ amount }) => inEuro(amount) },
    { key: 'at', title: words.asked, from: 'lg', sorted: 'ascending', cell: ({ createdAt }) => day(createdAt) },
  ]
}
