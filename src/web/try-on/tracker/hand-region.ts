import type { Detection } from './detections.ts'
import { type Region, squareAround, toImage } from './region.ts'
import type { Hand } from './tracker.ts'

/** The landmark model was trained on squares so much larger than the palm, and moved towards the fingers by so much. */
const PALM_MARGIN = 2.6
const PALM_SHIFT = 0.5
/** The same for the square around the palm's and the fingers' first joints. */
const HAND_MARGIN = 2
const HAND_SHIFT = 0.1
const WRIST = 0
const [INDEX_KNUCKLE, MIDDLE_KNUCKLE, RING_KNUCKLE] = [5, 9, 13]
/** All but the outer joints and the tips. */
const INNER_POINTS = [0, 1, 2, 3, 5, 6, 9, 10, 13, 14, 17, 18]

/** The square of the hand that a detected palm belongs to, its fingers up. */
export function regionOfPalm(palm: Detection, seenIn: Region): Region {
  const [wristX = 0, wristY = 0, , , middleX = 0, middleY = 0] = palm.points
  const [x, y] = toImage(seenIn, palm.x, palm.y)
  const angle = angleOf(toImage(seenIn, wristX, wristY), toImage(seenIn, middleX, middleY))
  const side = Math.max(palm.width, palm.height) * seenIn.side
  return { ...raise({ x, y, side, angle }, palm.height * seenIn.side * PALM_SHIFT), side: side * PALM_MARGIN }
}

/** The square of a hand in the next picture. */
export function regionOfHand(hand: Hand): Region {
  const at = (i: number) => [hand[i * 3] ?? 0, hand[i * 3 + 1] ?? 0] as const
  const [index, middle, ring] = [at(INDEX_KNUCKLE), at(MIDDLE_KNUCKLE), at(RING_KNUCKLE)]
  const fingers = [(index[0] + ring[0]) / 4 + middle[0] / 2, (index[1] + ring[1]) / 4 + middle[1] / 2] as const
  const inner = Float32Array.from(INNER_POINTS.flatMap((i) => [...at(i), 0]))
  const square = squareAround(inner, angleOf(at(WRIST), fingers))
  return { ...raise(square, square.side * HAND_SHIFT), side: square.side * HAND_MARGIN }
}

/** By which the fingers point up. */
const angleOf = (wrist: readonly [number, number], fingers: readonly [number, number]) =>
  Math.atan2(fingers[0] - wrist[0], wrist[1] - fingers[1])

const raise = (region: Region, px: number): Region => ({
  ...region,
  x: region.x + Math.sin(region.angle) * px,
  y: region.y - Math.cos(region.angle) * px,
})
