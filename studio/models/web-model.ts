import { type Accessor, type Buffer, Document, type Material, type Node, NodeIO } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { MeshoptEncoder } from 'meshoptimizer'
import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import { buildFrame } from '../geometry/frame.ts'
import { boundingBox, type Mesh, mergeMeshes } from '../geometry/mesh.ts'
import { type MeshDetail, type Part, type PartMaterial, RENDER_DETAIL } from '../geometry/part.ts'
import type { Vec3 } from '../geometry/vector.ts'
import { meshoptReady, type Simplification, simplifyMesh } from './simplify-mesh.ts'

/** `viewer` is the 3D viewer; `mirror` is the virtual try-on, which shows the frame smaller. */
export type ModelUse = 'viewer' | 'mirror'

const MODEL_SETTINGS: Record<ModelUse, { detail: MeshDetail; simplification: Simplification }> = {
  viewer: {
    detail: { ...RENDER_DETAIL, cellMm: 0.45, lensRings: 8, lensAround: 120, rimSteps: 160, templeSteps: 70 },
    simplification: { errorMm: 0.034, normalWeight: 0.12 },
  },
  mirror: {
    detail: {
      ...RENDER_DETAIL,
      cellMm: 0.6,
      lensRings: 5,
      lensAround: 80,
      rimSteps: 100,
      templeSteps: 50,
      hardware: false,
    },
    simplification: { errorMm: 0.09, normalWeight: 0.2 },
  },
}

/**
 * A compressed GLB (quantised, meshopt) in mm: x to the wearer's left, y up, z to the viewer, origin at the middle of
 * the bridge. `docs/studio.md` lists its nodes and materials, on which the browser relies.
 */
export async function webModel(design: FrameDesign, use: ModelUse): Promise<Uint8Array> {
  await meshoptReady()
  const { detail, simplification } = MODEL_SETTINGS[use]
  const document = new Document()
  document.createExtension(KHRMeshQuantization).setRequired(true)
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.QUANTIZE })
  const buffer = document.createBuffer()
  const bridgeY = (design.bridge.level * design.size.lensHeightMm) / 2
  const root = document.createNode('frame').setTranslation([0, -bridgeY, 0])
  root.setExtras({ ...design.size, code: design.code, datumYMm: -bridgeY })
  document.createScene(design.code).addChild(root)
  const materials = new Map<PartMaterial, Material>()
  for (const [name, parts] of groupByNode(buildFrame(design, detail))) {
    const pivot = parts[0]?.pivot ?? ([0, 0, 0] as const)
    const node = document.createNode(name).setTranslation([pivot[0], pivot[1], pivot[2]])
    root.addChild(node)
    for (const [materialName, mesh] of byMaterial(parts)) {
      const material =
        materials.get(materialName) ?? document.createMaterial(materialName).setDoubleSided(materialName === 'lens')
      materials.set(materialName, material)
      node.addChild(quantisedNode(document, buffer, simplifyMesh(mesh, simplification), material))
    }
  }
  const io = new NodeIO()
    .registerExtensions([KHRMeshQuantization, EXTMeshoptCompression])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder })
  return io.writeBinary(document)
}

function groupByNode(parts: readonly Part[]): Map<string, Part[]> {
  const groups = new Map<string, Part[]>()
  for (const part of parts) {
    const side = part.name.slice(-2)
    const name = part.pivot ? `temple${side}` : /^(lens|pad)/.test(part.name) ? part.name.replace('_arm', '') : 'rim'
    groups.set(name, [...(groups.get(name) ?? []), part])
  }
  return groups
}

function byMaterial(parts: readonly Part[]): [PartMaterial, Mesh][] {
  return [...new Set(parts.map((part) => part.material))].map((material) => {
    const own = parts.filter((part) => part.material === material).map((part) => part.mesh)
    return [material, own.length === 1 ? (own[0] as Mesh) : mergeMeshes(own)]
  })
}

type Numbers = Int16Array<ArrayBuffer> | Int8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** Positions become 14-bit integers, which the node's scale restores; normals bytes; UVs 16-bit fractions. */
function quantisedNode(document: Document, buffer: Buffer, mesh: Mesh, material: Material): Node {
  const { low, high } = boundingBox(mesh)
  const step = Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 16383
  const middle: Vec3 = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  const positions = Int16Array.from(mesh.positions, (v, i) => Math.round((v - (middle[i % 3] as number)) / step))
  const accessor = (type: 'VEC3' | 'VEC2' | 'SCALAR', array: Numbers): Accessor =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setAttribute('POSITION', accessor('VEC3', positions))
    .setAttribute(
      'NORMAL',
      accessor(
        'VEC3',
        Int8Array.from(mesh.normals, (n) => Math.round(n * 127)),
      ).setNormalized(true),
    )
    .setIndices(
      accessor(
        'SCALAR',
        mesh.positions.length / 3 < 65535 ? Uint16Array.from(mesh.indices) : Uint32Array.from(mesh.indices),
      ),
    )
  if (mesh.uvs) {
    const uvs = Uint16Array.from(mesh.uvs, (v) => Math.round(v * 65535))
    primitive.setAttribute('TEXCOORD_0', accessor('VEC2', uvs).setNormalized(true))
  }
  return document
    .createNode()
    .setMesh(document.createMesh().addPrimitive(primitive))
    .setTranslation([middle[0], middle[1], middle[2]])
    .setScale([step, step, step])
}
