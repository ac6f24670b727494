import { formatLength, formatPower, formatPrism } from '../../domain/prescription/format.ts'
import type { Eye, PupillaryDistance } from '../../domain/prescription/prescription.ts'
import { toMinusCylinder } from '../../domain/prescription/transpose.ts'
import type { Dictionary } from '../../i18n/translate.ts'
import type { JobVersion } from './lens-jobs.ts'

type Words = Dictionary['prescriptions']
type Values = NonNullable<JobVersion['values']>

interface VersionFact {
  key: string
  name: string
  /** Empty where nothing was stated. */
  text: string
}

/** Every value of a version by name, in minus form, so that two versions can be compared line by line. */
export function versionFacts(
  words: Words,
  own: { age: string; height: string },
  dayText: (date: string) => string,
  { values, age, heights }: JobVersion,
): VersionFact[] {
  if (values === null) return []
  const eye = (side: Eye): VersionFact[] => {
    const { sphere, cylinder, axis, add, prisms } = toMinusCylinder(values[side])
    const fact = (key: keyof Words['fields'], text: string) => ({
      key: `${side}.${key}`,
      name: `${words.eyes[side]}, ${words.fields[key]}`,
      text,
    })
    return [
      fact('sphere', formatPower(sphere)),
      fact('cylinder', cylinder === 0 ? '' : formatPower(cylinder)),
      fact('axis', axis === null ? '' : String(axis)),
      fact('add', add === null ? '' : formatPower(add)),
      fact('prism', prisms.map(formatPrism).join(', ')),
      {
        key: `${side}.height`,
        name: `${words.eyes[side]}, ${own.height}`,
        text: heights === null ? '' : formatLength(heights[side]),
      },
    ]
  }
  const { fields } = words
  return [
    ...eye('right'),
    ...eye('left'),
    { key: 'farPd', name: fields.farPd, text: pdText(values.pdTenthsMm.far) },
    { key: 'nearPd', name: fields.nearPd, text: pdText(values.pdTenthsMm.near) },
    { key: 'vertex', name: fields.vertex, text: vertexText(values) },
    { key: 'issuedOn', name: fields.issuedOn, text: dayText(values.issuedOn) },
    { key: 'prescriber', name: fields.prescriber, text: values.prescriber },
    { key: 'age', name: own.age, text: age === null ? '' : String(age) },
  ]
}

const vertexText = ({ vertexTenthsMm }: Values) => (vertexTenthsMm === null ? '' : formatLength(vertexTenthsMm))

function pdText(pd: PupillaryDistance | null): string {
  if (pd === null) return ''
  const { total, right, left } = pd
  const single = right !== null && left !== null ? `${formatLength(right)} + ${formatLength(left)}` : ''
  return [total === null ? '' : formatLength(total), single].filter(Boolean).join(' = ')
}
