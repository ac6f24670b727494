import { useSite } from '../../client/site-context.tsx'
import { withDecimalMark } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Panel } from '../site/panel.tsx'
import type { JobPrescription } from './lens-jobs.ts'

type Result = JobPrescription['results'][number]

/** Axes are degrees, lengths tenths of a millimetre, the others hundredths. */
function shown({ field }: Result, value: number): string {
  if (field === 'axis') return `${value}°`
  const isLength = field === 'pd' || field === 'monoPd' || field === 'height'
  return isLength ? `${(value / 10).toFixed(1)} mm` : (value / 100).toFixed(2)
}

/** Every tolerance of the last quality check, met or not. */
export function CheckResults({ results }: { results: JobPrescription['results'] }) {
  const { lensDesk: words } = useAdminWords()
  const { words: site, language } = useSite()
  if (results.length === 0) return null
  return (
    <Panel title={words.results}>
      <ul className="space-y-1 text-small">
        {results.map((result) => {
          const { field, eye, difference, limit, isMet } = result
          const values = { difference: shown(result, Math.abs(difference)), limit: shown(result, limit) }
          const text = isMet ? fill(words.result.met, { limit: values.limit }) : fill(words.result.failed, values)
          return (
            <li key={`${field} ${eye}`} className={isMet ? '' : 'text-terracotta'}>
              {eye === null ? words.bothEyes : site.prescriptions.eyes[eye]}, {words.tolerances[field]}:{' '}
              <span className="figures">{withDecimalMark(text, language)}</span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
