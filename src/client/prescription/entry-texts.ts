import type { FieldPath } from '../../domain/prescription/field-problem.ts'
import { EYES, type Eye } from '../../domain/prescription/prescription.ts'
import type { EyeEntry, PdEntry, PrescriptionEntry } from '../../domain/prescription/prescription-entry.ts'
import type { Dictionary } from '../../i18n/translate.ts'

/** What is typed, by field. */
export type EntryTexts = Partial<Record<FieldPath, string>>
type Words = Dictionary['prescriptions']

export const PRISM_PLACES = [0, 1] as const

export function toEntry(texts: EntryTexts): PrescriptionEntry {
  const text = (field: FieldPath) => texts[field] ?? ''
  const eye = (eye: Eye): EyeEntry => ({
    sphere: text(`${eye}.sphere`),
    cylinder: text(`${eye}.cylinder`),
    axis: text(`${eye}.axis`),
    add: text(`${eye}.add`),
    visualAcuity: text(`${eye}.visualAcuity`),
    prisms: PRISM_PLACES.map((at) => ({
      amount: text(`${eye}.prisms.${at}.amount`),
      base: text(`${eye}.prisms.${at}.base`),
    })),
  })
  const pd = (which: 'far' | 'near'): PdEntry => ({
    total: text(`pd.${which}.total`),
    right: text(`pd.${which}.right`),
    left: text(`pd.${which}.left`),
  })
  return {
    right: eye('right'),
    left: eye('left'),
    pd: { far: pd('far'), near: pd('near') },
    vertex: text('vertex'),
    issuedOn: text('issuedOn'),
    expiresOn: text('expiresOn'),
    prescriber: text('prescriber'),
  }
}

/** A field's whole name, `Right eye, sphere`, for lists of problems and for buttons. */
export function fieldName(words: Words, field: FieldPath): string {
  const [first = '', second = '', , last = ''] = field.split('.')
  const { fields, eyes } = words
  const name = (key: string) => fields[key as keyof typeof fields] ?? key
  if (first === 'pd') return `${second === 'far' ? fields.farPd : fields.nearPd}, ${name(field.split('.')[2] ?? '')}`
  const eye = EYES.find((one) => one === first)
  if (eye === undefined) return name(first)
  const part = second === 'prisms' ? name(last === 'base' ? 'base' : 'prism') : name(second)
  return `${eyes[eye]}, ${part}`
}

/** A text with another sign, whatever sign it had. */
export const withSign = (text: string, sign: '+' | '−'): string => sign + text.replace(/^\s*[-+−–]\s*/, '')

export const signOf = (text: string): '+' | '−' | null => {
  const [first = ''] = text.trim()
  if (first === '+') return '+'
  return '-−–'.includes(first) && first !== '' ? '−' : null
}

/** What a stored entry says, by field: the way back of `toEntry`. */
export function toTexts(entry: PrescriptionEntry): EntryTexts {
  const texts: [FieldPath, string][] = EYES.flatMap((eye): [FieldPath, string][] => {
    const { prisms, ...rest } = entry[eye]
    return [
      ...Object.entries(rest).map(([name, text]): [FieldPath, string] => [`${eye}.${name}` as FieldPath, text]),
      ...PRISM_PLACES.flatMap((at): [FieldPath, string][] => [
        [`${eye}.prisms.${at}.amount`, prisms[at]?.amount ?? ''],
        [`${eye}.prisms.${at}.base`, prisms[at]?.base ?? ''],
      ]),
    ]
  })
  for (const which of ['far', 'near'] as const) {
    for (const part of ['total', 'right', 'left'] as const) texts.push([`pd.${which}.${part}`, entry.pd[which][part]])
  }
  const { vertex, issuedOn, expiresOn, prescriber } = entry
  return { ...Object.fromEntries(texts), vertex, issuedOn, expiresOn, prescriber }
}
