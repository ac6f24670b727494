import { add, cross, normalize, subtract, type Vec3 } from './vector.ts'

/** Triangles in mm. Only lenses have `uvs`: v runs from 0 at the bottom to 1 at the top. */
export interface Mesh {
  positions: Float32Array
  normals: Float32Array
  indices: Uint32Array
  uvs?: Float32Array
}

export function vertexAt(mesh: Mesh, i: number): Vec3 {
  return vectorAt(mesh.positions, i)
}

export function vectorAt(source: Float32Array, i: number): Vec3 {
  return [source[i * 3] as number, source[i * 3 + 1] as number, source[i * 3 + 2] as number]
}

/** Normals default to the average of the adjoining faces, weighted by area. */
export function meshFrom(points: readonly Vec3[], triangles: readonly number[], normals?: readonly Vec3[]): Mesh {
  const positions = new Float32Array(points.flat())
  const indices = new Uint32Array(triangles)
  return { positions, indices, normals: normals ? new Float32Array(normals.flat()) : faceNormals(positions, indices) }
}

function faceNormals(positions: Float32Array, indices: Uint32Array): Float32Array {
  const sums = new Float32Array(positions.length)
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [indices[t] as number, indices[t + 1] as number, indices[t + 2] as number] as const
    const a = vectorAt(positions, corners[0])
    const n = cross(subtract(vectorAt(positions, corners[1]), a), subtract(vectorAt(positions, corners[2]), a))
    for (const corner of corners) {
      for (let k = 0; k < 3; k++) sums[corner * 3 + k] = (sums[corner * 3 + k] as number) + (n[k] as number)
    }
  }
  for (let i = 0; i < sums.length / 3; i++) sums.set(normalize(vectorAt(sums, i)), i * 3)
  return sums
}

export function mergeMeshes(meshes: readonly Mesh[]): Mesh {
  const count = (pick: (m: Mesh) => { length: number }) => meshes.reduce((sum, m) => sum + pick(m).length, 0)
  const merged = {
    positions: new Float32Array(count((m) => m.positions)),
    normals: new Float32Array(count((m) => m.normals)),
    indices: new Uint32Array(count((m) => m.indices)),
  }
  let vertex = 0
  let index = 0
  for (const mesh of meshes) {
    merged.positions.set(mesh.positions, vertex * 3)
    merged.normals.set(mesh.normals, vertex * 3)
    merged.indices.set(
      mesh.indices.map((i) => i + vertex),
      index,
    )
    vertex += mesh.positions.length / 3
    index += mesh.indices.length
  }
  return merged
}

/** Maps points; without `mapNormal`, normals follow from differences of `map`. */
export function mapMesh(mesh: Mesh, map: (p: Vec3) => Vec3, mapNormal?: (n: Vec3, p: Vec3) => Vec3): Mesh {
  const positions = new Float32Array(mesh.positions.length)
  const normals = new Float32Array(mesh.normals.length)
  for (let i = 0; i < positions.length / 3; i++) {
    const p = vertexAt(mesh, i)
    const n = vectorAt(mesh.normals, i)
    positions.set(map(p), i * 3)
    normals.set(normalize(mapNormal ? mapNormal(n, p) : mapNormalByDifferences(map, p, n)), i * 3)
  }
  return { ...mesh, positions, normals }
}

function mapNormalByDifferences(map: (p: Vec3) => Vec3, p: Vec3, n: Vec3): Vec3 {
  const side = normalize(cross(Math.abs(n[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0], n))
  const up = cross(n, side)
  const step = (d: Vec3): Vec3 => subtract(map(add(p, [d[0] * 0.01, d[1] * 0.01, d[2] * 0.01])), map(p))
  return cross(step(side), step(up))
}

/** Negates x and reverses the triangles, which would face inwards otherwise. */
export function mirrorX(mesh: Mesh): Mesh {
  const flip = (source: Float32Array) => source.map((value, i) => (i % 3 === 0 ? -value : value))
  const indices = mesh.indices.slice()
  for (let t = 0; t < indices.length; t += 3) {
    indices[t + 1] = mesh.indices[t + 2] as number
    indices[t + 2] = mesh.indices[t + 1] as number
  }
  return { ...mesh, positions: flip(mesh.positions), normals: flip(mesh.normals), indices }
}

export function translate(mesh: Mesh, by: Vec3): Mesh {
  return mapMesh(
    mesh,
    (p) => add(p, by),
    (n) => n,
  )
}

export interface Box {
  low: Vec3
  high: Vec3
}

export function boundingBox(mesh: Mesh): Box {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (let i = 0; i < mesh.positions.length; i++) {
    const axis = (i % 3) as 0 | 1 | 2
    low[axis] = Math.min(low[axis], mesh.positions[i] as number)
    high[axis] = Math.max(high[axis], mesh.positions[i] as number)
  }
  return { low, high }
}
