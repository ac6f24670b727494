import { around, closedSpline, fitToBox, resampleClosed, type Vec2 } from './closed-curve.ts'

/** A superellipse with an exponent per quarter, on the wearer's left lens: +x is temporal. Lengths are shares of half the box. */
export interface Superellipse {
  kind: 'superellipse'
  /** Upper temporal, upper nasal, lower nasal, lower temporal; 2 is an ellipse. */
  exponents: readonly [number, number, number, number]
  /** Height above the widest line, as a share of half the height. */
  up: number
  taper: number
  sweep: number
  lean: number
}

/** B-spline control points in -1…1. */
export interface Cage {
  kind: 'cage'
  points: readonly Vec2[]
}

export interface Polygon {
  kind: 'polygon'
  corners: readonly Vec2[]
  /** Share of each side that is rounded, 0…0.5. */
  round: number
  bow: number
}

export interface ShieldOutline {
  kind: 'shield'
  base: Superellipse
  /** The notch for the nose: depth as a share of the height, half its width as a share of the width. */
  notchDepth: number
  notchWidth: number
}

export type OutlineSpec = Superellipse | Cage | Polygon | ShieldOutline

/** A closed counter-clockwise outline, centred on its box of exactly `widthMm` × `heightMm` (boxing system, ISO 8624). */
export function lensOutline(spec: OutlineSpec, widthMm: number, heightMm: number, count = 320): Vec2[] {
  const cage = cageOf(spec, widthMm / heightMm)
  const curve = fitToBox(closedSpline(cage, 12), widthMm, heightMm)
  return fitToBox(resampleClosed(signedArea(curve) > 0 ? curve : curve.reverse(), count), widthMm, heightMm)
}

function signedArea(points: readonly Vec2[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = around(points, i + 1)
    return sum + (x * ny - nx * y) / 2
  }, 0)
}

function cageOf(spec: OutlineSpec, aspect: number): readonly Vec2[] {
  switch (spec.kind) {
    case 'cage':
      return spec.points
    case 'polygon':
      return polygonCage(spec)
    case 'superellipse':
      return superellipseCage(spec, aspect, 56)
    case 'shield':
      return shieldCage(spec, aspect)
  }
}

function shieldCage({ base, notchDepth, notchWidth }: ShieldOutline, aspect: number): Vec2[] {
  return superellipseCage(base, aspect, 160).map(([x, y]) => {
    const near = Math.exp(-((x / (2 * notchWidth)) ** 2))
    return y < 0 ? [x, y * (1 - 2 * notchDepth * near)] : [x, y]
  })
}

function superellipseCage(spec: Superellipse, aspect: number, count: number): Vec2[] {
  const points: Vec2[] = []
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const quarter = (c >= 0 ? (s >= 0 ? 0 : 3) : s >= 0 ? 1 : 2) as 0 | 1 | 2 | 3
    const exponent = spec.exponents[quarter]
    const half = s >= 0 ? spec.up : 2 - spec.up
    const r = (Math.abs(c / aspect) ** exponent + Math.abs(s / half) ** exponent) ** (-1 / exponent)
    points.push([(r * c) / aspect, r * s])
  }
  return points.map(([x, y]) => {
    const waist = y / 2 + 0.5
    return [x * (1 + spec.taper * y) + spec.lean * y, y + spec.sweep * x * Math.max(0, waist)]
  })
}

function polygonCage({ corners, round, bow }: Polygon): Vec2[] {
  return corners.flatMap((corner, i): Vec2[] => {
    const before = around(corners, i - 1)
    const after = around(corners, i + 1)
    return [
      bowedPoint(corner, before, round, bow),
      corner,
      bowedPoint(corner, after, round, bow),
      sideMiddle(corner, after, bow),
    ]
  })
}

function bowedPoint(a: Vec2, b: Vec2, t: number, bow: number): Vec2 {
  const out = 1 + bow * 4 * t * (1 - t)
  return [(a[0] + (b[0] - a[0]) * t) * out, (a[1] + (b[1] - a[1]) * t) * out]
}

const sideMiddle = (a: Vec2, b: Vec2, bow: number): Vec2 => bowedPoint(a, b, 0.5, bow)
