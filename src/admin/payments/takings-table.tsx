import { inEuro } from '../../client/money-in-euro.ts'
import { fill } from '../../i18n/translate.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useStoreName } from '../site/use-stores.ts'
import type { Takings } from './payments-address.ts'

type Row = Takings['rows'][number]
type Shown = Takings['total'] & { name: string; isTotal?: true }

/** A day's money by way and store, with its sum. */
export function TakingsTable({ takings: { rows, total } }: { takings: Takings }) {
  const { takings: words, money } = useAdminWords()
  const storeOf = useStoreName()
  const nameOf = ({ provider, kind, store }: Row) =>
    [kind === 'gateway' ? money.provider[provider] : money.kind[kind], store === null ? '' : storeOf(store)]
      .filter((part) => part !== '')
      .join(' · ')
  const shown: Shown[] = [
    ...rows.map((row) => ({ ...row, name: nameOf(row) })),
    { ...total, name: words.total, isTotal: true },
  ]
  const sum = (euros: number, { isTotal }: Shown) => <Cell isTotal={isTotal}>{inEuro(euros)}</Cell>
  const columns: Column<Shown>[] = [
    {
      key: 'way',
      title: words.way,
      cell: ({ name, isTotal, captured, refunded }) => (
        <>
          <Cell isTotal={isTotal}>{name}</Cell>
          <span className="figures block text-label text-ink-soft sm:hidden">
            {fill(words.inAndOut, { captured: inEuro(captured), refunded: inEuro(refunded) })}
          </span>
        </>
      ),
    },
    { key: 'count', title: words.count, isFigure: true, from: 'sm', cell: ({ count }) => count },
    { key: 'captured', title: money.captured, isFigure: true, from: 'sm', cell: (row) => sum(row.captured, row) },
    { key: 'refunded', title: money.refunded, isFigure: true, from: 'sm', cell: (row) => sum(row.refunded, row) },
    { key: 'net', title: words.net, isFigure: true, cell: (row) => sum(row.net, row) },
  ]
  return <DataTable caption={words.caption} columns={columns} rows={shown} keyOf={({ name }) => name} />
}

const Cell = ({ isTotal = false, children }: { isTotal: boolean | undefined; children: string }) => (
  <span className={isTotal ? 'font-medium' : ''}>{children}</span>
)
