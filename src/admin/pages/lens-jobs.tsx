import { useQuery } from '@tanstack/react-query'
import { LENS_JOB_VIEW_NAMES } from '../../domain/lens-job.ts'
import { JobTable } from '../lens-jobs/job-table.tsx'
import { lensJobsHref, useLensJobView } from '../lens-jobs/lens-jobs.ts'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { ViewTabs } from '../site/view-tabs.tsx'

export function Page() {
  const { lensDesk: words } = useAdminWords()
  const view = useLensJobView()
  const list = useQuery(adminQuery('GET /api/admin/lens-jobs', { query: { view } }))
  const views = LENS_JOB_VIEW_NAMES.map((name) => {
    const count = list.data?.counts[name] ?? 0
    const isCounted = name !== 'ended' && count > 0
    return {
      name: isCounted ? `${words.view[name]} (${count})` : words.view[name],
      to: lensJobsHref(name),
      isCurrent: name === view,
    }
  })
  return (
    <>
      <PageHeading title={words.title} />
      <ViewTabs label={words.views} views={views} />
      <JobTable view={view} list={list} />
    </>
  )
}
