import type { Power, Prescription } from './prescription.ts'

/** The same lens in the other form of its cylinder: S' = S + C, C' = −C, the axis turned by 90 degrees. */
export function transpose<Lens extends Power>(lens: Lens): Lens {
  if (lens.cylinder === 0 || lens.axis === null) return lens
  return {
    ...lens,
    sphere: lens.sphere + lens.cylinder,
    cylinder: -lens.cylinder,
    axis: lens.axis > 90 ? lens.axis - 90 : lens.axis + 90,
  }
}

export const toMinusCylinder = <Lens extends Power>(lens: Lens): Lens => (lens.cylinder > 0 ? transpose(lens) : lens)

/** What is stored: the form that everything is computed from, and what the paper says. */
export interface RecordedPrescription {
  /** In minus form. */
  canonical: Prescription
  asWritten: Prescription
}

export function recordPrescription(asWritten: Prescription): RecordedPrescription {
  const { right, left } = asWritten
  return { canonical: { ...asWritten, right: toMinusCylinder(right), left: toMinusCylinder(left) }, asWritten }
}
