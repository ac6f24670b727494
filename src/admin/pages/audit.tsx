import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AuditFilters } from '../audit/audit-filters.tsx'
import { AuditProof } from '../audit/audit-proof.tsx'
import { AuditTable } from '../audit/audit-table.tsx'
import { PagesBackInTime } from '../audit/pages-back-in-time.tsx'
import { SectionTabs } from '../layout/section-tabs.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { ADMIN_SCREENS } from '../site/screens.ts'

export function Page() {
  const { audit: words } = useAdminWords()
  const [search] = useSearchParams()
  const query = Object.fromEntries(ADMIN_SCREENS.audit.query.map((name) => [name, search.get(name) ?? undefined]))
  const page = useQuery({ ...adminQuery('GET /api/admin/audit', { query }), placeholderData: keepPreviousData })
  return (
    <>
      <PageHeading title={words.title}>
        <AuditProof />
      </PageHeading>
      <SectionTabs section="audit" />
      <p className="-mt-3 mb-6 text-small text-ink-soft">{words.text}</p>
      <AuditFilters query={query} />
      <Loading query={page} className="h-96" />
      {page.data &&
        (page.data.entries.length > 0 ? (
          <AuditTable entries={page.data.entries} isBusy={page.isPlaceholderData} />
        ) : (
          <EmptyState title={words.none} text={words.noneText} role="status" />
        ))}
      <PagesBackInTime screen="audit" query={query} next={page.data?.next} />
    </>
  )
}
