import { type Mesh, meshFrom } from './mesh.ts'
import { add, normalize, scale, type Vec3 } from './vector.ts'

export type SignedDistance = (x: number, y: number, z: number) => number

export interface NetOptions {
  low: Vec3
  high: Vec3
  cellMm: number
}

const BLOCK = 4

interface Grid {
  size: readonly [number, number, number]
  values: Float32Array
}

/** Meshes the zero surface of a signed distance (mm) by surface nets (Gibson 1998), then moves the vertices onto it by Newton steps. */
export function surfaceNets(solid: SignedDistance, options: NetOptions): Mesh {
  const grid = sampleGrid(solid, options)
  const { points, ids } = placeVertices(grid, options)
  const triangles = buildQuads(grid, ids)
  const projected = points.map((p) => projectToSurface(solid, p))
  return meshFrom(
    projected,
    triangles,
    projected.map((p) => normalize(gradient(solid, p, 0.02))),
  )
}

function sampleGrid(solid: SignedDistance, { low, high, cellMm }: NetOptions): Grid {
  const size = [0, 1, 2].map((k) => Math.ceil(((high[k] as number) - (low[k] as number)) / cellMm / BLOCK) * BLOCK + 1)
  const [nx, ny, nz] = size as [number, number, number]
  const values = new Float32Array(nx * ny * nz).fill(1)
  // A block far from the surface gets one value. The factor 1.5 allows for blends, which are not exact distances.
  const reach = BLOCK * cellMm * 0.87 * 1.5
  for (let bz = 0; bz < nz; bz += BLOCK) {
    for (let by = 0; by < ny; by += BLOCK) {
      for (let bx = 0; bx < nx; bx += BLOCK) {
        const half = (BLOCK - 1) / 2
        const at = (k: number, o: number) => low[k as 0 | 1 | 2] + o * cellMm
        const centre = solid(at(0, bx + half), at(1, by + half), at(2, bz + half))
        const near = Math.abs(centre) < reach
        for (let z = bz; z < Math.min(bz + BLOCK, nz); z++) {
          for (let y = by; y < Math.min(by + BLOCK, ny); y++) {
            for (let x = bx; x < Math.min(bx + BLOCK, nx); x++) {
              values[(z * ny + y) * nx + x] = near ? solid(at(0, x), at(1, y), at(2, z)) : centre
            }
          }
        }
      }
    }
  }
  return { size: [nx, ny, nz], values }
}

const EDGES = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((a) =>
  [1, 2, 4].filter((bit) => !(a & bit)).map((bit) => [a, a | bit] as const),
)

function placeVertices({ size: [nx, ny, nz], values }: Grid, { low, cellMm }: NetOptions) {
  const ids = new Int32Array(values.length).fill(-1)
  const points: Vec3[] = []
  const corner = [0, 1, nx, nx + 1, nx * ny, nx * ny + 1, nx * ny + nx, nx * ny + nx + 1]
  for (let z = 0; z < nz - 1; z++) {
    for (let y = 0; y < ny - 1; y++) {
      for (let x = 0; x < nx - 1; x++) {
        const o = (z * ny + y) * nx + x
        const local = cellVertex(values, o, corner)
        if (!local) continue
        ids[o] = points.length
        points.push(add(low, scale(add([x, y, z], local), cellMm)))
      }
    }
  }
  return { points, ids }
}

function cellVertex(values: Float32Array, o: number, corner: readonly number[]): Vec3 | null {
  let mask = 0
  for (let k = 0; k < 8; k++) if ((values[o + (corner[k] as number)] as number) < 0) mask |= 1 << k
  if (mask === 0 || mask === 255) return null
  let sum: Vec3 = [0, 0, 0]
  let count = 0
  for (const [a, b] of EDGES) {
    if (((mask >> a) & 1) === ((mask >> b) & 1)) continue
    const va = values[o + (corner[a] as number)] as number
    const vb = values[o + (corner[b] as number)] as number
    const t = va / (va - vb)
    const lift = (bit: number): number => (a & bit ? 1 : 0) + t * ((b & bit ? 1 : 0) - (a & bit ? 1 : 0))
    sum = add(sum, [lift(1), lift(2), lift(4)])
    count++
  }
  return scale(sum, 1 / count)
}

function buildQuads({ size: [nx, ny, nz], values }: Grid, ids: Int32Array): number[] {
  const triangles: number[] = []
  const steps = [1, nx, nx * ny] as const
  for (let z = 1; z < nz - 1; z++) {
    for (let y = 1; y < ny - 1; y++) {
      for (let x = 1; x < nx - 1; x++) {
        const o = (z * ny + y) * nx + x
        const inside = (values[o] as number) < 0
        for (let axis = 0; axis < 3; axis++) {
          if (inside === (values[o + (steps[axis] as number)] as number) < 0) continue
          const u = steps[(axis + 1) % 3] as number
          const v = steps[(axis + 2) % 3] as number
          const quad = [o - u - v, o - v, o, o - u].map((cell) => ids[cell] as number) as [
            number,
            number,
            number,
            number,
          ]
          if (quad.includes(-1)) continue
          const [a, b, c, d] = inside ? quad : ([quad[3], quad[2], quad[1], quad[0]] as const)
          triangles.push(a, b, c, a, c, d)
        }
      }
    }
  }
  return triangles
}

function gradient(solid: SignedDistance, [x, y, z]: Vec3, e: number): Vec3 {
  return [
    (solid(x + e, y, z) - solid(x - e, y, z)) / (2 * e),
    (solid(x, y + e, z) - solid(x, y - e, z)) / (2 * e),
    (solid(x, y, z + e) - solid(x, y, z - e)) / (2 * e),
  ]
}

function projectToSurface(solid: SignedDistance, start: Vec3): Vec3 {
  let p = start
  for (let i = 0; i < 3; i++) {
    const d = solid(...p)
    const g = gradient(solid, p, 0.02)
    const square = g[0] * g[0] + g[1] * g[1] + g[2] * g[2]
    if (Math.abs(d) < 0.002 || square < 0.05) break
    p = add(p, scale(g, -Math.max(-0.15, Math.min(0.15, d / square))))
  }
  return p
}
