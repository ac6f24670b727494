import { type Rotation, rotate, rotationFromQuaternion } from '../../src/domain/fitting/pose.ts'
import { createPose, type Pose } from '../../src/domain/fitting/solve-pose.ts'

const DISTANCE_MM = 600
const DEFAULT_FOCAL = 1.15

/** A head in the middle of a square picture; angles in degrees, focal length in sides of the picture. */
export function createSyntheticPose(
  yaw: number,
  pitch: number,
  roll: number,
  side: number,
  focal = DEFAULT_FOCAL,
): Pose {
  const position = [0, 0, -DISTANCE_MM] as const
  return createPose(turned(yaw, pitch, roll), position, focal * side, { x: side / 2, y: side / 2 })
}

export function projectLandmarks(points: ArrayLike<number>, pose: Pose): Float32Array {
  const landmarks = new Float32Array(points.length)
  for (let i = 0; i < points.length; i += 3) {
    const point = [points[i] ?? 0, points[i + 1] ?? 0, points[i + 2] ?? 0] as const
    landmarks.set([...pose.project(point), -rotate(pose.rotation, point)[2] * pose.pxPerMm], i)
  }
  return landmarks
}

function turned(yaw: number, pitch: number, roll: number): Rotation {
  const half = (degrees: number) => [Math.cos((degrees * Math.PI) / 360), Math.sin((degrees * Math.PI) / 360)] as const
  const [[cy, sy], [cp, sp], [cr, sr]] = [half(yaw), half(-pitch), half(roll)]
  const [w, x, y, z] = [cr * cp, cr * sp, sr * sp, sr * cp]
  return rotationFromQuaternion([w * cy - y * sy, x * cy - z * sy, w * sy + y * cy, x * sy + z * cy])
}
