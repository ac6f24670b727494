import { randomUUID } from 'node:crypto'
import type { NewPrescription } from '../../src/contract/prescriptions.ts'
import { CONSENT_VERSION } from '../../src/domain/prescription/keeping.ts'
import { emptyEntry } from '../../src/domain/prescription/prescription-entry.ts'

export type TypedEntry = NewPrescription['entry']

/** −2.25 −0.50 × 173, −2.75 DS, PD 31.5 and 32, on a paper of May 2026, as it is typed. */
export function typedEntry(changes: Partial<TypedEntry> = {}): TypedEntry {
  const { right, left, pd, ...rest } = emptyEntry()
  return {
    ...rest,
    right: { ...right, sphere: '-2,25', cylinder: '-0.50', axis: '173', prisms: [] },
    left: { ...left, sphere: '−2.75', prisms: [] },
    pd: { ...pd, far: { total: '', right: '31,5', left: '32' } },
    issuedOn: '4/5/2026',
    prescriber: 'Δρ Ελένη Χατζηκωνσταντή',
    ...changes,
  }
}

export const newPrescription = (changes: Partial<NewPrescription> = {}): NewPrescription => ({
  entry: typedEntry(),
  age: 41,
  consentVersion: CONSENT_VERSION,
  // The paper may be old on the day of the test.
  confirmedWarnings: ['old'],
  requestKey: randomUUID(),
  ...changes,
})
