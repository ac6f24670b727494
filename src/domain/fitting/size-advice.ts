export interface SizeAdvice {
  fit: 'narrower' | 'fits' | 'wider'
  /** Whole millimetres; positive where the frame is wider than the face. */
  differenceMm: number
}

/** Of a face measured with a card, and of one estimated from a picture. */
const TOLERANCE_MM = { measured: 3, estimated: 5 } as const

interface FaceWidth {
  widthMm: number
  isMeasuredByCard: boolean
}

/** Compares a frame's width in mm with a face's at the temples. A frame fits within 3 mm of a measured face, 5 mm of an estimated one. */
export function sizeAdvice(frameWidthMm: number, { widthMm, isMeasuredByCard }: FaceWidth): SizeAdvice {
  const differenceMm = Math.round(frameWidthMm - widthMm)
  if (Math.abs(differenceMm) <= TOLERANCE_MM[isMeasuredByCard ? 'measured' : 'estimated'])
    return { fit: 'fits', differenceMm }
  return { fit: differenceMm > 0 ? 'wider' : 'narrower', differenceMm }
}
