import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import { DocumentLink } from './document-link.tsx'
import type { DocumentRow } from './documents-query.ts'

interface DocumentTableProps {
  caption: string
  documents: readonly DocumentRow[]
  isBusy: boolean
}

export function DocumentTable({ caption, documents, isBusy }: DocumentTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={useColumns()}
      rows={documents}
      keyOf={({ number }) => number}
      isBusy={isBusy}
    />
  )
}

function useColumns(): Column<DocumentRow>[] {
  const { documents: words } = useAdminWords()
  const { language } = useSite()
  const issued = ({ issuedAt }: DocumentRow) => (
    <time dateTime={issuedAt} className="whitespace-nowrap">
      {formatDate(issuedAt, 'momentDay', language)}
    </time>
  )
  const buyer = (row: DocumentRow) => row.buyer || <span className="text-ink-soft">{words.noBuyer}</span>
  const order = ({ orderId }: DocumentRow) => (
    <Link
      to={adminHref('order', { params: { orderId } })}
      className="plain-link figures inline-block min-h-6 whitespace-nowrap"
    >
      {orderId}
    </Link>
  )
  /** What a credit note takes away. */
  const signed = ({ kind }: DocumentRow, euros: number) => inEuro(kind === 'credit_note' ? -euros : euros)
  return [
    {
      key: 'number',
      title: words.number,
      cell: (row) => (
        <>
          <DocumentLink document={row} />
          {row.signature === 'failed' && <span className="block text-label text-terracotta">{words.signature}</span>}
          <span className="block text-label text-ink-soft sm:hidden">{words.kind[row.kind]}</span>
          <span className="block text-label text-ink-soft lg:hidden">{issued(row)}</span>
          <span className="block text-label text-ink-soft lg:hidden">{buyer(row)}</span>
          <span className="block text-label sm:hidden">{order(row)}</span>
        </>
      ),
    },
    { key: 'kind', title: words.kindTitle, from: 'sm', cell: ({ kind }) => words.kind[kind] },
    { key: 'issued', title: words.issued, from: 'lg', sorted: 'descending', cell: issued },
    { key: 'order', title: words.order, from: 'sm', cell: order },
    { key: 'buyer', title: words.buyer, from: 'lg', cell: buyer },
    { key: 'vat', title: words.vat, from: 'md', isFigure: true, cell: (row) => signed(row, row.vat) },
    { key: 'total', title: words.total, isFigure: true, cell: (row) => signed(row, row.total) },
  ]
}
