/** The numbers printed inside a temple, as `52 □ 18 – 145` (boxing system, ISO 8624). */
export interface FrameNumbers {
  lensWidthMm: number
  bridgeMm: number
  templeMm: number
}

/** From the smallest children's frames to the largest for adults. */
export const NUMBER_LIMITS = {
  lensWidthMm: { min: 30, max: 75 },
  bridgeMm: { min: 8, max: 30 },
  templeMm: { min: 90, max: 165 },
} as const

/** Of a front or a face, in mm: from a small child's to the widest in the trade. */
export const WIDTH_LIMITS_MM = { min: 95, max: 170 } as const

export const FRAME_CLASSES = ['narrow', 'medium', 'wide'] as const
export type FrameClass = (typeof FRAME_CLASSES)[number]

interface ClassLimits {
  narrowBelow: number
  wideAbove: number
}

/**
 * Of a frame's front, in mm. The trade calls a front below 129 narrow, of 130 to 139 medium and above 139 wide
 * (cocoleni); what is neither narrow nor wide is medium here, so 129 is too.
 */
export const FRAME_CLASS_LIMITS_MM: ClassLimits = { narrowBelow: 129, wideAbove: 139 }

/** Of a face, in mm: further apart, because the try-on measures to about 4 % and names only faces that are surely so. */
export const FACE_CLASS_LIMITS_MM: ClassLimits = { narrowBelow: 132, wideAbove: 146 }

/**
 * In mm: all children's frames of the shop are narrower, and no adults' frame is. A study of adults found women's faces
 * 130 ± 3.5 mm wide across the cheekbones (doi 10.1186/s40902-019-0191-7), so hardly any is.
 */
const CHILD_WIDTH_BELOW_MM = 120

/** Whether a face is so narrow that it may be a child's: only children's frames fit it. */
export const mayBeAChilds = (faceWidthMm: number): boolean => faceWidthMm < CHILD_WIDTH_BELOW_MM

/** By a guess from a photo: the youngest for adults was 16.2 (decision 62). */
const CHILD_BELOW_YEARS = 15

/** Whether a face of this guessed age may be a child's. */
export const seemsAChilds = (guessedYears: number): boolean => guessedYears < CHILD_BELOW_YEARS

/** Rims and end pieces of both sides: opticians' rule of thumb, ±3 mm. */
const RIMS_MM = 10

/** The width of a frame's front by its numbers: two lenses, the bridge and about 10 mm of rims. */
export function frontWidthMm({ lensWidthMm, bridgeMm }: Pick<FrameNumbers, 'lensWidthMm' | 'bridgeMm'>): number {
  return 2 * lensWidthMm + bridgeMm + RIMS_MM
}

export const frameClass = (widthMm: number): FrameClass => classWithin(FRAME_CLASS_LIMITS_MM, widthMm)

export const faceClass = (widthMm: number): FrameClass => classWithin(FACE_CLASS_LIMITS_MM, widthMm)

function classWithin({ narrowBelow, wideAbove }: ClassLimits, widthMm: number): FrameClass {
  if (widthMm < narrowBelow) return 'narrow'
  return widthMm > wideAbove ? 'wide' : 'medium'
}

export function frameNumberErrors(numbers: FrameNumbers): keyof FrameNumbers | null {
  for (const name of ['lensWidthMm', 'bridgeMm', 'templeMm'] as const) {
    const { min, max } = NUMBER_LIMITS[name]
    if (!(numbers[name] >= min && numbers[name] <= max)) return name
  }
  return null
}

/** `52□18-145`, `52/18/145`, `52 18 145`: two digits, one or two, two or three, with anything but digits around. */
const PRINTED = /^\D*(\d{2})\D+(\d{1,2})\D+(\d{2,3})\D*$/

/** The three numbers in a text as it is printed or typed; null where it has not exactly three. Limits are not checked. */
export function readFrameNumbers(text: string): FrameNumbers | null {
  const found = PRINTED.exec(text)
  if (!found) return null
  const [lensWidthMm = 0, bridgeMm = 0, templeMm = 0] = found.slice(1).map(Number)
  return { lensWidthMm, bridgeMm, templeMm }
}
