import { radians, type Vec3 } from '../geometry/vector.ts'
import { HEAD_LIGHT } from './head-scene.ts'
import type { Surface } from './subdivide.ts'
import { heightsOf } from './wear-frame.ts'

const STEP_MM = 1.5
const FARTHEST_MM = 90

/** Where the sun's shadow of points in front of a face falls on it; mm. Points whose ray misses the face have none. */
export function shadowPoints(points: readonly Vec3[], face: Surface): Vec3[] {
  const heights = heightsOf(face)
  const [azimuth, elevation] = [radians(HEAD_LIGHT.sun.azimuth), radians(HEAD_LIGHT.sun.elevation)]
  const [dx, dy, dz] = [
    -Math.sin(azimuth) * Math.cos(elevation),
    -Math.sin(elevation),
    -Math.cos(azimuth) * Math.cos(elevation),
  ]
  return points.flatMap(([x, y, z]) => {
    for (let t = 0; t < FARTHEST_MM; t += STEP_MM) {
      const at: Vec3 = [x + dx * t, y + dy * t, z + dz * t]
      if (at[2] < heights(at[0], at[1])) return [at]
    }
    return []
  })
}
