import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { diaryHref, useDiaryAddress } from './diary-address.ts'
import type { Appointment, Diary } from './diary-page.ts'
import { useDiaryNames } from './use-diary-names.ts'

export function SearchResults({ stores }: { stores: Diary['stores'] }) {
  const { diary: words, frame } = useAdminWords()
  const { q, after, store, day, view } = useDiaryAddress()
  const columns = useColumns(stores)
  const found = useQuery({
    ...adminQuery('GET /api/admin/diary/appointments', { query: { q, after } }),
    placeholderData: keepPreviousData,
  })
  if (found.data === undefined) return <Loading query={found} className="mt-6 h-96" />
  const { appointments, next } = found.data
  const caption = fill(words.found, { query: q })
  if (appointments.length === 0) {
    return (
      <EmptyState title={fill(words.noneFound, { query: q })} text={words.noneFoundText} role="status">
        <LinkButton to={diaryHref({ store, day, view })} look="outline">
          {words.backToDay}
        </LinkButton>
      </EmptyState>
    )
  }
  return (
    <div className="pt-5">
      <DataTable
        caption={caption}
        columns={columns}
        rows={appointments}
        keyOf={({ id }) => String(id)}
        link={(row, cell) => (
          <Link to={diaryHref({ store: row.store, day: row.date, booking: row.id })} {...cell}>
            {cell.children}
          </Link>
        )}
        isBusy={found.isPlaceholderData}
      />
      {next && (
        <p className="flex justify-end pt-5">
          <LinkButton to={diaryHref({ store, day, view, q, after: next })} look="outline">
            {frame.older}
          </LinkButton>
        </p>
      )}
    </div>
  )
}

function useColumns(stores: Diary['stores']): Column<Appointment>[] {
  const { diary: words, booking } = useAdminWords()
  const { words: shop, language } = useSite()
  const names = useDiaryNames()
  const storeOf = ({ store }: Appointment) => names.store(stores.find(({ id }) => id === store))
  return [
    {
      key: 'date',
      title: booking.date,
      sorted: 'descending',
      cell: (row) => (
        <span className="figures whitespace-nowrap">
          {formatDate(row.date, 'shortWeekday', language)}
          <span className="block text-label text-ink-soft">{row.time ?? words.status.requested}</span>
        </span>
      ),
    },
    {
      key: 'name',
      title: shop.contact.firstName,
      cell: (row) => (
        <>
          {names.person(row)}
          <span className="figures block text-label text-ink-soft">{row.phone}</span>
        </>
      ),
    },
    { key: 'service', title: booking.service, from: 'md', cell: names.service },
    { key: 'store', title: booking.store, from: 'sm', cell: storeOf },
    { key: 'status', title: words.statusTitle, cell: names.status },
  ]
}
