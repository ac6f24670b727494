import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { fill } from '../../i18n/translate.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import type { BankReport } from './payments-address.ts'

type Line = BankReport['lines'][number]

/** What becomes of each line of a bank's file. */
export function BankLines({ lines }: { lines: readonly Line[] }) {
  const { bankFile: words } = useAdminWords()
  const columns: Column<Line>[] = [
    {
      key: 'text',
      title: words.text,
      cell: ({ text, day, orderId }) => (
        <>
          <span className="wrap-anywhere">{text}</span>
          <span className="figures block text-label text-ink-soft">
            {day}
            {orderId !== null && ' · '}
            {orderId !== null && (
              <Link to={adminHref('order', { params: { orderId } })} className="plain-link inline-block min-h-6">
                {orderId}
              </Link>
            )}
          </span>
        </>
      ),
    },
    {
      key: 'result',
      title: words.result,
      cell: ({ result, due }) => (
        <>
          {words.results[result]}
          {due !== null && result !== 'booked' && (
            <span className="figures block text-label text-ink-soft">{fill(words.due, { amount: inEuro(due) })}</span>
          )}
        </>
      ),
    },
    { key: 'amount', title: words.amount, isFigure: true, cell: ({ amount }) => inEuro(amount) },
  ]
  return <DataTable caption={words.lines} columns={columns} rows={lines} keyOf={({ line }) => String(line)} />
}
