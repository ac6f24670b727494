import { inEuro } from '../../client/money-in-euro.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useStoreName } from '../site/use-stores.ts'
import type { Takings } from './payments-address.ts'

type Row = Takings['rows'][number]

/** A day's money by way and store, with its sum. */
export function TakingsTable({ takings: { rows, total } }: { takings: Takings }) {
  const { takings: words, money } = useAdminWords()
  const storeOf = useStoreName()
  const nameOf = ({ provider, kind, store }: Row) =>
    [kind === 'gateway' ? money.provider[provider] : money.kind[kind], store === null ? '' : storeOf(store)]
      .filter((part) => part !== '')
      .join(' · ')
  const shown = [...rows.map((row) => ({ ...row, name: nameOf(row) })), { ...total, name: words.total }]
  const columns: Column<(typeof shown)[number]>[] = [
    { key: 'way', title: words.way, cell: ({ name }) => name },
    { key: 'count', title: words.count, isFigure: true, from: 'sm', cell: ({ count }) => count },
    { key: 'captured', title: money.captured, isFigure: true, cell: ({ captured }) => inEuro(captured) },
    { key: 'refunded', title: money.refunded, isFigure: true, cell: ({ refunded }) => inEuro(refunded) },
    { key: 'net', title: words.net, isFigure: true, cell: ({ net }) => inEuro(net) },
  ]
  return <DataTable caption={words.caption} columns={columns} rows={shown} keyOf={({ name }) => name} />
}
