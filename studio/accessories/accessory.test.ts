import { expect, test } from 'vitest'
import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'
import { accessoryOf } from './accessory.ts'

const accessories = SEED_PRODUCTS.flatMap((product) => {
  const accessory = accessoryOf(product)
  return accessory ? [{ slug: product.slug, accessory }] : []
})

test('every accessory of the shop can be built', () => {
  expect(accessories.map(({ slug }) => slug)).toEqual(
    SEED_PRODUCTS.filter(({ category }) => category === 'accessories').map(({ slug }) => slug),
  )
})

test.each(accessories)('$slug has a finish for each of its parts and no other', ({ accessory }) => {
  const needed = new Set(accessory.build().map(({ material }) => material))
  expect(Object.keys(accessory.finishes).sort()).toEqual([...needed].sort())
})
