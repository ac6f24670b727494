import { frontWidthMm } from '../fit.ts'
import type { Fit } from '../fit-score.ts'
import { faceWidthMm } from './face-width.ts'
import type { Pose } from './solve-pose.ts'

/** What can tell how large a face truly is. A picture alone cannot: the canonical head makes every face medium wide. */
export type ScaleSource = 'card' | 'irises' | 'given'

export interface TrueScale {
  source: ScaleSource
  /** Millimetres of the canonical face to one true millimetre. */
  scale: number
}

interface Face {
  landmarks: ArrayLike<number>
  pose: Pose
}

/** Faces vary less; beyond, lines are not on the card, and given numbers are another person's. */
export const SCALE_LIMITS = { min: 0.7, max: 1.4 } as const

/**
 * The scale of a face by what its owner says fits: the numbers of a pair, or a width in mm.
 * @returns null where that is only a class of widths, or cannot be of this face
 */
export function scaleFromFit({ landmarks, pose }: Face, fit: Fit): number | null {
  if (fit.kind === 'class') return null
  const widthMm = fit.kind === 'width' ? fit.widthMm : frontWidthMm(fit)
  const scale = faceWidthMm(landmarks, pose) / widthMm
  return scale >= SCALE_LIMITS.min && scale <= SCALE_LIMITS.max ? scale : null
}
