import type { FaceMesh } from '../tracker/face-mesh.ts'

/** Of length 1, x, y, z for each point; outward. */
export function meshNormals({ points, triangles }: FaceMesh): Float32Array {
  const normals = new Float32Array(points.length)
  const at = (index: number, axis: number) => points[index * 3 + axis] ?? 0
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i] ?? 0, triangles[i + 1] ?? 0, triangles[i + 2] ?? 0]
    const [u, v] = [b, c].map((corner) => [0, 1, 2].map((axis) => at(corner, axis) - at(a, axis))) as [
      number[],
      number[],
    ]
    for (const axis of [0, 1, 2]) {
      const [next, last] = [(axis + 1) % 3, (axis + 2) % 3]
      const area = (u[next] ?? 0) * (v[last] ?? 0) - (u[last] ?? 0) * (v[next] ?? 0)
      for (const corner of [a, b, c]) normals[corner * 3 + axis] = (normals[corner * 3 + axis] ?? 0) + area
    }
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i] ?? 0, normals[i + 1] ?? 0, normals[i + 2] ?? 0) || 1
    for (const axis of [0, 1, 2]) normals[i + axis] = (normals[i + axis] ?? 0) / length
  }
  return normals
}
