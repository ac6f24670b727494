import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { adminPathOf } from '../../contract/admin/client.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { InputField } from '../../ui/field.tsx'
import { SectionTabs } from '../layout/section-tabs.tsx'
import { Reconciliation } from '../payments/reconciliation.tsx'
import { TakingsTable } from '../payments/takings-table.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { adminHref } from '../site/screens.ts'

const ASKED_AGAIN_MS = 2_000

export function Page() {
  const { takings: words } = useAdminWords()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const today = dayInCyprus(new Date())
  const day = search.get('day') ?? today
  const takings = useQuery({
    ...adminQuery('GET /api/admin/takings', { query: { day } }),
    refetchInterval: ({ state }) => {
      const reconciliation = state.data?.reconciliation
      return reconciliation && reconciliation.state !== 'done' ? ASKED_AGAIN_MS : false
    },
  })
  const onDay = (chosen: string) => {
    if (chosen !== '') void navigate(adminHref('takings', { query: { day: chosen } }))
  }
  return (
    <>
      <SectionTabs section="payments" />
      <PageHeading title={words.title}>
        <InputField
          label={words.day}
          type="date"
          value={day}
          max={today}
          onChange={({ target }) => onDay(target.value)}
        />
        <a
          href={adminPathOf('GET /api/admin/takings/{day}/export', { params: { day } })}
          className={`${buttonClass('outline')} self-end`}
          download
        >
          {words.export}
        </a>
      </PageHeading>
      {takings.data && (
        <>
          {takings.data.rows.length === 0 ? (
            <EmptyState title={words.none} text={words.noneText} />
          ) : (
            <TakingsTable takings={takings.data} />
          )}
          <Reconciliation takings={takings.data} />
        </>
      )}
      <Loading query={takings} className="mt-8 h-96" />
    </>
  )
}
