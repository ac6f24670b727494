import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../client/site-context.tsx'
import type { Warning } from '../../domain/prescription/plausibility.ts'
import { formatDate, withDecimalMark } from '../../i18n/formats.ts'
import { warningText } from '../../i18n/prescription-texts.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { Panel } from '../site/panel.tsx'
import { CheckResults } from './check-results.tsx'
import { type JobPrescription, jobPrescriptionQuery, type LensJob } from './lens-jobs.ts'
import { Papers } from './papers.tsx'
import { VersionTable } from './version-table.tsx'

/** Everything that an optician needs to judge: the paper beside the values, what is unusual, what was asked. */
export function PrescriptionPanel({ job }: { job: LensJob }) {
  const { lensDesk: words } = useAdminWords()
  const found = useQuery(jobPrescriptionQuery(job.id))
  if (found.data === undefined) return <Loading query={found} className="h-72" />
  const { versions, papers } = found.data
  return (
    <>
      <Panel title={words.prescription}>
        <div className={papers.length > 0 ? 'grid gap-8 xl:grid-cols-2' : ''}>
          {papers.length > 0 && <Papers jobId={job.id} papers={papers} />}
          <div>
            {versions.length === 0 && <p className="text-small">{words.noValues}</p>}
            {versions.length > 0 && <VersionTable prescription={found.data} job={job} />}
          </div>
        </div>
      </Panel>
      <Judgement prescription={found.data} />
      <CheckResults results={found.data.results} />
      <Talk prescription={found.data} />
    </>
  )
}

function Judgement({ prescription }: { prescription: JobPrescription }) {
  const { lensDesk: words } = useAdminWords()
  const { words: site, language } = useSite()
  const { warnings, reasons, minimumBlankMm } = prescription
  if (warnings.length === 0 && reasons.length === 0 && minimumBlankMm === null) return null
  const reasonText = ({ code, eye }: JobPrescription['reasons'][number]) => {
    const text = words.limitReasons[code as keyof typeof words.limitReasons] ?? code
    return eye === null ? text : `${site.prescriptions.eyes[eye]}: ${text}`
  }
  return (
    <>
      {warnings.length > 0 && (
        <Panel title={words.warnings}>
          <ul className="list-disc space-y-1 pl-5 text-small text-terracotta">
            {warnings.map((warning) => (
              <li key={warning.code + warning.fields.join()}>
                {warningText(site.prescriptions, warning as Warning, language)}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {(reasons.length > 0 || minimumBlankMm !== null) && (
        <Panel title={words.limits}>
          <ul className="list-disc space-y-1 pl-5 text-small">
            {reasons.map((reason) => (
              <li key={reason.code + reason.eye}>{reasonText(reason)}</li>
            ))}
            {minimumBlankMm !== null && (
              <li>
                {words.blank}: {fill(words.mm, { value: withDecimalMark(minimumBlankMm.toFixed(1), language) })}
              </li>
            )}
          </ul>
        </Panel>
      )}
    </>
  )
}

/** What was asked and answered, noted and refused. */
function Talk({ prescription: { questions, notes, refusal } }: { prescription: JobPrescription }) {
  const { lensDesk: words } = useAdminWords()
  const { language } = useSite()
  return (
    <>
      {questions.length > 0 && (
        <Panel title={words.questions}>
          <ul className="space-y-3 text-small">
            {questions.map(({ id, text, answer }) => (
              <li key={id} className="whitespace-pre-line">
                {text ?? words.paperAsked}
                <span className="block font-medium">
                  {answer === null ? words.noAnswer : fill(words.answer, { text: answer })}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {notes.length > 0 && (
        <Panel title={words.notes}>
          <ul className="space-y-2 text-small">
            {notes.map(({ text, at }) => (
              <li key={at} className="whitespace-pre-line">
                {text}
                <span className="block text-label text-ink-soft">{formatDate(at, 'shortMoment', language)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {refusal !== null && (
        <Panel title={words.refusal}>
          <p className="whitespace-pre-line text-small">{refusal}</p>
        </Panel>
      )}
    </>
  )
}
