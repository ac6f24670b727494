import type { Part } from '../geometry/part.ts'
import { radians, type Vec3 } from '../geometry/vector.ts'
import { foldedPose, type Pose, posedPoints, restingPose } from './pose.ts'

export const VIEW_NAMES = ['front', 'three-quarter', 'side', 'detail'] as const
export type ViewName = (typeof VIEW_NAMES)[number]

/** One light that lenses mirror. Lengths and place in units of 10 cm, as in the light's scene; the roll in degrees. */
export interface StripLight {
  width: number
  length: number
  at: readonly [number, number, number]
  roll: number
}

export type StripLights = Readonly<Record<'strip-left' | 'strip-right', StripLight>>

/** One image of a Blender job; lengths in mm, angles in degrees. */
export interface View {
  name: ViewName
  width: number
  height: number
  samples: number
  threshold: number
  shadow: boolean
  shadowSamples: number
  yaw: number
  elevation: number
  lens: number
  fieldMm: number
  target: Vec3
  /** The part of the image to render: left, right, bottom, top in 0…1. */
  border: readonly [number, number, number, number]
  pose: Pose
  fstop?: number
  strips?: StripLights | undefined
}

/** Parts that turn with the temple when the frame is folded, by the start of their names. */
export const TEMPLE_PARTS = ['temple', 'core', 'barrel', 'sleeve'] as const

export interface CameraAngle {
  yaw: number
  elevation: number
  fieldMm: number
  pose: Pose
}

const FRONT_FIELD_MM = 172

/** The views of a frame. All fronts have one scale, so that sizes can be compared. */
export function viewsOf(parts: readonly Part[], draft: boolean, folded: boolean): View[] {
  const rest = restingPose(parts, TEMPLE_PARTS)
  const lying = foldedPose(parts, TEMPLE_PARTS)
  const angles: Record<ViewName, CameraAngle> = {
    front: { yaw: 0, elevation: 1.5, fieldMm: FRONT_FIELD_MM, pose: { pitch: 0, riseMm: 0 } },
    'three-quarter': { yaw: 34, elevation: 11, fieldMm: 208, pose: rest },
    side: { yaw: 90, elevation: 4, fieldMm: 196, pose: rest },
    detail: folded
      ? { yaw: 22, elevation: 38, fieldMm: 186, pose: lying }
      : { yaw: 38, elevation: 16, fieldMm: 84, pose: rest },
  }
  return VIEW_NAMES.map((name) => {
    const close = name === 'detail' && !folded
    const points = posedPoints(parts, angles[name].pose, TEMPLE_PARTS)
    const aim = close ? points.filter((p) => p[0] > 30 && p[2] > -40) : points
    return { ...renderSettings(name, draft, name !== 'front'), ...angles[name], ...framing(aim, angles[name], close) }
  })
}

/** Size in px and samples. Fronts are larger, because the zoom and the mirror use them. */
export function renderSettings(name: ViewName, draft: boolean, shadow: boolean) {
  const [width, height] = name === 'front' ? [2000, 1250] : [1600, 1000]
  const shrink = draft ? 2.5 : 1
  return {
    name,
    width: (width as number) / shrink,
    height: (height as number) / shrink,
    samples: draft ? 20 : 28,
    threshold: draft ? 0.05 : 0.038,
    shadow,
    shadowSamples: draft ? 16 : 44,
    lens: 200,
  }
}

/** Centres the points (mm) in the image and widens the field where they would not fit. */
export function framing(points: readonly Vec3[], { yaw, elevation, fieldMm }: CameraAngle, close: boolean) {
  const [y, e] = [radians(yaw), radians(elevation)]
  const right: Vec3 = [Math.cos(y), 0, -Math.sin(y)]
  const away: Vec3 = [Math.sin(y) * Math.cos(e), Math.sin(e), Math.cos(y) * Math.cos(e)]
  const up: Vec3 = [-Math.sin(y) * Math.sin(e), Math.cos(e), -Math.cos(y) * Math.sin(e)]
  const span = (axis: Vec3) => {
    const along = points.map((p) => p[0] * axis[0] + p[1] * axis[1] + p[2] * axis[2])
    return [Math.min(...along), Math.max(...along)] as const
  }
  const [sx, sy, sz] = [span(right), span(up), span(away)]
  const middle = [(sx[0] + sx[1]) / 2, (sy[0] + sy[1]) / 2, (sz[0] + sz[1]) / 2] as const
  const target = [0, 1, 2].map(
    (k) => right[k as 0] * middle[0] + up[k as 0] * middle[1] + away[k as 0] * middle[2],
  ) as unknown as Vec3
  const needed = Math.max((sx[1] - sx[0]) * 1.14, (sy[1] - sy[0]) * 1.3 * 1.6)
  if (close) return { target, fieldMm, border: [0, 1, 0, 1] as const }
  const field = Math.max(fieldMm, needed)
  // The margin allows for perspective: nearer points appear larger.
  const half = [(sx[1] - sx[0]) / field / 2 + 0.03, ((sy[1] - sy[0]) * 1.6) / field / 2 + 0.04] as const
  const within = (centre: number, reach: number) => [Math.max(0, centre - reach), Math.min(1, centre + reach)] as const
  return { target, fieldMm: field, border: [...within(0.5, half[0]), ...within(0.5, half[1])] as const }
}
