import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { AdminInput } from '../../contract/admin/calls.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagesBackInTime } from '../audit/pages-back-in-time.tsx'
import { SecurityFilters } from '../audit/security-filters.tsx'
import { SecurityTable } from '../audit/security-table.tsx'
import { SectionTabs } from '../layout/section-tabs.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { ADMIN_SCREENS } from '../site/screens.ts'

type Query = NonNullable<AdminInput<'GET /api/admin/security-events'>['query']>

export function Page() {
  const { audit, securityEvents: words } = useAdminWords()
  const [search] = useSearchParams()
  const query: Record<string, string | undefined> = Object.fromEntries(
    ADMIN_SCREENS.securityEvents.query.map((name) => [name, search.get(name) ?? undefined]),
  )
  const page = useQuery({
    // The server refuses an address that names no known kind, outcome or actor.
    ...adminQuery('GET /api/admin/security-events', { query: query as Query }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeading title={words.title} />
      <SectionTabs section="audit" />
      <p className="-mt-3 mb-6 text-small text-ink-soft">{words.text}</p>
      <SecurityFilters query={query} />
      <Loading query={page} className="h-96" />
      {page.data &&
        (page.data.events.length > 0 ? (
          <SecurityTable events={page.data.events} isBusy={page.isPlaceholderData} />
        ) : (
          <EmptyState title={words.none} text={audit.noneText} role="status" />
        ))}
      <PagesBackInTime screen="securityEvents" query={query} next={page.data?.next} />
    </>
  )
}
