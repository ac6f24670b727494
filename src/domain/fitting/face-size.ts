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
