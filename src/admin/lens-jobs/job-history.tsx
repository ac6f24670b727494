import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Panel } from '../orders/panel.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import type { LensJob } from './lens-jobs.ts'

/** Approvals, steps and the other jobs of a pair; nothing of its values. */
export function JobHistory({ job }: { job: LensJob }) {
  const { lensDesk: words } = useAdminWords()
  const { language } = useSite()
  return (
    <>
      {job.approvals.length > 0 && (
        <Panel title={words.approvals}>
          <ul className="space-y-2 text-small">
            {job.approvals.map((approval) => (
              <li key={approval.at}>
                {fill(words.approvedBy, {
                  version: approval.prescriptionVersion,
                  name: approval.staffName,
                  number: approval.registrationNumber,
                })}
                <span className="block text-label text-ink-soft">
                  {formatDate(approval.at, 'shortMoment', language)}
                  {approval.voidedAt &&
                    ` · ${fill(words.voided, { date: formatDate(approval.voidedAt, 'shortMoment', language) })}`}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={words.history}>
        <ol className="space-y-2 text-small">
          {job.events.map(({ at, to, prescriptionVersion, staffName }) => (
            <li key={`${at} ${to} ${prescriptionVersion}`}>
              {words.state[to]}
              {prescriptionVersion !== null && ` · ${fill(words.version, { number: prescriptionVersion })}`}
              <span className="block text-label text-ink-soft">
                <time dateTime={at}>{formatDate(at, 'shortMoment', language)}</time>
                {` · ${staffName ?? words.byShop}`}
              </span>
            </li>
          ))}
        </ol>
      </Panel>
      {job.otherJobs.length > 0 && (
        <Panel title={words.otherJobs}>
          <ul className="space-y-1 text-small">
            {job.otherJobs.map(({ id, number, state }) => (
              <li key={id}>
                <Link to={adminHref('lensJob', { params: { jobId: id } })} className="plain-link inline-block min-h-6">
                  {fill(words.jobNumber, { number })}
                </Link>
                {` · ${words.state[state]}`}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
