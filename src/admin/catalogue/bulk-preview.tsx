import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { lookUp } from '../../domain/look-up.ts'
import { localized } from '../../i18n/languages.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import type { BulkPreview, useBulkChange } from './use-bulk-change.ts'

type Row = BulkPreview['rows'][number]

/** What a change would do, and the button that does exactly that. */
export function BulkPreviewView({ bulk }: { bulk: ReturnType<typeof useBulkChange> }) {
  const { bulk: words } = useAdminWords()
  const { language } = useSite()
  const { seen, applying, forget, isOutdated, failure } = bulk
  const columns = useColumns()
  if (seen === null) return null
  const { changed, unchanged, refused, rows } = seen.preview
  const isCut = rows.length < changed + refused
  return (
    <div className="grid gap-4">
      <ErrorBox text={isOutdated ? words.outdated : failure.text} />
      <p role="status" className="figures">
        {fill(words.previewed, { changed, unchanged, refused })}
        {isCut && <span className="block text-small text-ink-soft">{fill(words.first, { count: rows.length })}</span>}
      </p>
      {rows.length > 0 && <DataTable caption={words.caption} columns={columns} rows={rows} keyOf={({ sku }) => sku} />}
      {changed === 0 && <p>{words.nothing}</p>}
      <div className="flex flex-wrap gap-3">
        {changed > 0 && (
          <Button isBusy={applying.isBusy} onClick={() => applying.run()}>
            {plural(words.apply, changed, language)}
          </Button>
        )}
        <Button look="outline" disabled={applying.isBusy} onClick={forget}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}

function useColumns(): Column<Row>[] {
  const { bulk: words, products } = useAdminWords()
  const { language } = useSite()
  const shown = (value: string) => {
    if (/^\d/.test(value)) return inEuro(Number(value))
    if (value === 'true' || value === 'false') return value === 'true' ? words.yes : words.no
    return lookUp<string>(products.status, value) ?? (value || '–')
  }
  const after = (row: Row) =>
    row.refusal ? (
      <span className="text-terracotta">{words.refusals[row.refusal]}</span>
    ) : (
      <span className="font-medium">{shown(row.after)}</span>
    )
  return [
    {
      key: 'product',
      title: words.product,
      cell: (row) => (
        <>
          {row.name && (localized(row, 'name', language) || row.name)}
          <span className="figures block text-label text-ink-soft">{row.sku}</span>
        </>
      ),
    },
    { key: 'before', title: words.before, cell: ({ before }) => <span className="figures">{shown(before)}</span> },
    { key: 'after', title: words.after, cell: after },
  ]
}
