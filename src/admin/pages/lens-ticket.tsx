import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Link } from '../../client/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { JobTicket } from '../lens-jobs/job-ticket.tsx'
import { jobPrescriptionQuery, lensJobQuery } from '../lens-jobs/lens-jobs.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { LoadFailure } from '../site/load-failure.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { adminHref } from '../site/screens.ts'

/** The ticket that goes with the tray. It has the buyer's initials and no name. */
export function Page() {
  const { lensDesk: words } = useAdminWords()
  const jobId = Number(useParams().jobId)
  const job = useQuery(lensJobQuery(jobId))
  const prescription = useQuery(jobPrescriptionQuery(jobId, 'job_ticket'))
  if (job.isError || prescription.isError) return <LoadFailure onRetry={prescription.refetch} />
  return (
    <>
      <div className="print:hidden">
        <PageHeading
          title={words.ticket.title}
          back={
            <Link
              to={adminHref('lensJob', { params: { jobId } })}
              className="plain-link inline-block min-h-6 text-ink-soft"
            >
              {words.back}
            </Link>
          }
        >
          <Button onClick={() => print()}>{words.ticket.print}</Button>
        </PageHeading>
      </div>
      {job.data && prescription.data ? (
        <JobTicket job={job.data} prescription={prescription.data} />
      ) : (
        <Skeleton className="mt-8 h-96" />
      )}
    </>
  )
}
