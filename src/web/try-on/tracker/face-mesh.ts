import { LANDMARKS } from './tracker.ts'

/** The canonical face: its 468 points in mm, and the triangles between them. */
export interface FaceMesh {
  points: Float32Array
  triangles: Uint16Array
}

/** Takes apart the file that the build cuts out: the points, then the triangles' corners. */
export function readFaceMesh(bytes: Uint8Array<ArrayBuffer>): FaceMesh {
  const pointsEnd = LANDMARKS * 3 * 4
  return {
    points: new Float32Array(bytes.buffer.slice(0, pointsEnd)),
    triangles: new Uint16Array(bytes.buffer.slice(pointsEnd)),
  }
}

/** For each point of the face, the one that lies opposite. */
export function mirrorOf(points: Float32Array): Uint16Array {
  const at = (i: number) => [points[i * 3] ?? 0, points[i * 3 + 1] ?? 0, points[i * 3 + 2] ?? 0] as const
  return Uint16Array.from({ length: LANDMARKS }, (_, i) => {
    const [x, y, z] = at(i)
    const distance = (j: number) => {
      const [ox, oy, oz] = at(j)
      return (ox + x) ** 2 + (oy - y) ** 2 + (oz - z) ** 2
    }
    let nearest = 0
    for (let j = 1; j < LANDMARKS; j++) if (distance(j) < distance(nearest)) nearest = j
    return nearest
  })
}
