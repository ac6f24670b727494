import { expect, test } from 'vitest'
import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'
import { accessoryOf } from './accessory.ts'

const accessories = SEED_PRODUCTS.flatMap((product) => {
  const accessory = accessoryOf(product)
  return accessory ? [{ slug: product.slug, accessory }] : []
})

test('every accessory can be built', () => {
  expect(accessories.map(({ slug }) => slug)).toEqual(
    SEED_PRODUCTS.filter(({ category }) => category === 'accessories').map(({ slug }) => slug),
  )
})

test.each(accessories)('$slug has finishes for exactly its parts', ({ accessory }) => {
  const needed = new Set(accessory.build().map(({ material }) => material))
  expect(Object.keys(accessory.finishes).sort()).toEqual([...needed].sort())
})
