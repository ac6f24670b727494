import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import type { Mesh } from '../geometry/mesh.ts'

/** How much may be lost: the surface may move `errorMm`; `normalWeight` keeps highlights from crackling. */
export interface Thrift {
  errorMm: number
  normalWeight: number
}

/** Fewer triangles for the same look. Call `await meshoptReady()` once before. */
export function simplified(mesh: Mesh, { errorMm, normalWeight }: Thrift): Mesh {
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
  return compacted({ ...mesh, indices })
}

/** Orders vertices as the triangles meet them and drops the unused: small to send, quick to draw. */
function compacted(mesh: Mesh): Mesh {
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
  const slim = { indices, positions: gather(mesh.positions, 3), normals: gather(mesh.normals, 3) }
  return mesh.uvs ? { ...slim, uvs: gather(mesh.uvs, 2) } : slim
}

export async function meshoptReady(): Promise<void> {
  await Promise.all([MeshoptSimplifier.ready, MeshoptEncoder.ready])
}
