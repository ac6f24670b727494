import { mapMesh } from '../geometry/mesh.ts'
import type { Part } from '../geometry/part.ts'
import { radians, smoothstep, type Vec3 } from '../geometry/vector.ts'
import type { WornPose } from './wear-frame.ts'

/** Where the ears begin, on the canonical face; mm. */
const EARS_Z_MM = -27
const INWARDS_DEGREES = 42

/** Temples that the head pushes apart go between ear and head, where the ear hides them. */
export function bendTemples(
  parts: readonly Part[],
  temples: readonly string[],
  { at, splay }: WornPose,
  scale: number,
): Part[] {
  return parts.map((part) => {
    if (part.pivot === undefined || !temples.includes(part.name.split('_')[0] as string)) return part
    const side = Math.sign(part.pivot[0])
    const length = part.pivot[2] + at[2] - EARS_Z_MM * scale
    const slope = Math.tan(radians(Math.max(0, splay) + INWARDS_DEGREES))
    const bend = ([x, y, z]: Vec3): Vec3 => {
      const beyond = Math.max(0, -z - length)
      return [x - side * slope * beyond * smoothstep(0, 6, beyond), y, z]
    }
    return { ...part, mesh: mapMesh(part.mesh, bend) }
  })
}
