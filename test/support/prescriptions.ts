import fc from 'fast-check'
import type { EyePrescription, Power, Prescription, Prism } from '../../src/domain/prescription/prescription.ts'

/** An eye with no power, but for what a test says. */
export const eye = (fields: Partial<EyePrescription> = {}): EyePrescription => ({
  ...{ sphere: 0, cylinder: 0, axis: null, add: null, prisms: [], visualAcuity: null },
  ...fields,
})

/** A prescription of no power, but for what a test says. */
export const prescription = (fields: Partial<Prescription> = {}): Prescription => ({
  right: eye(),
  left: eye(),
  pdTenthsMm: { far: null, near: null },
  vertexTenthsMm: null,
  issuedOn: '2026-11-01',
  expiresOn: null,
  prescriber: 'Dr. Eleni Georgiou',
  ...fields,
})

const steps = (min: number, max: number, step: number) =>
  fc.integer({ min: min / step, max: max / step }).map((count) => count * step)

/** In either form, in range and on a step. */
export const anyPower: fc.Arbitrary<Power> = fc
  .record({ sphere: steps(-2000, 2000, 25), cylinder: steps(-600, 600, 25), axis: fc.integer({ min: 1, max: 180 }) })
  .map(({ sphere, cylinder, axis }) => ({ sphere, cylinder, axis: cylinder === 0 ? null : axis }))

const anyPrisms: fc.Arbitrary<Prism[]> = fc
  .tuple(
    fc.option(fc.record({ amount: steps(25, 1000, 25), base: fc.constantFrom('in' as const, 'out' as const) })),
    fc.option(fc.record({ amount: steps(25, 1000, 25), base: fc.constantFrom('up' as const, 'down' as const) })),
  )
  .map((prisms) => prisms.filter((prism) => prism !== null))

const anyEye: fc.Arbitrary<EyePrescription> = fc
  .record({ power: anyPower, add: fc.option(steps(75, 350, 25)), prisms: anyPrisms, acuity: fc.boolean() })
  .map(({ power, add, prisms, acuity }) => ({ ...power, add, prisms, visualAcuity: acuity ? '6/6' : null }))

/** Total and both eyes, which agree; the near one is what follows from the far one. */
const anyFarPd = fc
  .record({ right: steps(270, 345, 5), left: steps(270, 345, 5), has: fc.constantFrom('total', 'mono', 'both') })
  .map(({ right, left, has }) => ({
    total: has === 'mono' ? null : right + left,
    ...(has === 'total' ? { right: null, left: null } : { right, left }),
  }))

/** One without errors, on 2026-11-22. */
export const anyPrescription: fc.Arbitrary<Prescription> = fc.record({
  right: anyEye,
  left: anyEye,
  pdTenthsMm: fc.record({
    far: fc.option(anyFarPd),
    near: fc.constantFrom(null, { total: 540, right: null, left: null }),
  }),
  vertexTenthsMm: fc.option(steps(80, 180, 5)),
  issuedOn: fc.constantFrom('2026-11-22', '2025-02-28', '2019-12-31'),
  expiresOn: fc.constantFrom(null, '2027-11-22'),
  prescriber: fc.constantFrom('Dr. Eleni Georgiou', 'Δρ. Γεωργίου'),
})
