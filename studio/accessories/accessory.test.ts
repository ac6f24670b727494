import { expect, test } from 'vitest'
import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'
import type { PartMaterial } from '../geometry/part.ts'
import { type Accessory, accessoryOf } from './accessory.ts'

const accessories = SEED_PRODUCTS.flatMap((product) => {
  const accessory = accessoryOf(product)
  return accessory ? [{ slug: product.slug, accessory }] : []
})

test('every accessory can be built', () => {
  expect(accessories.map(({ slug }) => slug)).toEqual(
    SEED_PRODUCTS.filter(({ category }) => category === 'accessories').map(({ slug }) => slug),
  )
})

const materialsByKind = new Map<string, PartMaterial[]>()

/** Products of one kind differ in their finishes only, so each kind is built once. */
function materialsOf({ kind, build }: Accessory): PartMaterial[] {
  const materials = materialsByKind.get(kind) ?? [...new Set(build().map(({ material }) => material))].sort()
  materialsByKind.set(kind, materials)
  return materials
}

test.each(accessories)('$slug has finishes for exactly its parts', ({ accessory }) => {
  expect(Object.keys(accessory.finishes).sort()).toEqual(materialsOf(accessory))
})
