import { expect, test } from 'vitest'
import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'
import { stripLights } from './strip-lights.ts'

const MODELS = [...new Set(SEED_PRODUCTS.flatMap(({ model }) => model ?? []))]

test('no two models have the same lights, and a model always has its own', () => {
  const lights = MODELS.map((model) => JSON.stringify(stripLights(model, 'front')))
  expect(new Set(lights).size).toBe(MODELS.length)
  expect(MODELS.map((model) => JSON.stringify(stripLights(model, 'front')))).toEqual(lights)
})

test.each(MODELS)('the lights of %s stand on both sides, out of the picture', (model) => {
  const lights = stripLights(model, 'three-quarter')
  expect(lights?.['strip-left'].at[0]).toBeLessThan(-4)
  expect(lights?.['strip-right'].at[0]).toBeGreaterThan(4)
})

test('views that show no lens from the front have the common lights', () => {
  expect(stripLights('brandt', 'side')).toBeUndefined()
  expect(stripLights('brandt', 'detail')).toBeUndefined()
})
