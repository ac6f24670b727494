import type { Vec3 } from '../geometry/vector.ts'
import type { Surface } from './subdivide.ts'

const LANDMARKS = 468

/** The mirror's canonical face: its points in mm as 32-bit floats, then the triangles' corners as 16-bit integers. */
export function readCanonicalFace(bytes: Uint8Array): Surface {
  const { buffer } = Uint8Array.from(bytes)
  const numbers = new Float32Array(buffer, 0, LANDMARKS * 3)
  const points = Array.from({ length: LANDMARKS }, (_, i): Vec3 => [...numbers.subarray(i * 3, i * 3 + 3)] as never)
  return { points, triangles: [...new Uint16Array(buffer, LANDMARKS * 12)] }
}
