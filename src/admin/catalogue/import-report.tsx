import type { ReactNode } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { lookUp } from '../../domain/look-up.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import type { ImportReport } from './use-import.ts'

type Row = ImportReport['rows'][number]
type Problem = ImportReport['problems'][number]

interface ImportReportViewProps {
  report: ImportReport
  isBusy: boolean
  onApply: () => void
  children: ReactNode
}

export function ImportReportView({ report, isBusy, onApply, children }: ImportReportViewProps) {
  const { files: words } = useAdminWords()
  const { added, changed, unchanged, refused, rows, problems } = report
  const mayApply = refused === 0 && added + changed > 0
  const columns = useRowColumns()
  const isCut = rows.length < added + changed || problems.length < refused
  return (
    <div className="grid gap-5">
      <p role="status" className="figures">
        {fill(words.summary, { added, changed, unchanged, refused })}
      </p>
      {refused > 0 && <p className="text-terracotta">{words.refusedText}</p>}
      {refused === 0 && added + changed === 0 && <p>{words.nothing}</p>}
      <div className="flex flex-wrap gap-3">
        {mayApply && (
          <Button isBusy={isBusy} onClick={onApply}>
            {words.apply}
          </Button>
        )}
        {children}
      </div>
      {isCut && (
        <p className="text-small text-ink-soft">
          {fill(words.first, { count: Math.max(rows.length, problems.length) })}
        </p>
      )}
      {problems.length > 0 && <Problems problems={problems} />}
      {rows.length > 0 && (
        <DataTable caption={words.rows} columns={columns} rows={rows} keyOf={({ line }) => String(line)} />
      )}
    </div>
  )
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  const { files: words } = useAdminWords()
  const reason = ({ code, column, detail, other }: Problem) =>
    fill((lookUp<string>(words.codes, code) ?? detail) as '{column} {detail} {other}', { column, detail, other })
  const columns: Column<Problem & { key: string }>[] = [
    { key: 'line', title: words.line, cell: ({ line }) => <span className="figures">{line}</span> },
    { key: 'reason', title: words.reason, cell: reason },
  ]
  const rows = problems.map((problem, at) => ({ ...problem, key: `${at}` }))
  return <DataTable caption={words.problems} columns={columns} rows={rows} keyOf={({ key }) => key} />
}

function useRowColumns(): Column<Row>[] {
  const { files: words } = useAdminWords()
  const { language } = useSite()
  const cell = (text: string) => text || words.emptyCell
  return [
    {
      key: 'product',
      title: words.product,
      cell: (row) => (
        <>
          {localized(row, 'name', language) || row.name}
          <span className="figures block text-label text-ink-soft">{row.sku}</span>
        </>
      ),
    },
    { key: 'line', title: words.line, from: 'sm', cell: ({ line }) => <span className="figures">{line}</span> },
    {
      key: 'what',
      title: words.what,
      cell: ({ isNew, changes }) =>
        isNew ? (
          <span className="font-medium">{words.isNew}</span>
        ) : (
          <ul>
            {changes.map(({ column, before, after }) => (
              <li key={column} className="wrap-anywhere">
                {fill(words.column, { column, before: cell(before), after: cell(after) })}
              </li>
            ))}
          </ul>
        ),
    },
  ]
}
