import { useSite } from '../../client/site-context.tsx'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { lookUp } from '../../domain/look-up.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { differences } from './differences.ts'

type Entry = AdminOutput<'GET /api/admin/audit'>['entries'][number]

export function AuditTable({ entries, isBusy }: { entries: readonly Entry[]; isBusy: boolean }) {
  const { audit: words } = useAdminWords()
  return (
    <DataTable
      caption={words.caption}
      columns={useColumns()}
      rows={entries}
      keyOf={({ id }) => String(id)}
      isBusy={isBusy}
    />
  )
}

function useColumns(): Column<Entry>[] {
  const { audit: words } = useAdminWords()
  const { language } = useSite()
  const personOf = ({ staffId, staffName }: Entry) =>
    staffName ?? (staffId === null ? words.server : fill(words.unknownPerson, { id: staffId }))
  return [
    {
      key: 'at',
      title: words.at,
      sorted: 'descending',
      cell: (entry) => (
        <>
          <time dateTime={entry.at} className="figures sm:whitespace-nowrap">
            {formatDate(entry.at, 'shortMoment', language)}
          </time>
          <span className="block sm:hidden">{personOf(entry)}</span>
        </>
      ),
    },
    { key: 'who', title: words.who, from: 'sm', cell: personOf },
    {
      key: 'what',
      title: words.what,
      cell: ({ action, subject, subjectId, note }) => (
        <>
          {lookUp<string>(words.subjects, subject) ?? subject} {subjectId}
          <span className="block text-label text-ink-soft">
            {words.actions[action]}
            {note && `: ${lookUp<string>(words.notes, note) ?? note}`}
          </span>
        </>
      ),
    },
    { key: 'changes', title: words.changes, from: 'md', cell: (entry) => <Changes entry={entry} /> },
  ]
}

/** What tells people nothing, or what the entry says elsewhere. */
const NOT_TOLD = ['token_hash', 'request_key', 'version', 'enrolled_by']

/** Field by field. Of personal ones only the names are known. */
function Changes({ entry }: { entry: Entry }) {
  const { audit: words } = useAdminWords()
  const { language } = useSite()
  const { action } = entry
  const shown = (value: unknown) => shownValue(value, language)
  const hidden = entry.hidden.filter((field) => !NOT_TOLD.includes(field))
  const parts = toldChanges(entry).flatMap(([field, { before, after }]) =>
    differences(before, after).map((part) => ({ field, ...part })),
  )
  const nameOf = (field: string) => lookUp<string>(words.fields, field) ?? field
  return (
    <>
      <ul>
        {parts.map(({ field, path, before, after }) => (
          <li key={`${field} ${path}`} className="break-words">
            <span className="text-ink-soft">
              {nameOf(field)}
              {path && ` (${path})`}:{' '}
            </span>
            {action !== 'insert' && `${shown(before) ?? words.empty} → `}
            <span className="font-medium">{shown(after) ?? words.empty}</span>
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <p className="text-label text-ink-soft">{fill(words.hidden, { names: hidden.map(nameOf).join(', ') })}</p>
      )}
    </>
  )
}

/** Of something new only what was filled in, and never what its own column names already. */
function toldChanges({ action, changes, subjectId }: Entry) {
  const isTold = (after: unknown) => action !== 'insert' || (after !== null && after !== '')
  return Object.entries(changes).filter(
    ([field, { after }]) =>
      isTold(after) && !NOT_TOLD.includes(field) && !(field === 'id' && String(after) === subjectId),
  )
}

function shownValue(value: unknown, language: Language): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value !== 'string') return JSON.stringify(value)
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) ? formatDate(value, 'shortMoment', language) : value
}
