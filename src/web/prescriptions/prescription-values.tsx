import { useSite } from '../../client/site-context.tsx'
import { formatLength, formatLens, formatPower, formatUnsigned } from '../../domain/prescription/format.ts'
import { EYES, type EyePrescription, type Prescription } from '../../domain/prescription/prescription.ts'
import { toMinusCylinder } from '../../domain/prescription/transpose.ts'
import { formatDate, withDecimalMark } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'

/** A prescription as a table, in the form of its paper; under it what opticians read it as. */
export function PrescriptionValues({
  prescription,
  className = '',
}: {
  prescription: Prescription
  className?: string
}) {
  const { words, language } = useSite()
  const { fields, eyes, codes, readBack } = words.prescriptions
  const { issuedOn, prescriber } = prescription
  const transposed = EYES.filter((eye) => prescription[eye].cylinder > 0)
  return (
    <div className={className}>
      <table className="w-full max-w-2xl border-y border-hairline text-left">
        <caption className="sr-only">{readBack.title}</caption>
        <thead className="text-label text-ink-soft">
          <tr>
            <td />
            {(['sphere', 'cylinder', 'axis', 'add'] as const).map((name) => (
              <th key={name} scope="col" className="py-2 pr-2 font-normal">
                <abbr title={fields[name]} className="no-underline">
                  {codes[name]}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {EYES.map((eye) => (
            <tr key={eye} className="border-t border-hairline">
              <th scope="row" className="py-3 pr-3 text-small font-medium">
                {eyes[eye]}
              </th>
              {cellsOf(prescription[eye]).map(({ name, text }) => (
                <td key={name} className="py-3 pr-2 whitespace-nowrap">
                  {withDecimalMark(text, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 space-y-1 text-small text-ink-soft">
        {EYES.map((eye) => (
          <PrismLine key={eye} prescription={prescription} eye={eye} />
        ))}
        {transposed.map((eye) => (
          <p key={eye}>
            {eyes[eye]}: {fill(readBack.minusForm, { lens: lensText(prescription[eye], language) })}
          </p>
        ))}
        <PdLine prescription={prescription} />
        <p>
          {fields.issuedOn}: {formatDate(issuedOn, 'day', language)}, {prescriber}
        </p>
      </div>
    </div>
  )
}

const cellsOf = ({ sphere, cylinder, axis, add }: EyePrescription) => [
  { name: 'sphere', text: formatPower(sphere) },
  { name: 'cylinder', text: cylinder === 0 ? '–' : formatPower(cylinder) },
  { name: 'axis', text: axis === null ? '–' : String(axis) },
  { name: 'add', text: add === null ? '–' : formatPower(add) },
]

const lensText = (eye: EyePrescription, language: Parameters<typeof withDecimalMark>[1]) =>
  formatLens(toMinusCylinder(eye)).replace(/\d+\.\d+/g, (number) => withDecimalMark(number, language))

function PrismLine({ prescription, eye }: { prescription: Prescription; eye: 'right' | 'left' }) {
  const { words, language } = useSite()
  const { eyes, fields, bases } = words.prescriptions
  const { prisms } = prescription[eye]
  if (prisms.length === 0) return null
  const texts = prisms.map(({ amount, base }) => `${withDecimalMark(formatUnsigned(amount), language)}Δ ${bases[base]}`)
  return (
    <p>
      {eyes[eye]}, {fields.prism}: {texts.join(', ')}
    </p>
  )
}

function PdLine({ prescription }: { prescription: Prescription }) {
  const { words, language } = useSite()
  const { readBack } = words.prescriptions
  const { far } = prescription.pdTenthsMm
  if (far === null) return <p>{readBack.noPd}</p>
  const parts = far.right !== null && far.left !== null ? [far.right, far.left] : [far.total ?? 0]
  const pd = parts.map((part) => withDecimalMark(formatLength(part), language)).join(' + ')
  return <p>{fill(readBack.pd, { pd })}</p>
}
