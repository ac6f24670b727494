import { expect, test } from 'vitest'
import { GENDERS } from './eyewear.ts'
import { isWornBy } from './worn-by.ts'

test.each([
  ['women', ['women', 'unisex']],
  ['men', ['men', 'unisex']],
  ['kids', ['kids']],
] as const)('frames for %s are of %s', (group, genders) => {
  expect(GENDERS.filter((gender) => isWornBy(gender, group)).sort()).toEqual([...genders].sort())
  expect(isWornBy(null, group)).toBe(false)
})
