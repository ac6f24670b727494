import { type FaceLight, linearAt, luminance, type Rgb } from './face-light.ts'
import type { FaceSample } from './face-sample.ts'
import type { Vector } from './pose.ts'

/** What a head stands in: the colours at the left, the right and the top of its picture; linear. */
export interface Background {
  left: Rgb
  right: Rgb
  top: Rgb
}

/** A wide soft light above and before the wearer, as nearly every room has. */
const WINDOW: Vector = [-0.26, 0.62, 0.74]
/** Tall bright openings all round, so that the lenses of a turned head mirror one too; in radians, 0 before the wearer. */
const DOORS = [
  { at: -0.52, halfWidth: 0.15, strength: 0.9 },
  { at: 0.75, halfWidth: 0.08, strength: 0.45 },
  { at: -1.4, halfWidth: 0.1, strength: 0.4 },
  { at: 1.6, halfWidth: 0.12, strength: 0.45 },
  { at: -2.1, halfWidth: 0.12, strength: 0.35 },
  { at: 2.4, halfWidth: 0.14, strength: 0.35 },
] as const
/** Frames lean down a little, so that lenses mirror the horizon across their middle. */
const HORIZON = -0.17
/** The share of a door's light that lies on the floor before it. */
const ON_FLOOR = 0.35
const MEAN_BACKGROUND = 0.3
/** In shares of the sample's side. */
const EDGE = 0.12
const ABOVE_SHOULDERS = 0.6

export function backgroundOf(sample: FaceSample): Background {
  const { width, height } = sample
  const [across, down, edge] = [width * EDGE, height * ABOVE_SHOULDERS, height * EDGE]
  return {
    left: meanColor(sample, { from: [0, 0], to: [across, down] }),
    right: meanColor(sample, { from: [width - across, 0], to: [width, down] }),
    top: meanColor(sample, { from: [0, 0], to: [width, edge] }),
  }
}

interface Block {
  from: readonly [column: number, row: number]
  to: readonly [column: number, row: number]
}

/** Of pixels within the picture; others are transparent. */
function meanColor({ width, pixels }: FaceSample, { from, to }: Block): Rgb {
  const sum = [0, 0, 0]
  let count = 0
  for (let row = Math.floor(from[1]); row < to[1]; row++) {
    for (let column = Math.floor(from[0]); column < to[0]; column++) {
      const offset = (row * width + column) * 4
      if ((pixels[offset + 3] ?? 0) < 128) continue
      for (const [axis, value] of linearAt(pixels, offset).entries()) sum[axis] = (sum[axis] ?? 0) + value
      count++
    }
  }
  const mean = (axis: number) => (count > 0 ? (sum[axis] ?? 0) / count : MEAN_BACKGROUND)
  return [mean(0), mean(1), mean(2)]
}

/**
 * The light that comes from a direction in camera space, linear, about 0.5 on average: what lenses and metal reflect. The
 * picture shows only what is behind the wearer; what is before them is taken to look alike, mirrored and blurred.
 */
export function radianceFrom(
  direction: Vector,
  { tint, direction: key, directedness }: FaceLight,
  seen: Background,
): Rgb {
  const [x, y, z] = direction
  const share = 0.5 + 0.5 * (z > 0 ? x : -x)
  const sky = smoothstep(0.05, 0.7, y)
  const around = Math.atan2(x, z)
  const horizon = HORIZON + 0.05 * Math.sin(3 * around + 0.7) + 0.03 * Math.sin(8 * around)
  const height = 0.06 + 0.34 * smoothstep(horizon - 0.05, horizon + 0.05, y) + 0.75 * sky
  // Beside and behind, the wearer's own hair and ears take the light away; before them stands who looks at them.
  const open = z < 0 ? 0.4 + 0.6 * (1 + z) : 1 - 0.6 * smoothstep(0.3, 0.95, z)
  const window = 2.4 * smoothstep(0.78, 0.93, dot(direction, WINDOW))
  const upright =
    smoothstep(-0.34, -0.2, y) * (1 - sky) + ON_FLOOR * smoothstep(-0.85, -0.6, y) * smoothstep(-0.38, -0.45, y)
  const door = upright * DOORS.reduce((sum, one) => sum + one.strength * shareOf(one, around), 0)
  const lamp = 5 * directedness * smoothstep(0.9, 0.985, dot(direction, key))
  const color = (axis: 0 | 1 | 2) => {
    const side = tone(seen.left, axis) * (1 - share) + tone(seen.right, axis) * share
    const wall = side * (1 - sky) + (0.4 + 0.6 * tone(seen.top, axis)) * sky
    return tint[axis] * (height * open * wall + window + door + lamp)
  }
  return [color(0), color(1), color(2)]
}

const shareOf = ({ at, halfWidth }: (typeof DOORS)[number], around: number): number =>
  1 - smoothstep(halfWidth * 0.6, halfWidth * 1.4, Math.abs(around - at))

/** Colours of the surroundings, weakened, around 1. */
function tone(color: Rgb, axis: 0 | 1 | 2): number {
  const bright = luminance(color) || 1e-3
  const chroma = Math.min(1.2, Math.max(0.85, color[axis] / bright)) ** 0.5
  return chroma * Math.min(1.3, Math.max(0.45, (bright / MEAN_BACKGROUND) ** 0.6))
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function smoothstep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
