import { type Mesh, mergeMeshes } from '../geometry/mesh.ts'
import { tube } from '../geometry/sweep.ts'
import { add, cross, lerp, normalize, radians, scale, smoothstep, type Vec3 } from '../geometry/vector.ts'
import { latheLike } from './skull.ts'

/** The ellipsoid on which hair lies; it meets the face's border at the brow and the temples. Mm. */
const MIDDLE: Vec3 = [0, 36, -50]
const RADII: Vec3 = [86, 103, 105]

/** A point over the scalp; degrees: azimuth 0 faces the viewer, elevation 90 is the crown. */
export function onScalp(azimuth: number, elevation: number, heightMm = 0): Vec3 {
  const point = add(MIDDLE, scaled(directionOf(azimuth, elevation)))
  return add(point, scale(scalpNormal(azimuth, elevation), heightMm))
}

const directionOf = (azimuth: number, elevation: number): Vec3 => {
  const [a, e] = [radians(azimuth), radians(elevation)]
  return [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)]
}
const scaled = (d: Vec3): Vec3 => [d[0] * RADII[0], d[1] * RADII[1], d[2] * RADII[2]]

export function scalpNormal(azimuth: number, elevation: number): Vec3 {
  const d = directionOf(azimuth, elevation)
  return normalize([d[0] / RADII[0], d[1] / RADII[1], d[2] / RADII[2]])
}

/** The fillet's elevation: high over the brow, low at the nape. */
export const filletElevation = (azimuth: number): number => 56 - 22 * (1 - Math.cos(radians(azimuth)))

const ROW_DEGREES = 10.6

/** Where hair begins. It frames the brow, leaves the temples to the frame, and falls behind the ears. */
export function hairline(azimuth: number, rows: number): number {
  const a = Math.abs(azimuth)
  const front = filletElevation(azimuth) - ROW_DEGREES * (rows + 0.42)
  return lerp(front, -62, smoothstep(84, 112, a))
}

/** The hair's body: a cap that ends in a step at the hairline. `relief` adds height in mm. */
export function hairCap(
  edge: (azimuth: number) => number,
  relief: (azimuth: number, elevation: number) => number,
): Mesh {
  return latheLike(420, 560, (polar, angle) => {
    const [azimuth, elevation] = [signedDegrees(angle), 90 - (polar * 180) / Math.PI]
    const above = elevation - edge(azimuth)
    const sunk =
      -5.5 * (1 - smoothstep(-1.6, 0.6, above)) -
      26 * smoothstep(-9, -22, above) * smoothstep(100, 80, Math.abs(azimuth))
    return onScalp(azimuth, elevation, sunk + (above > 0 ? relief(azimuth, elevation) * smoothstep(0, 3, above) : 0))
  })
}

const signedDegrees = (angle: number): number => {
  const degrees = (angle * 180) / Math.PI
  return degrees > 180 ? degrees - 360 : degrees
}

/** Strands run from the crown and wave; mm. */
export const strands =
  (count: number, depthMm: number, waves: number) =>
  (azimuth: number, elevation: number): number => {
    const sway = 2.2 * Math.sin(radians(elevation * waves))
    return (
      depthMm *
      (Math.abs(Math.sin(radians(((azimuth + sway) * count) / 2))) ** 0.7 - 0.6) *
      smoothstep(88, 70, elevation)
    )
  }

/** Rounded ends of the strands on the forehead; degrees. */
export const fringe =
  (count: number) =>
  (azimuth: number): number =>
    2.4 * (1 - Math.abs(Math.sin(radians((azimuth * count) / 2))) ** 0.6) * smoothstep(80, 70, Math.abs(azimuth))

/** Waves across the strands, as on the backs of heads; mm. */
export const ripples =
  (stepDegrees: number, depthMm: number) =>
  (azimuth: number, elevation: number): number =>
    depthMm * Math.abs(Math.sin(radians(((elevation - filletElevation(azimuth)) / stepDegrees) * 180))) ** 0.8

/** A snail curl: a spiral that rises to its middle, on a dome. `turn` is 1 or -1. */
export function snailCurl(at: Vec3, normal: Vec3, radiusMm: number, turn: number): Mesh {
  const side = normalize(cross(normal, [0.02, 1, 0.01]))
  const up = cross(side, normal)
  const rise = radiusMm * 0.52
  const turns = 2.2
  const place = (angle: number, r: number, h: number): Vec3 =>
    add(at, add(scale(normal, h), add(scale(side, Math.cos(angle) * r * turn), scale(up, Math.sin(angle) * r))))
  const steps = 64
  const path = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const r = (radiusMm - 1.9) * (1 - t) ** 0.92
    return place(-1.1 + t * turns * 2 * Math.PI, r, 0.6 + rise * (1 - (r / radiusMm) ** 2))
  })
  const dome = latheLike(14, 28, (polar, angle) => {
    const r = radiusMm * 0.94 * Math.sin(polar)
    return place(angle, r, Math.cos(polar) * (polar < Math.PI / 2 ? rise * 0.78 : 4))
  })
  return mergeMeshes([dome, tube(path, (t) => (radiusMm / 9) * (1.85 - 0.35 * t), 10)])
}

/** Rows of curls below the fillet, turning towards the face on both sides. */
export function curlRows(rows: number, lastAzimuth: number, radiusMm: number): Mesh {
  const curls: Mesh[] = []
  for (let row = 1; row <= rows; row++) {
    const elevationAt = (azimuth: number) => filletElevation(azimuth) - ROW_DEGREES * (row - 0.08)
    const half = row % 2 === 0 ? 0.5 : 0
    for (const sign of [-1, 1]) {
      for (let azimuth = stepAt(elevationAt(0), radiusMm) * half; azimuth <= lastAzimuth + row; ) {
        if (azimuth > 0 || sign > 0) curls.push(curlAt(sign * azimuth, elevationAt(azimuth), radiusMm, sign))
        azimuth += stepAt(elevationAt(azimuth), radiusMm)
      }
    }
  }
  return mergeMeshes(curls)
}

const curlAt = (azimuth: number, elevation: number, radiusMm: number, turn: number): Mesh =>
  snailCurl(onScalp(azimuth, elevation, -0.6), scalpNormal(azimuth, elevation), radiusMm, turn)

/** Degrees of azimuth from one curl to the next. */
const stepAt = (elevation: number, radiusMm: number): number =>
  ((radiusMm * 1.98) / (98 * Math.cos(radians(elevation)))) * (180 / Math.PI)

/** A band around the head. */
export function fillet(): Mesh {
  const ring = Array.from({ length: 241 }, (_, i) => {
    const azimuth = (i / 240) * 360 - 180
    return onScalp(azimuth, filletElevation(azimuth), -1.2)
  })
  const upper = ring.map((p): Vec3 => [p[0], p[1] + 2.6, p[2]])
  const lower = ring.map((p): Vec3 => [p[0] * 1.012, p[1] - 2.6, p[2] + 0.4])
  return mergeMeshes([tube(upper, () => 4.6, 16), tube(lower, () => 4.6, 16)])
}

/** Tresses that fall from behind the ear to the shoulder; x of each at its top and end, mm. */
export function tresses(paths: readonly (readonly Vec3[])[], radiusMm: number, beadMm: number): Mesh {
  const both = paths.flatMap((path) => [path, path.map(([x, y, z]): Vec3 => [-x, y, z])])
  return mergeMeshes(
    both.map((path) => {
      const length = (path.length - 1) * 1.6
      return tube(
        path,
        (t) =>
          radiusMm *
          (0.8 + 0.2 * Math.abs(Math.sin((t * length * Math.PI) / beadMm)) ** 0.6) *
          Math.min(1, 0.35 + Math.sqrt(Math.max(0, (1 - t) * 14)) * 0.65),
        28,
      )
    }),
  )
}
