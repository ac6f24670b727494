import type { Part } from './part.ts'
import type { Vec3 } from './vector.ts'

interface BufferView {
  bytes: Uint8Array
  target: number
}

interface Accessor {
  componentType: number
  count: number
  type: string
  values: Float32Array | Uint32Array
}

/** An uncompressed GLB (glTF 2.0) with positions in mm; a node's translation is its part's pivot. */
export function writeGlb(parts: readonly Part[], extras: Record<string, unknown> = {}): Uint8Array {
  const accessors: Accessor[] = []
  const materials = [...new Set(parts.map((part) => part.material))]
  const meshes = parts.map((part) => ({ name: part.name, primitives: [primitive(part, accessors, materials)] }))
  const nodes = parts.map((part, mesh) => ({ name: part.name, mesh, translation: part.pivot ?? ([0, 0, 0] as Vec3) }))
  const views: BufferView[] = accessors.map((a) => ({
    bytes: new Uint8Array(a.values.buffer, a.values.byteOffset, a.values.byteLength),
    target: a.type === 'SCALAR' ? 34963 : 34962,
  }))
  let offset = 0
  const bufferViews = views.map(({ bytes, target }) => {
    const view = { buffer: 0, byteOffset: offset, byteLength: bytes.byteLength, target }
    offset += bytes.byteLength
    return view
  })
  const json = {
    asset: { version: '2.0', generator: 'elegance studio' },
    scene: 0,
    scenes: [{ nodes: nodes.map((_, i) => i), extras }],
    nodes,
    meshes,
    materials: materials.map((name) => ({ name })),
    accessors: accessors.map(({ values, ...rest }, bufferView) => ({
      bufferView,
      ...rest,
      ...bounds(rest.type, values),
    })),
    bufferViews,
    buffers: [{ byteLength: offset }],
  }
  return pack(json, views, offset)
}

function primitive(part: Part, accessors: Accessor[], materials: readonly string[]) {
  const push = (values: Float32Array | Uint32Array, type: string, width: number): number => {
    accessors.push({
      componentType: values instanceof Float32Array ? 5126 : 5125,
      count: values.length / width,
      type,
      values,
    })
    return accessors.length - 1
  }
  const { mesh } = part
  const attributes: Record<string, number> = {
    POSITION: push(mesh.positions, 'VEC3', 3),
    NORMAL: push(mesh.normals, 'VEC3', 3),
  }
  if (mesh.uvs) attributes.TEXCOORD_0 = push(mesh.uvs, 'VEC2', 2)
  return { attributes, indices: push(mesh.indices, 'SCALAR', 1), material: materials.indexOf(part.material) }
}

function bounds(type: string, values: Float32Array | Uint32Array) {
  if (type !== 'VEC3') return {}
  const min = [Infinity, Infinity, Infinity]
  const max = [-Infinity, -Infinity, -Infinity]
  values.forEach((value, i) => {
    min[i % 3] = Math.min(min[i % 3] as number, value)
    max[i % 3] = Math.max(max[i % 3] as number, value)
  })
  return { min, max }
}

function pack(json: unknown, views: readonly BufferView[], binaryLength: number): Uint8Array {
  const raw = new TextEncoder().encode(JSON.stringify(json))
  const jsonLength = Math.ceil(raw.length / 4) * 4
  const total = 12 + 8 + jsonLength + 8 + binaryLength
  const out = new Uint8Array(total).fill(0x20, 20, 20 + jsonLength)
  const header = new DataView(out.buffer)
  header.setUint32(0, 0x46546c67, true)
  header.setUint32(4, 2, true)
  header.setUint32(8, total, true)
  header.setUint32(12, jsonLength, true)
  header.setUint32(16, 0x4e4f534a, true)
  out.set(raw, 20)
  header.setUint32(20 + jsonLength, binaryLength, true)
  header.setUint32(24 + jsonLength, 0x004e4942, true)
  let offset = 28 + jsonLength
  for (const { bytes } of views) {
    out.set(bytes, offset)
    offset += bytes.byteLength
  }
  return out
}
