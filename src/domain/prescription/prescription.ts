/** In the order in which the trade writes them. */
export const EYES = ['right', 'left'] as const
export type Eye = (typeof EYES)[number]

export const PRISM_BASES = ['in', 'out', 'up', 'down'] as const
export type PrismBase = (typeof PRISM_BASES)[number]

/** What a lens refracts. Powers are integers in hundredths of a dioptre: −2.25 D is -225. */
export interface Power {
  sphere: number
  /** In plus or minus form; 0 where there is none. */
  cylinder: number
  /** Degrees, 1 to 180; null where the cylinder is 0. */
  axis: number | null
}

export interface Prism {
  /** Hundredths of a prism dioptre, above 0. */
  amount: number
  base: PrismBase
}

/** One eye's part of a prescription. */
export interface EyePrescription extends Power {
  /** What near vision needs beyond the sphere, in hundredths of a dioptre. Null where the paper has none. */
  add: number | null
  /** At most one horizontal and one vertical. */
  prisms: readonly Prism[]
  /** As written, `6/6` or `10/10`; null where the paper has none. */
  visualAcuity: string | null
}

/** Between the pupils, or from the bridge's middle to each pupil, in tenths of a millimetre. Right and left go together. */
export interface PupillaryDistance {
  total: number | null
  right: number | null
  left: number | null
}

/**
 * A prescription for spectacles, as its paper has it: its cylinders may be in plus or minus form. The fields are those of
 * FHIR's VisionPrescription.
 */
export interface Prescription {
  right: EyePrescription
  left: EyePrescription
  /** Null where the paper does not have it: it is measured then, never assumed. */
  pdTenthsMm: { far: PupillaryDistance | null; near: PupillaryDistance | null }
  /** From the eye to the lens when it was refracted (BVD). Null where the paper does not have it. */
  vertexTenthsMm: number | null
  /** `yyyy-mm-dd` */
  issuedOn: string
  /** `yyyy-mm-dd`; null where the paper does not say. */
  expiresOn: string | null
  prescriber: string
}
