/** What a field takes: from the least to the most, in whole steps. In the field's own unit. */
export interface Range {
  min: number
  max: number
  step: number
}

type Span = Pick<Range, 'min' | 'max'>

/** The additions that are usual from an age on, in hundredths of a dioptre. */
export interface UsualAdd extends Span {
  fromAge: number
}

/** What is usual. Beyond it the customer confirms and the optician sees a warning. Units as in the prescription. */
export interface UsualLimits {
  /** Spherical equivalents that differ by more are anisometropia; by `strongAnisometropia` or more, a strong one. */
  anisometropia: number
  strongAnisometropia: number
  strongCylinder: number
  /** From this power on, the paper must have the vertex distance. */
  needsVertex: number
  pd: Record<'adult' | 'child', Span>
  monoDifference: number
  /** In the order of their ages. */
  adds: readonly UsualAdd[]
  /** How far an addition may be from what is usual at its age. */
  addTolerance: number
  /** Years that a prescription is good for, and for the young and the old. */
  years: number
  yearsOfYoungAndOld: number
  oldFromAge: number
  /** How far a sphere may have moved since the last prescription. */
  sphereMoved: number
}

/** What a prescription may hold at all. Powers in hundredths of a dioptre, prisms too, lengths in tenths of a millimetre. */
export interface PrescriptionLimits {
  sphere: Range
  cylinder: Range
  add: Range
  prism: Range
  vertex: Range
  /** Of both eyes together. */
  pd: Record<'adult' | 'child', Range>
  mono: Range
  /** How far right and left together may be from the total. */
  monoSumTolerance: number
  /** Children are younger. */
  adultFromAge: number
  usual: UsualLimits
}

/** Beside each number that is the shop's proposal, an optician confirms it before launch. */
export const DEFAULT_PRESCRIPTION_LIMITS: PrescriptionLimits = {
  sphere: { min: -2000, max: 2000, step: 25 },
  cylinder: { min: -600, max: 600, step: 25 },
  add: { min: 75, max: 350, step: 25 },
  prism: { min: 25, max: 1000, step: 25 },
  vertex: { min: 80, max: 180, step: 5 },
  pd: { adult: { min: 450, max: 800, step: 5 }, child: { min: 400, max: 700, step: 5 } },
  mono: { min: 200, max: 400, step: 5 },
  monoSumTolerance: 10,
  adultFromAge: 16,
  usual: {
    anisometropia: 100,
    strongAnisometropia: 200,
    strongCylinder: 400,
    needsVertex: 500,
    pd: { adult: { min: 540, max: 740 }, child: { min: 430, max: 580 } },
    monoDifference: 25,
    adds: [
      { fromAge: 40, min: 75, max: 100 },
      { fromAge: 45, min: 100, max: 150 },
      { fromAge: 50, min: 150, max: 200 },
      { fromAge: 55, min: 200, max: 250 },
      { fromAge: 60, min: 250, max: 300 },
    ],
    addTolerance: 50,
    years: 2,
    // Proposal.
    yearsOfYoungAndOld: 1,
    oldFromAge: 71,
    sphereMoved: 100,
  },
}
