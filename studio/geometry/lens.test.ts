import { expect, test } from 'vitest'
import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'
import { modelDesign } from '../designs/model-design.ts'
import { bendNormal } from './bend.ts'
import { lensMesh } from './lens.ts'
import { dot, type Vec3 } from './vector.ts'

const shields = SEED_PRODUCTS.flatMap((product) => modelDesign(product) ?? []).filter(
  ({ construction }) => construction === 'shield',
)

test('a mirrored shield reflects as its surface does, however large its triangles are', () => {
  expect(shields.length).toBeGreaterThan(1)
  for (const design of shields) {
    const { positions, normals } = lensMesh(design, 6, 40)
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y] = [positions[i] as number, positions[i + 1] as number]
      const normal = [normals[i], normals[i + 1], normals[i + 2]] as Vec3
      const cosine = dot(normal, bendNormal(design.faceForm, [0, 0, 1], [x, y, 0]))
      expect(Math.acos(Math.min(1, cosine))).toBeLessThan(0.001)
    }
  }
})
