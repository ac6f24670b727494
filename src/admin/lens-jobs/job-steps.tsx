import { useQuery } from '@tanstack/react-query'
import { isApprovalRevocable, isBeforeApproval, isRemakable } from '../../domain/lens-job.ts'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { Panel } from '../site/panel.tsx'
import { ApproveForm } from './approve-form.tsx'
import { CheckForm } from './check-form.tsx'
import { jobPrescriptionQuery, type LensJob } from './lens-jobs.ts'
import { RemakeForm } from './remake-form.tsx'
import { AskForm, MeasureStep, RefuseForm, RevokeStep } from './review-steps.tsx'
import { ValuesForm } from './values-form.tsx'
import { WorkshopStep } from './workshop-step.tsx'

/** What may be done next, by the state and by one's permissions. */
export function JobSteps({ job }: { job: LensJob }) {
  const { lensDesk: words } = useAdminWords()
  const may = useMay()
  const isTechnician = may('prescriptions.view')
  const isRegistered = may('prescriptions.approve')
  const { state, isCorrective } = job
  const isOpen = isCorrective && isBeforeApproval(state)
  const isInHand = state === 'checking' || state === 'measuring'
  return (
    <Panel title={words.steps}>
      <div key={job.version} className="space-y-8">
        {isRegistered && isOpen && <Review job={job} />}
        {isRegistered && isCorrective && isInHand && <AskForm job={job} />}
        {isRegistered && isOpen && state !== 'measuring' && <MeasureStep job={job} />}
        {isTechnician && <WorkshopStep job={job} />}
        {isTechnician && state === 'quality_check' && <CheckForm job={job} />}
        {isRegistered && isRemakable(state) && <RemakeForm job={job} />}
        {isRegistered && isCorrective && isApprovalRevocable(state) && <RevokeStep job={job} />}
        {isRegistered && isOpen && <RefuseForm job={job} />}
        {(!isTechnician || ['failed', 'refused', 'cancelled'].includes(state)) && (
          <p className="text-small text-ink-soft">{words.nothing}</p>
        )}
      </div>
    </Panel>
  )
}

/** Values are read before they are approved. */
function Review({ job }: { job: LensJob }) {
  const { data } = useQuery(jobPrescriptionQuery(job.id))
  if (data === undefined) return null
  const latest = data.versions.at(-1)
  return (
    <>
      {job.state === 'checking' && latest && <ApproveForm job={job} prescriptionVersion={latest.number} />}
      <ValuesForm key={latest?.number ?? 0} job={job} latest={latest} isOpen={latest === undefined} />
    </>
  )
}
