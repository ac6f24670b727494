import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import type { Mesh } from '../geometry/mesh.ts'

/** The surface may move by `errorMm`; a higher `normalWeight` keeps reflections smoother. */
export interface Simplification {
  errorMm: number
  normalWeight: number
}

/** Reduces triangles within the limits. `await meshoptReady()` must have been called. */
export function simplifyMesh(mesh: Mesh, { errorMm, normalWeight }: Simplification): Mesh {
  const [indices] = MeshoptSimplifier.simplifyWithAttributes(
    mesh.indices,
    mesh.positions,
    3,
    mesh.normals,
    3,
    [normalWeight, normalWeight, normalWeight],
    null,
    0,
    errorMm,
    ['ErrorAbsolute'],
  )
  return reorderVertices({ ...mesh, indices })
}

/** Orders vertices by first use and drops unused ones, which compresses better. */
function reorderVertices(mesh: Mesh): Mesh {
  const indices = mesh.indices.slice()
  const [remap, count] = MeshoptEncoder.reorderMesh(indices, true, true)
  const gather = (source: Float32Array, width: number): Float32Array => {
    const out = new Float32Array(count * width)
    for (let i = 0; i < remap.length; i++) {
      const to = remap[i] as number
      if (to !== 0xffffffff) out.set(source.subarray(i * width, i * width + width), to * width)
    }
    return out
  }
  const reordered = { indices, positions: gather(mesh.positions, 3), normals: gather(mesh.normals, 3) }
  return mesh.uvs ? { ...reordered, uvs: gather(mesh.uvs, 2) } : reordered
}

export async function meshoptReady(): Promise<void> {
  await Promise.all([MeshoptSimplifier.ready, MeshoptEncoder.ready])
}
