import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import type { LensJobView } from '../../domain/lens-job.ts'
import { formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { lensTexts } from '../../i18n/lens-texts.ts'
import { fill } from '../../i18n/translate.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { adminHref } from '../site/screens.ts'
import type { LensJobRow } from './lens-jobs.ts'

interface JobTableProps {
  view: LensJobView
  list: UseQueryResult<AdminOutput<'GET /api/admin/lens-jobs'>>
}

export function JobTable({ view, list }: JobTableProps) {
  const { lensDesk: words } = useAdminWords()
  const columns = useColumns()
  if (list.data === undefined) return <Loading query={list} className="mt-8 h-96" />
  if (list.data.jobs.length === 0) return <EmptyState title={words.none} text={words.noneText} />
  return (
    <div className="mt-6">
      <DataTable
        caption={words.caption[view]}
        columns={columns}
        rows={list.data.jobs}
        keyOf={({ id }) => String(id)}
        link={({ id }, cell) => <Link to={adminHref('lensJob', { params: { jobId: id } })} {...cell} />}
      />
    </div>
  )
}

function useColumns(): Column<LensJobRow>[] {
  const { lensDesk: words } = useAdminWords()
  const { language, words: site } = useSite()
  const day = (at: string) => <time dateTime={at}>{formatDate(at, 'shortMoment', language)}</time>
  return [
    {
      key: 'pair',
      title: words.pair,
      cell: (row) => (
        <>
          <span className="font-medium">{localized(productOf(row), 'name', language)}</span>
          <span className="figures block text-label text-ink-soft">{row.orderId}</span>
          <span className="block text-label text-ink-soft md:hidden">{words.state[row.state]}</span>
          <Alerts row={row} />
        </>
      ),
    },
    {
      key: 'lenses',
      title: words.lenses,
      from: 'lg',
      cell: ({ lenses }) => lensTexts(site.lensTerms, lenses).slice(0, 2).join(', '),
    },
    { key: 'state', title: words.stateTitle, from: 'md', cell: ({ state }) => words.state[state] },
    { key: 'visit', title: words.visit, from: 'sm', cell: ({ visitAt }) => (visitAt ? day(visitAt) : '–') },
    { key: 'since', title: words.since, cell: ({ since }) => day(since) },
  ]
}

function Alerts({ row }: { row: LensJobRow }) {
  const { lensDesk: words } = useAdminWords()
  const alerts = [
    !row.isPaid && words.unpaid,
    row.isSilent && words.silent,
    row.number > 1 && fill(words.remakeNumber, { number: row.number }),
  ]
  const shown = alerts.filter((alert): alert is string => alert !== false)
  if (shown.length === 0) return null
  return <span className="block text-label text-terracotta">{shown.join(' · ')}</span>
}

/** As `localized` reads it. */
export const productOf = ({ productName: name, productNameEl: nameEl }: LensJobRow) => ({ name, nameEl })
