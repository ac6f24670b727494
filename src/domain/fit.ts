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

export const FRAME_CLASSES = ['narrow', 'medium', 'wide'] as const
export type FrameClass = (typeof FRAME_CLASSES)[number]

/** For the width of a frame's front and, in the try-on, of a face. */
export const CLASS_LIMITS_MM = { narrowBelow: 132, wideAbove: 146 } as const

/** Rims and end pieces of both sides: opticians' rule of thumb, ±3 mm. */
const RIMS_MM = 10

/** The width of a frame's front by its numbers: two lenses, the bridge and about 10 mm of rims. */
export function frontWidthMm({ lensWidthMm, bridgeMm }: Pick<FrameNumbers, 'lensWidthMm' | 'bridgeMm'>): number {
  return 2 * lensWidthMm + bridgeMm + RIMS_MM
}

export function frameClass(widthMm: number): FrameClass {
  if (widthMm < CLASS_LIMITS_MM.narrowBelow) return 'narrow'
  return widthMm > CLASS_LIMITS_MM.wideAbove ? 'wide' : 'medium'
}

export function frameNumberErrors(numbers: FrameNumbers): keyof FrameNumbers | null {
  for (const name of ['lensWidthMm', 'bridgeMm', 'templeMm'] as const) {
    const { min, max } = NUMBER_LIMITS[name]
    if (!(numbers[name] >= min && numbers[name] <= max)) return name
  }
  return null
}

/**
 * The frames nearest in size to given numbers, nearest first; frames without measurements are left out. The weights are
 * the shop's own: the front's width counts most, then the bridge; an optician can bend a temple.
 */
export function nearestInSize<Sized extends { measurements: FrameNumbers | null }>(
  frames: readonly Sized[],
  target: FrameNumbers,
  count: number,
): Sized[] {
  const nearest: { frame: Sized; distance: number }[] = []
  for (const frame of frames) {
    if (!frame.measurements) continue
    const distance = distanceMm(frame.measurements, target)
    // Only the nearest so far are kept in order: sorting a whole catalogue for four of it would take longer.
    if (nearest.length >= count && distance >= (nearest.at(-1)?.distance ?? 0)) continue
    const place = nearest.findIndex((other) => other.distance > distance)
    nearest.splice(place < 0 ? nearest.length : place, 0, { frame, distance })
    if (nearest.length > count) nearest.pop()
  }
  return nearest.map(({ frame }) => frame)
}

function distanceMm(one: FrameNumbers, other: FrameNumbers): number {
  const difference = (a: number, b: number) => Math.abs(a - b)
  return (
    difference(frontWidthMm(one), frontWidthMm(other)) +
    0.5 * difference(one.lensWidthMm, other.lensWidthMm) +
    0.8 * difference(one.bridgeMm, other.bridgeMm) +
    0.2 * difference(one.templeMm, other.templeMm)
  )
}
