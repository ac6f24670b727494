import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { HistoryPanel } from '../site/history-panel.tsx'
import { Panel } from '../site/panel.tsx'
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
      <HistoryPanel
        title={words.history}
        byShop={words.byShop}
        events={job.events.map(({ at, to, prescriptionVersion, staffName }) => {
          const version = prescriptionVersion === null ? [] : [fill(words.version, { number: prescriptionVersion })]
          return { at, text: [words.state[to], ...version].join(' · '), staffName }
        })}
      />
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
