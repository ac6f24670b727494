import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Link, LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { JobFacts } from '../lens-jobs/job-facts.tsx'
import { JobHistory } from '../lens-jobs/job-history.tsx'
import { JobSteps } from '../lens-jobs/job-steps.tsx'
import { productOf } from '../lens-jobs/job-table.tsx'
import { type LensJob, lensJobQuery } from '../lens-jobs/lens-jobs.ts'
import { PrescriptionPanel } from '../lens-jobs/prescription-panel.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { isRefusal } from '../site/is-refusal.ts'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { adminHref } from '../site/screens.ts'

export function Page() {
  const { lensDesk: words } = useAdminWords()
  const { jobId } = useParams()
  const found = useQuery(lensJobQuery(Number(jobId)))
  if (found.data) return <JobPage key={found.data.id} job={found.data} />
  if (!isRefusal(found.error)) {
    return <Loading query={found} className="mt-8 h-96" />
  }
  return (
    <>
      <PageTitle>{words.unknown}</PageTitle>
      <EmptyState title={words.unknown} text="">
        <LinkButton to={adminHref('lensJobs')}>{words.back}</LinkButton>
      </EmptyState>
    </>
  )
}

function JobPage({ job }: { job: LensJob }) {
  const { lensDesk: words } = useAdminWords()
  const { language } = useSite()
  const isOptician = useMay()('prescriptions.view')
  return (
    <>
      <PageHeading
        title={fill(words.heading, { name: localized(productOf(job), 'name', language) })}
        back={
          <Link to={adminHref('lensJobs')} className="plain-link inline-block min-h-6 text-ink-soft">
            {words.back}
          </Link>
        }
      >
        {isOptician && job.isCorrective && (
          <LinkButton to={adminHref('lensTicket', { params: { jobId: job.id } })} look="outline">
            {words.ticket.open}
          </LinkButton>
        )}
      </PageHeading>
      <p className="-mt-2 mb-6 text-small text-ink-soft">
        <span className="text-ink">{words.state[job.state]}</span>
        {job.remakeReason && ` · ${fill(words.remadeFor, { reason: words.reasons[job.remakeReason] })}`}
      </p>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="space-y-8">
          {isOptician && job.isCorrective && <PrescriptionPanel job={job} />}
          {!isOptician && job.isCorrective && <p className="text-small text-ink-soft">{words.notForYou}</p>}
          <JobSteps job={job} />
        </div>
        <div className="space-y-8">
          <JobFacts job={job} />
          <JobHistory job={job} />
        </div>
      </div>
    </>
  )
}
