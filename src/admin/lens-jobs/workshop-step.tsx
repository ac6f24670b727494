import { Button } from '../../ui/button.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import type { LensJob } from './lens-jobs.ts'
import { useJobChange } from './use-job-change.ts'

/** The next step of the workshop, or the hand-over of a pair that was made again. */
export function WorkshopStep({ job }: { job: LensJob }) {
  const { lensDesk: words } = useAdminWords()
  const api = useApi()
  const isRemade = job.state === 'ready' && job.number > 1
  const to = job.nextStep ?? (isRemade ? 'done' : null)
  const acting = useJobChange(job, (step: NonNullable<typeof to>) =>
    api.call('POST /api/admin/lens-jobs/{jobId}/steps', {
      params: { jobId: job.id },
      body: { version: job.version, to: step },
    }),
  )
  if (to === null) return null
  if (!job.isPaid) return <p className="text-small text-ink-soft">{words.waitsForPay}</p>
  return (
    <div>
      <ErrorBox text={acting.failure} />
      <Button isBusy={acting.isBusy} onClick={() => acting.run(to)}>
        {to === 'done' ? words.handOver : words.next[to]}
      </Button>
    </div>
  )
}
