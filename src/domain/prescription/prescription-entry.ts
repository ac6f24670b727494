import { formatLength, formatPower, formatUnsigned } from './format.ts'
import { EYES, type EyePrescription, type Prescription, type PupillaryDistance } from './prescription.ts'

/** What somebody typed or a paper was read as: one text for each field, empty where there is none. */
export interface EyeEntry {
  sphere: string
  cylinder: string
  axis: string
  add: string
  visualAcuity: string
  prisms: readonly { amount: string; base: string }[]
}

export interface PdEntry {
  total: string
  right: string
  left: string
}

export interface PrescriptionEntry {
  right: EyeEntry
  left: EyeEntry
  pd: { far: PdEntry; near: PdEntry }
  vertex: string
  issuedOn: string
  expiresOn: string
  prescriber: string
}

/** An empty form. */
export function emptyEntry(): PrescriptionEntry {
  const [right, left] = EYES.map(() => ({ ...EMPTY_EYE, prisms: [] }))
  const pd = () => ({ total: '', right: '', left: '' })
  return {
    ...{ right: right ?? EMPTY_EYE, left: left ?? EMPTY_EYE, pd: { far: pd(), near: pd() } },
    ...{ vertex: '', issuedOn: '', expiresOn: '', prescriber: '' },
  }
}

const EMPTY_EYE: EyeEntry = { sphere: '', cylinder: '', axis: '', add: '', visualAcuity: '', prisms: [] }

/** A prescription as a form shows it for editing: reading the entry gives the prescription again. */
export function entryOf(prescription: Prescription): PrescriptionEntry {
  const { right, left, pdTenthsMm, vertexTenthsMm, expiresOn } = prescription
  return {
    right: eyeEntry(right),
    left: eyeEntry(left),
    pd: { far: pdEntry(pdTenthsMm.far), near: pdEntry(pdTenthsMm.near) },
    vertex: lengthText(vertexTenthsMm),
    issuedOn: prescription.issuedOn,
    expiresOn: expiresOn ?? '',
    prescriber: prescription.prescriber,
  }
}

const eyeEntry = ({ sphere, cylinder, axis, add, prisms, visualAcuity }: EyePrescription): EyeEntry => ({
  sphere: formatPower(sphere),
  cylinder: cylinder === 0 ? '' : formatPower(cylinder),
  axis: axis === null ? '' : String(axis),
  add: add === null ? '' : formatPower(add),
  visualAcuity: visualAcuity ?? '',
  prisms: prisms.map(({ amount, base }) => ({ amount: formatUnsigned(amount), base })),
})

const pdEntry = (pd: PupillaryDistance | null): PdEntry => ({
  total: lengthText(pd?.total ?? null),
  right: lengthText(pd?.right ?? null),
  left: lengthText(pd?.left ?? null),
})

const lengthText = (tenthsMm: number | null) => (tenthsMm === null ? '' : formatLength(tenthsMm))
