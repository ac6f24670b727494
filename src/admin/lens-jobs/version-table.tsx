import { useSite } from '../../client/site-context.tsx'
import { formatDate, withDecimalMark } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import type { JobPrescription, JobVersion, LensJob } from './lens-jobs.ts'
import { versionFacts } from './version-facts.ts'
import { WideTable } from './wide-table.tsx'

/** The versions side by side, the latest three; what differs from the one before is marked. */
const SHOWN = 3

export function VersionTable({ prescription, job }: { prescription: JobPrescription; job: LensJob }) {
  const { lensDesk: words } = useAdminWords()
  const { words: site, language } = useSite()
  const day = (date: string) => formatDate(date, 'day', language)
  const versions = prescription.versions.slice(-SHOWN)
  const held = job.approvals.find(({ voidedAt }) => voidedAt === null)?.prescriptionVersion
  const columns = versions.map(
    (version) => new Map(versionFacts(site.prescriptions, words, day, version).map((one) => [one.key, one])),
  )
  const names = [
    ...new Map(columns.flatMap((column) => [...column.values()].map(({ key, name }) => [key, name]))).entries(),
  ]
  const stated = names.filter(([key]) => columns.some((column) => column.get(key)?.text))
  return (
    <WideTable name={words.prescription}>
      <table className="w-full text-left text-small">
        <caption className="sr-only">{words.prescription}</caption>
        <thead>
          <tr className="align-top">
            <th scope="col" className="py-2 pr-3 font-normal text-label text-ink-soft">
              {words.field}
            </th>
            {versions.map((version) => (
              <th key={version.number} scope="col" className="py-2 pr-3 font-medium">
                <VersionHead version={version} isHeld={version.number === held} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stated.map(([key, name]) => (
            <tr key={key} className="border-t border-hairline">
              <th scope="row" className="py-1.5 pr-3 font-normal text-ink-soft">
                {name}
              </th>
              {columns.map((column, at) => {
                const text = column.get(key)?.text ?? ''
                const isChanged = at > 0 && columns[at - 1]?.get(key)?.text !== text
                return (
                  <td key={versions[at]?.number} className={`figures py-1.5 pr-3 ${isChanged ? 'bg-brass/20' : ''}`}>
                    {text === '' ? '–' : withDecimalMark(text, language)}
                    {isChanged && <span className="sr-only"> ({words.differs})</span>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

function VersionHead({ version, isHeld }: { version: JobVersion; isHeld: boolean }) {
  const { lensDesk: words } = useAdminWords()
  const { language } = useSite()
  const { number, staffName, savedAt, values } = version
  return (
    <>
      {fill(words.version, { number })}
      <span className="block font-normal text-label text-ink-soft">
        {staffName === null ? words.byCustomer : fill(words.byOptician, { name: staffName })}
        {`, ${formatDate(savedAt, 'shortMoment', language)}`}
        {isHeld && ` · ${words.current}`}
        {values === null && ` · ${words.erased}`}
      </span>
    </>
  )
}
