import { getBounds, NodeIO } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'
import { describe, expect, it } from 'vitest'
import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'
import { modelDesign } from '../designs/model-design.ts'
import { webModel } from './web-model.ts'

const io = new NodeIO()
  .registerExtensions([KHRMeshQuantization, EXTMeshoptCompression])
  .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })

const designByCode = (code: string): FrameDesign => {
  const product = SEED_PRODUCTS.find((p) => p.model === code)
  const design = product ? modelDesign(product) : null
  if (!design) throw new Error(`no design ${code}`)
  return design
}

describe('web models', () => {
  it.each(['carlotta', 'akamas-aviator', 'ludlow', 'luft', 'maestrale'])(
    '%s is below its size limit, complete and to scale',
    async (code) => {
      const design = designByCode(code)
      const mirror = await webModel(design, 'mirror')
      const viewer = await webModel(design, 'viewer')
      expect(mirror.byteLength).toBeLessThan(60 * 1024)
      expect(viewer.byteLength).toBeLessThan(130 * 1024)
      const root = (await io.readBinary(viewer)).getRoot()
      const names = root.listNodes().map((node) => node.getName())
      for (const name of ['rim', 'temple_L', 'temple_R']) expect(names).toContain(name)
      const scene = root.listScenes()[0]
      if (!scene) throw new Error('no scene')
      const box = getBounds(scene)
      expect(Math.abs(box.max[0] - box.min[0] - design.size.frameWidthMm)).toBeLessThan(0.8)
      const materials = root.listMaterials().map((material) => material.getName())
      expect(['acetate', 'metal', 'lens', 'silicone']).toEqual(expect.arrayContaining(materials))
      const temple = root.listNodes().find((node) => node.getName() === 'temple_L')
      expect(temple?.getTranslation()[0]).toBeGreaterThan(design.size.frameWidthMm / 2 - 8)
    },
  )
})
