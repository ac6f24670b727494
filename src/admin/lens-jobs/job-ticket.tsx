import type { ReactNode } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { formatEye, formatLength } from '../../domain/prescription/format.ts'
import { EYES, type PupillaryDistance } from '../../domain/prescription/prescription.ts'
import { toMinusCylinder } from '../../domain/prescription/transpose.ts'
import { formatDate, withDecimalMark } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { lensTexts } from '../../i18n/lens-texts.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { frameSize } from './job-facts.tsx'
import { productOf } from './job-table.tsx'
import type { JobPrescription, JobVersion, LensJob } from './lens-jobs.ts'
import { WideTable } from './wide-table.tsx'

interface JobTicketProps {
  job: LensJob
  prescription: JobPrescription
}

export function JobTicket({ job, prescription }: JobTicketProps) {
  const { lensDesk: words } = useAdminWords()
  const { words: site, language } = useSite()
  const approval = job.approvals.find(({ voidedAt }) => voidedAt === null)
  const held = prescription.versions.find(({ number }) => number === approval?.prescriptionVersion)
  const facts: [string, ReactNode][] = [
    [words.order, `${job.orderId} · ${fill(words.jobNumber, { number: job.number })}`],
    [words.ticket.customer, job.initials],
    [words.frame, `${localized(productOf(job), 'name', language)}, ${job.sku}`],
    [words.size, frameSize(words.sizeText, job)],
    [words.rim, words.rims[job.rim as keyof typeof words.rims] ?? job.rim],
    [words.lenses, lensTexts(site.lensTerms, job.lenses).join(' · ')],
    [words.blank, prescription.minimumBlankMm === null ? null : `Ø ${prescription.minimumBlankMm.toFixed(1)} mm`],
    [words.remakeReason, job.remakeReason && words.reasons[job.remakeReason]],
    [
      words.ticket.approver,
      approval
        ? `${approval.staffName}, ${approval.registrationNumber}, ${formatDate(approval.at, 'moment', language)} · ${approval.store} ${approval.storeLicence}`
        : null,
    ],
  ]
  return (
    <article className="mx-auto max-w-3xl border border-hairline bg-white p-6 text-small sm:p-8 print:max-w-none print:border-0 print:p-0">
      <h2 className="border-b border-ink pb-3 font-display text-title">{words.ticket.title}</h2>
      {approval === undefined && <p className="mt-4 font-medium text-terracotta">{words.ticket.none}</p>}
      <dl className="grid grid-cols-1 gap-x-8 gap-y-3 py-5 sm:grid-cols-2">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt className="text-label text-ink-soft">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {held?.values && <Values version={held} />}
      <Measured />
    </article>
  )
}

function Values({ version: { values, entry, heights } }: { version: JobVersion }) {
  const { lensDesk: words } = useAdminWords()
  const { words: site, language } = useSite()
  if (values === null) return null
  const { eyes, fields } = site.prescriptions
  const number = (text: string) => withDecimalMark(text, language)
  return (
    <>
      <WideTable name={words.ticket.asOrdered}>
        <table className="figures w-full border-y border-ink text-left">
          <thead className="text-label text-ink-soft">
            <tr>
              <th scope="col" className="py-2 pr-3 font-normal">
                {words.ticket.eye}
              </th>
              <th scope="col" className="py-2 pr-3 font-normal">
                {words.ticket.asOrdered}
              </th>
              <th scope="col" className="py-2 pr-3 font-normal">
                {words.ticket.asWritten}
              </th>
              <th scope="col" className="py-2 font-normal">
                {words.height}
              </th>
            </tr>
          </thead>
          <tbody>
            {EYES.map((eye) => (
              <tr key={eye} className="border-t border-hairline text-lead">
                <th scope="row" className="py-2 pr-3 font-medium text-small">
                  {eyes[eye]}
                </th>
                <td className="py-2 pr-3">{number(formatEye(toMinusCylinder(values[eye])))}</td>
                <td className="py-2 pr-3 text-small">{entry && writtenText(entry[eye])}</td>
                <td className="py-2">{heights ? number(formatLength(heights[eye])) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <p className="figures py-3">
        {fields.farPd}: {number(pdText(values.pdTenthsMm.far))} · {fields.nearPd}:{' '}
        {number(pdText(values.pdTenthsMm.near))} · {fields.vertex}:{' '}
        {values.vertexTenthsMm === null ? '–' : number(formatLength(values.vertexTenthsMm))}
      </p>
    </>
  )
}

type Written = NonNullable<JobVersion['entry']>['right']
const writtenText = ({ sphere, cylinder, axis, add, prisms }: Written): string =>
  [sphere, cylinder, axis && `× ${axis}`, add && `ADD ${add}`, ...prisms.map(({ amount, base }) => `${amount} ${base}`)]
    .filter((text) => text.trim() !== '')
    .join(' ')

function pdText(pd: PupillaryDistance | null): string {
  if (pd === null) return '–'
  const { total, right, left } = pd
  if (right !== null && left !== null) return `${formatLength(right)} + ${formatLength(left)}`
  return total === null ? '–' : formatLength(total)
}

/** Filled in by hand at the lensmeter. */
function Measured() {
  const { lensDesk: words } = useAdminWords()
  const { eyes } = useSite().words.prescriptions
  return (
    <dl className="mt-4 grid grid-cols-3 gap-6 border-t border-hairline pt-4">
      {[...EYES.map((eye) => `${words.ticket.measured}, ${eyes[eye]}`), words.ticket.checker].map((name) => (
        <div key={name} className="h-20 border-b border-ink">
          <dt className="text-label text-ink-soft">{name}</dt>
          <dd />
        </div>
      ))}
    </dl>
  )
}
