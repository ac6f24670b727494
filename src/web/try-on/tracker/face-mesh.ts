import { LANDMARK_COUNT } from './tracker.ts'

export interface FaceMesh {
  points: Float32Array
  triangles: Uint16Array
}

export function readFaceMesh(bytes: Uint8Array<ArrayBuffer>): FaceMesh {
  const pointsEnd = LANDMARK_COUNT * 3 * 4
  return {
    points: new Float32Array(bytes.buffer.slice(0, pointsEnd)),
    triangles: new Uint16Array(bytes.buffer.slice(pointsEnd)),
  }
}

export function mirroredIndices(points: Float32Array): Uint16Array {
  const at = (i: number) => [points[i * 3] ?? 0, points[i * 3 + 1] ?? 0, points[i * 3 + 2] ?? 0] as const
  return Uint16Array.from({ length: LANDMARK_COUNT }, (_, i) => {
    const [x, y, z] = at(i)
    const distance = (j: number) => {
      const [ox, oy, oz] = at(j)
      return (ox + x) ** 2 + (oy - y) ** 2 + (oz - z) ** 2
    }
    let nearest = 0
    for (let j = 1; j < LANDMARK_COUNT; j++) if (distance(j) < distance(nearest)) nearest = j
    return nearest
  })
}
