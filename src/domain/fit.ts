/** The numbers inside a temple, as `52 □ 18 – 145`: lens width, bridge and temple length in mm (boxing system, ISO 8624). */
export interface FrameNumbers {
  lensWidthMm: number
  bridgeMm: number
  templeMm: number
}

/** What the numbers of a spectacle frame can be, in mm; children's smallest to adults' largest. */
export const NUMBER_LIMITS = {
  lensWidthMm: { min: 30, max: 75 },
  bridgeMm: { min: 8, max: 30 },
  templeMm: { min: 90, max: 165 },
} as const

export const FRAME_CLASSES = ['narrow', 'medium', 'wide'] as const
export type FrameClass = (typeof FRAME_CLASSES)[number]

/** Fronts narrower than the first are narrow, wider than the second wide; the try-on sorts faces by the same mm. */
export const CLASS_LIMITS_MM = { narrowBelow: 132, wideAbove: 146 } as const

/** What rims and end pieces add to the lenses and the bridge, both sides together: the trade's rule of thumb, ±3 mm. */
const RIMS_MM = 10

/** How wide a front is, in mm, reckoned from its numbers: two lenses, the bridge and about 10 mm of rims. */
export function frontWidthMm({ lensWidthMm, bridgeMm }: Pick<FrameNumbers, 'lensWidthMm' | 'bridgeMm'>): number {
  return 2 * lensWidthMm + bridgeMm + RIMS_MM
}

export function frameClass(widthMm: number): FrameClass {
  if (widthMm < CLASS_LIMITS_MM.narrowBelow) return 'narrow'
  return widthMm > CLASS_LIMITS_MM.wideAbove ? 'wide' : 'medium'
}

/** The first of the numbers that no spectacle frame has, or `null`. */
export function refuseNumbers(numbers: FrameNumbers): keyof FrameNumbers | null {
  for (const name of ['lensWidthMm', 'bridgeMm', 'templeMm'] as const) {
    const { min, max } = NUMBER_LIMITS[name]
    if (!(numbers[name] >= min && numbers[name] <= max)) return name
  }
  return null
}

/**
 * The frames nearest in size to a pair that fits, nearest first; frames without measurements are left out, and equal
 * ones keep their order.
 *
 * The whole front decides most, then the bridge, which rests on the nose; a temple can be bent by an optician and counts
 * least. The weights are ours. Fronts are reckoned from the numbers on both sides, so that like is compared with like.
 */
export function nearestInSize<Sized extends { measurements: FrameNumbers | null }>(
  frames: readonly Sized[],
  mine: FrameNumbers,
  count: number,
): Sized[] {
  const nearest: { frame: Sized; distance: number }[] = []
  for (const frame of frames) {
    if (!frame.measurements) continue
    const distance = distanceMm(frame.measurements, mine)
    // Only the nearest so far are kept in order: sorting a whole catalogue for four of it would take longer.
    if (nearest.length >= count && distance >= (nearest.at(-1)?.distance ?? 0)) continue
    const place = nearest.findIndex((other) => other.distance > distance)
    nearest.splice(place < 0 ? nearest.length : place, 0, { frame, distance })
    if (nearest.length > count) nearest.pop()
  }
  return nearest.map(({ frame }) => frame)
}

function distanceMm(one: FrameNumbers, other: FrameNumbers): number {
  const apart = (a: number, b: number) => Math.abs(a - b)
  return (
    apart(frontWidthMm(one), frontWidthMm(other)) +
    0.5 * apart(one.lensWidthMm, other.lensWidthMm) +
    0.8 * apart(one.bridgeMm, other.bridgeMm) +
    0.2 * apart(one.templeMm, other.templeMm)
  )
}
