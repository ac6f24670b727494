import type { Frame, Shape } from '../../domain/eyewear.ts'
import type { Point } from './smooth-path.ts'

/** A superellipse with an exponent for each quarter: upper temporal, upper nasal, lower nasal, lower temporal. */
interface Superellipse {
  corners: readonly [number, number, number, number]
  /** How high the widest line sits: 1 is the middle, less is higher. */
  up?: number
  /** How much wider the top is than the bottom. */
  taper?: number
  /** How much the brow lifts towards the temple. */
  sweep?: number
  /** How far the top leans towards the temple. */
  lean?: number
}

const SUPERELLIPSES: Record<Exclude<Shape, 'aviator' | 'hexagonal' | 'shield'>, Superellipse> = {
  round: { corners: [2.08, 2.04, 2, 2.04] },
  panto: { corners: [2.75, 2.55, 2, 2.1], up: 0.8, taper: 0.02 },
  square: { corners: [4.4, 3.9, 3, 3.6], taper: 0.045 },
  rectangle: { corners: [4.2, 3.6, 3.1, 3.9], up: 0.95, taper: 0.035 },
  trapezoid: { corners: [4.4, 3, 2.3, 2.6], up: 0.84, taper: 0.1, sweep: 0.1 },
  'cat-eye': { corners: [3.3, 2.4, 2.15, 2.3], up: 0.8, taper: 0.1, sweep: 0.17, lean: 0.05 },
  butterfly: { corners: [3.5, 2.7, 2.2, 2.9], up: 0.82, taper: 0.13, sweep: 0.09, lean: 0.06 },
  oval: { corners: [2.12, 2.05, 2.05, 2.12], sweep: 0.03 },
  browline: { corners: [3.8, 3, 2.3, 2.5], up: 0.84, taper: 0.05 },
}

const AVIATOR: readonly Point[] = [
  [-1.0, 0.55],
  [-0.9, 0.99],
  [-0.35, 1.03],
  [0.3, 1.03],
  [0.86, 0.99],
  [1.08, 0.58],
  [1.05, 0.05],
  [0.93, -0.42],
  [0.68, -0.84],
  [0.26, -1.06],
  [-0.2, -1.0],
  [-0.56, -0.68],
  [-0.8, -0.24],
  [-0.95, 0.18],
]

const HEXAGON: readonly Point[] = [
  [1, 0.06],
  [0.58, 1],
  [-0.58, 1],
  [-1, 0.02],
  [-0.56, -1],
  [0.6, -1],
]

/** Half of a one-piece wrap from the middle of the brow to the middle of the nose, in units of half width and height. */
const SHIELD_HALF: readonly Point[] = [
  [0, 0.96],
  [0.2, 0.98],
  [0.42, 1],
  [0.64, 0.97],
  [0.84, 0.86],
  [0.97, 0.6],
  [1, 0.22],
  [0.93, -0.2],
  [0.8, -0.58],
  [0.62, -0.86],
  [0.42, -1],
  [0.26, -0.86],
  [0.16, -0.48],
  [0.09, -0.14],
  [0, -0.02],
]

/**
 * The outline of the lens on the right of the picture, in mm around the middle of its box (ISO 8624), y down and the
 * temple at positive x. A shield has one lens: its outline lies around the middle of the frame.
 *
 * @returns points to draw a smooth curve through; their box is exactly A × B (a shield's is 2A + DBL wide)
 */
export function lensOutline({ shape, measurements }: Pick<Frame, 'shape' | 'measurements'>): Point[] {
  const { lensWidthMm, lensHeightMm, bridgeMm } = measurements
  if (shape === 'shield') return scaledTo(shieldCage(), lensWidthMm * 2 + bridgeMm, lensHeightMm)
  const raw =
    shape === 'aviator'
      ? rounded(AVIATOR, 4)
      : shape === 'hexagonal'
        ? rounded(subdivide(HEXAGON, 4), 2)
        : superellipse(SUPERELLIPSES[shape])
  return scaledTo(raw, lensWidthMm, lensHeightMm)
}

function superellipse({ corners, up = 1, taper = 0, sweep = 0, lean = 0 }: Superellipse): Point[] {
  return Array.from({ length: 44 }, (_, i) => {
    const angle = (i / 44) * Math.PI * 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const power = cornerPower(corners, angle)
    const radius = (Math.abs(cos) ** power + Math.abs(sin) ** power) ** (-1 / power)
    const y = radius * sin * (sin > 0 ? up : 2 - up)
    const x = radius * cos * (1 + taper * y)
    const high = (y + 1.2) / 2.2
    return [x + lean * y, y + sweep * x * high * high]
  })
}

/** Exponents meet in the middle between quarters by a cosine, so that curvature runs on without a step. */
function cornerPower(corners: Superellipse['corners'], angle: number): number {
  const turn = (angle / (Math.PI / 2) - 0.5 + 4) % 4
  const [from, share] = [Math.floor(turn), turn - Math.floor(turn)]
  const ease = (1 - Math.cos(share * Math.PI)) / 2
  return (corners[from] as number) * (1 - ease) + (corners[(from + 1) % 4] as number) * ease
}

function shieldCage(): Point[] {
  const left = SHIELD_HALF.slice(1, -1).map(([x, y]): Point => [-x, y])
  return rounded([...SHIELD_HALF, ...left.reverse()], 2)
}

function subdivide(cage: readonly Point[], steps: number): Point[] {
  return cage.flatMap(([x, y], i) => {
    const [nextX, nextY] = cage[(i + 1) % cage.length] as Point
    return Array.from({ length: steps }, (_, k): Point => {
      const share = k / steps
      return [x + (nextX - x) * share, y + (nextY - y) * share]
    })
  })
}

/** Points on the closed B-spline of a cage: its corners become round. */
function rounded(cage: readonly Point[], steps: number): Point[] {
  return cage.flatMap((_, i) =>
    Array.from({ length: steps }, (_unused, k): Point => {
      const t = k / steps
      const weights = [(1 - t) ** 3, 3 * t ** 3 - 6 * t ** 2 + 4, -3 * t ** 3 + 3 * t ** 2 + 3 * t + 1, t ** 3]
      const sum = (axis: 0 | 1) =>
        weights.reduce((total, weight, j) => total + weight * (cage[(i + j) % cage.length] as Point)[axis], 0) / 6
      return [sum(0), sum(1)]
    }),
  )
}

function scaledTo(points: readonly Point[], width: number, height: number): Point[] {
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)] as const
  const [left, right] = range(points.map(([x]) => x))
  const [low, high] = range(points.map(([, y]) => y))
  return points.map(([x, y]) => [
    ((x - left) / (right - left) - 0.5) * width,
    (0.5 - (y - low) / (high - low)) * height,
  ])
}
