import { type FaceSample, landmarkAt, offsetAt, type PicturePoint } from './face-sample.ts'
import { type SkinColour, skinLikeness } from './skin-colour.ts'

/**
 * What hangs over the brow: strips from the face's upper edge down, by how far across the brow each is (0 to 1) and how deep
 * it hangs (0 nowhere, 1 to the brow). Free of pixels, so that it follows a moving face.
 */
export type Fringe = readonly { across: number; depth: number }[]

/** A strip in pixels of the picture. */
export interface FringeStrip {
  top: PicturePoint
  end: PicturePoint
}

/** Landmarks of the face's upper edge and of the brow below each, from one temple to the other. */
const COLUMNS = [
  [54, 70],
  [103, 63],
  [67, 105],
  [109, 66],
  [10, 9],
  [338, 296],
  [297, 334],
  [332, 293],
  [284, 300],
] as const
const STRIPS = 25
const STEPS_DOWN = 24
/** Rows reach below the brow, in shares of the way from the edge to the brow. */
const DEEPEST = 1.5
/** The frame's end pieces are in front of hair, or it would be cut off from its temples. */
const OUTERMOST = 0.18
/** Above this share of the way no frame lies. */
const SHALLOWEST = 0.7
const MAX_LIKENESS = 0.3
const SKIN_STEPS = 2
const MIN_STRIPS = 4

/**
 * Finds hair or a hat that hangs over the brow: what is no skin from the upper edge of the face downwards. The first skin
 * ends it, so that brows and eyes below bare skin never count. A strip without any skin is not believed.
 * @param landmarks x, y, z of 468, in pixels of the picture
 * @returns null where the brow is bare
 */
export function findFringe(sample: FaceSample, landmarks: ArrayLike<number>, skin: SkinColour): Fringe | null {
  const strips = Array.from({ length: STRIPS }, (_, i) => {
    const across = i / (STRIPS - 1)
    const depth = coveredShare(columnAt(landmarks, across), sample, skin)
    const isCovered = across >= OUTERMOST && across <= 1 - OUTERMOST && depth >= SHALLOWEST && depth < DEEPEST
    return { across, depth: isCovered ? depth : 0 }
  })
  return strips.filter(({ depth }) => depth > 0).length >= MIN_STRIPS ? strips : null
}

/** Where a fringe hangs on the face of a picture. */
export function stripsOf(fringe: Fringe, landmarks: ArrayLike<number>): FringeStrip[] {
  return fringe.map(({ across, depth }) => {
    const [top, brow] = columnAt(landmarks, across)
    return { top, end: between(top, brow, depth) }
  })
}

function columnAt(landmarks: ArrayLike<number>, across: number): readonly [top: PicturePoint, brow: PicturePoint] {
  const at = across * (COLUMNS.length - 1)
  const first = Math.min(COLUMNS.length - 2, Math.floor(at))
  const [[top, brow], [nextTop, nextBrow]] = [COLUMNS[first] ?? COLUMNS[0], COLUMNS[first + 1] ?? COLUMNS[0]]
  const point = (one: number, next: number) =>
    between(landmarkAt(landmarks, one), landmarkAt(landmarks, next), at - first)
  return [point(top, nextTop), point(brow, nextBrow)]
}

/** How far down no skin is seen, in shares of the way from the face's edge to the brow. */
function coveredShare(
  [top, brow]: readonly [PicturePoint, PicturePoint],
  sample: FaceSample,
  skin: SkinColour,
): number {
  let skinSteps = 0
  for (let step = 0; step <= STEPS_DOWN; step++) {
    const offset = offsetAt(sample, between(top, brow, (DEEPEST * step) / STEPS_DOWN))
    if (offset < 0) continue
    skinSteps = skinLikeness(skin, sample.pixels, offset) > MAX_LIKENESS ? skinSteps + 1 : 0
    if (skinSteps === SKIN_STEPS) return (DEEPEST * (step - SKIN_STEPS + 1)) / STEPS_DOWN
  }
  return DEEPEST
}

const between = (a: PicturePoint, b: PicturePoint, share: number): PicturePoint => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]
