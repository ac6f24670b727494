import type { Part } from '../geometry/part.ts'
import { radians, type Vec3 } from '../geometry/vector.ts'

/** Angles in degrees: a positive pitch raises the back, the folds turn the temples about their hinges. */
export interface Pose {
  pitch: number
  riseMm: number
  foldLeft?: number
  foldRight?: number
  roll?: number
}

/** Every `stride`-th vertex of the parts in the pose; mm, y up. */
export function posedPoints(parts: readonly Part[], pose: Pose, movingParts: readonly string[], stride = 7): Vec3[] {
  const points: Vec3[] = []
  const [c, s] = [Math.cos(radians(pose.pitch)), Math.sin(radians(pose.pitch))]
  for (const part of parts) {
    const fold = movingParts.includes(part.name.split('_')[0] as string) ? foldAngle(part.name, pose) : 0
    const [px, py, pz] = part.pivot ?? [0, 0, 0]
    const [cf, sf] = [Math.cos(radians(fold)), Math.sin(radians(fold))]
    for (let i = 0; i < part.mesh.positions.length; i += 3 * stride) {
      const [x, y, z] = [part.mesh.positions[i], part.mesh.positions[i + 1], part.mesh.positions[i + 2]] as [
        number,
        number,
        number,
      ]
      const [wx, wy, wz] = [x * cf + z * sf + px, y + py, -x * sf + z * cf + pz]
      points.push([wx, wy * c - wz * s + pose.riseMm, wy * s + wz * c])
    }
  }
  return points
}

const foldAngle = (name: string, pose: Pose): number => (name.endsWith('_L') ? pose.foldLeft : pose.foldRight) ?? 0

const lowest = (points: readonly Vec3[]): number => points.reduce((low, p) => Math.min(low, p[1]), Infinity)

/** The pose in which rims and temple tips both touch the table; the pitch is found by bisection. */
export function restingPose(parts: readonly Part[], movingParts: readonly string[]): Pose {
  const isTemple = (part: Part) => movingParts.includes(part.name.split('_')[0] as string)
  const [front, temples] = [parts.filter((part) => !isTemple(part)), parts.filter(isTemple)]
  let [low, high] = [-25, 30]
  for (let i = 0; i < 24; i++) {
    const pitch = (low + high) / 2
    const gap =
      lowest(posedPoints(front, { pitch, riseMm: 0 }, [])) - lowest(posedPoints(temples, { pitch, riseMm: 0 }, []))
    if (gap > 0) low = pitch
    else high = pitch
  }
  return placedOnTable(parts, { pitch: (low + high) / 2, riseMm: 0 }, movingParts)
}

export function placedOnTable(parts: readonly Part[], pose: Pose, movingParts: readonly string[]): Pose {
  return { ...pose, riseMm: -lowest(posedPoints(parts, { ...pose, riseMm: 0 }, movingParts)) }
}

export function foldedPose(parts: readonly Part[], movingParts: readonly string[]): Pose {
  return placedOnTable(parts, { pitch: -82, riseMm: 0, foldLeft: 90, foldRight: -86 }, movingParts)
}
