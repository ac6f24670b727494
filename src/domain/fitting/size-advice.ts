export interface SizeAdvice {
  fit: 'narrower' | 'fits' | 'wider'
  /** Whole millimetres; positive where the frame is wider than the face. */
  differenceMm: number
}

const TOLERANCE_MM = 5

/** Compares a frame's width with a face's at the temples. A frame fits within 5 mm either way. */
export function sizeAdvice(frameWidthMm: number, faceWidthMm: number): SizeAdvice {
  const differenceMm = Math.round(frameWidthMm - faceWidthMm)
  if (Math.abs(differenceMm) <= TOLERANCE_MM) return { fit: 'fits', differenceMm }
  return { fit: differenceMm > 0 ? 'wider' : 'narrower', differenceMm }
}
