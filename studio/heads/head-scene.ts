import type { HeadName } from '../../src/domain/fitting/limestone-heads.ts'
import { radians, type Vec3 } from '../geometry/vector.ts'

/** One image of a head; lengths in mm, angles in degrees. */
export interface HeadView {
  name: string
  width: number
  height: number
  samples: number
  threshold: number
  yaw: number
  elevation: number
  lens: number
  fieldMm: number
  target: Vec3
}

/** Raise it after a change to how heads look: all worn pictures then become due. */
export const HEADS_VERSION = 1

/** The same morning for every head: a low warm sun from the viewer's left, blue air, a wall in sea shade. */
export const HEAD_LIGHT = {
  look: 'Medium High Contrast',
  exposure: -0.08,
  light: { air: '#B4CDD8', ground: '#C9B08A', strength: 0.66, wallNear: '#93B3B1', wallFar: '#4F7C7F' },
  sun: { azimuth: -38, elevation: 44, strength: 3.3, angle: 3 },
} as const

/** All frames are worn at one scale, so that heads and frames can be compared. */
export const WORN_CAMERA = {
  width: 1600,
  height: 1000,
  yaw: 24,
  elevation: 3,
  lens: 150,
  fieldMm: 392,
  target: [4, 22, -8] as Vec3,
} as const

/** Drafts are smaller. */
export function sized<View extends Size>(view: View, draft: boolean): Omit<View, keyof Size> & Size {
  const scale = draft ? DRAFT_SCALE : 1
  return { ...view, width: view.width * scale, height: view.height * scale }
}
type Size = Pick<HeadView, 'width' | 'height'>
const DRAFT_SCALE = 0.4

/** All heads at one scale, each in the middle of the picture. */
export const wornCameraOf = (head: HeadName) => ({ ...WORN_CAMERA, target: [4, MIDDLE_Y_MM[head], -8] as Vec3 })
const MIDDLE_Y_MM: Readonly<Record<HeadName, number>> = { kore: 22, kouros: 22, elder: 32, child: 14 }

/** From the front, square, as a passport shows a face: the sample portrait, which the tracker reads. */
export const PORTRAIT_CAMERA = {
  width: 800,
  height: 800,
  yaw: 0,
  elevation: 2,
  lens: 120,
  fieldMm: 318,
  target: [0, 2, 0] as Vec3,
} as const

/** The part of the image in which the points of a worn frame and of its shadow lie: left, right, bottom, top in 0…1. */
export function borderAround(points: readonly Vec3[], camera: typeof WORN_CAMERA): [number, number, number, number] {
  const [y, e] = [radians(camera.yaw), radians(camera.elevation)]
  const right: Vec3 = [Math.cos(y), 0, -Math.sin(y)]
  const up: Vec3 = [-Math.sin(y) * Math.sin(e), Math.cos(e), -Math.cos(y) * Math.sin(e)]
  const away: Vec3 = [Math.sin(y) * Math.cos(e), Math.sin(e), Math.cos(y) * Math.cos(e)]
  // Blender's sensor is 36 mm wide.
  const distance = (camera.fieldMm * camera.lens) / 36
  const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  const placed = points.map((p) => {
    const d: Vec3 = [p[0] - camera.target[0], p[1] - camera.target[1], p[2] - camera.target[2]]
    const nearer = distance / (distance - dot(d, away))
    return [dot(d, right) * nearer, dot(d, up) * nearer] as const
  })
  const [across, upwards] = [placed.map(([x]) => x), placed.map(([, v]) => v)]
  const height = (camera.fieldMm * camera.height) / camera.width
  const share = (mm: number, whole: number) => Math.min(1, Math.max(0, 0.5 + mm / whole))
  return [
    share(Math.min(...across) - MARGIN_MM, camera.fieldMm),
    share(Math.max(...across) + MARGIN_MM, camera.fieldMm),
    share(Math.min(...upwards) - MARGIN_MM, height),
    share(Math.max(...upwards) + MARGIN_MM, height),
  ]
}

/** For the shadow's soft edge, the light that the frame takes away around it, and the seam's fading. */
const MARGIN_MM = 10
