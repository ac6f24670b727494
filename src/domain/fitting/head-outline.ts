/**
 * The right half of a head at the height of the temples, seen from above: how far from the middle, and how far in front,
 * in mm of the canonical face. Source: its landmarks 6, 133, 33, 143 and 127; the last two are the skull over the ear.
 */
const OUTLINE = [
  [0, 57.9],
  [18.6, 37.6],
  [44.5, 31.7],
  [64.1, 15.6],
  [77.4, -20],
  [79, -45],
  [70, -90],
] as const
/** Temples lie on the skin and press into hair. */
const TOLERANCE_MM = 3

type Point = readonly [across: number, ahead: number]

/**
 * Whether a head lies between a place on a temple and the camera, seen from above. Both are in mm of the canonical face,
 * to the picture's right and to the viewer.
 */
export function isBehindHead(place: Point, camera: Point): boolean {
  for (const side of [1, -1]) {
    for (let i = 1; i < OUTLINE.length; i++) {
      const [a, b] = [OUTLINE[i - 1] ?? OUTLINE[0], OUTLINE[i] ?? OUTLINE[0]]
      if (cross(place, camera, inner(a, side), inner(b, side))) return true
    }
  }
  return false
}

function inner([across, ahead]: Point, side: number): Point {
  return [side * Math.max(0, across - TOLERANCE_MM), ahead - TOLERANCE_MM]
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
