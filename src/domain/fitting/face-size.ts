/** The horizontal iris is 11.7 ± 0.5 mm wide on nearly every adult (Gauthier et al.; Hashemi et al.). */
export const IRIS_MM = 11.7

/** What decides whether a picture may speak of millimetres. */
export interface Gates {
  /** Degrees. */
  yaw: number
  pitch: number
  /** Height of the eye's opening to its width. */
  eyeOpening: number
  irisPx: number
}

/** Whether the eyes can be measured: closed eyes read 72 mm and a turn of 31 degrees 45 where it was not asked. */
export const canMeasureEyes = ({ yaw, pitch, eyeOpening, irisPx }: Gates): boolean =>
  Math.abs(yaw) <= 12 && Math.abs(pitch) <= 18 && eyeOpening >= 0.18 && irisPx >= 14

/**
 * Pixels to a millimetre from two witnesses: the face at canonical size and the iris. The iris counts for more where the
 * eyes can be measured; alone it spreads by 5 to 7 %.
 */
export function fuseScales(byFace: number, byIris: number | undefined, isMeasurable: boolean): number {
  if (byIris === undefined) return byFace
  const share = isMeasurable ? 0.6 : 0.15
  return Math.exp(share * Math.log(byIris) + (1 - share) * Math.log(byFace))
}

export interface PupillaryDistance {
  aboutMm: number
  leastMm: number
  mostMm: number
}

const FRAMES_NEEDED = 30
const LEAST_DOUBT_MM = 4

/**
 * The pupillary distance as an estimate for choosing a size, never a measurement for lenses: whole millimetres, and the
 * doubt said with it.
 *
 * @param samplesMm one from each live frame that passed the gates
 * @returns null below thirty of them
 */
export function estimatePd(samplesMm: readonly number[]): PupillaryDistance | null {
  if (samplesMm.length < FRAMES_NEEDED) return null
  const sorted = [...samplesMm].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  const aboutMm = Math.round(at(0.5))
  const doubt = Math.max(LEAST_DOUBT_MM, Math.ceil((at(0.95) - at(0.05)) / 2))
  return { aboutMm, leastMm: aboutMm - doubt, mostMm: aboutMm + doubt }
}

export const FACE_WIDTHS = ['narrow', 'medium', 'wide'] as const
export type FaceWidth = (typeof FACE_WIDTHS)[number]

/** The three classes a face's width may be told in: from picture to picture it is no surer than that. */
export function faceWidthOf(widthMm: number): FaceWidth {
  if (widthMm < 132) return 'narrow'
  return widthMm > 146 ? 'wide' : 'medium'
}

/** How a frame's width goes with a face's, in mm; positive where the frame is wider. */
export interface SizeAdvice {
  fit: 'narrower' | 'fits' | 'wider'
  differenceMm: number
}

const TOLERATED_MM = 5

/** A frame is best about as wide as the face at the temples; up to 5 mm either way passes. */
export function sizeAdvice(frameWidthMm: number, faceWidthMm: number): SizeAdvice {
  const differenceMm = Math.round(frameWidthMm - faceWidthMm)
  if (Math.abs(differenceMm) <= TOLERATED_MM) return { fit: 'fits', differenceMm }
  return { fit: differenceMm > 0 ? 'wider' : 'narrower', differenceMm }
}
