import { expect, test } from 'vitest'
import { FAMILY_OF_COLOR, familyFacets } from './attribute-families.ts'
import { COLORS } from './eyewear.ts'

test('tortoise holds havana, honey, horn and blonde', () => {
  expect(COLORS.filter((color) => FAMILY_OF_COLOR[color] === 'tortoise')).toEqual([
    'tortoise',
    'dark-havana',
    'honey',
    'blonde',
    'horn',
  ])
})

test('a product is in one colour family, one tint family, and polarised or nothing', () => {
  expect(familyFacets({ color: 'aegean', lensColor: 'gold-mirror', polarised: true })).toEqual({
    colorFamily: 'blue',
    lensTint: 'mirror',
    polarised: 'yes',
  })
  expect(familyFacets({ color: 'horn', lensColor: null, polarised: false })).toEqual({
    colorFamily: 'tortoise',
    lensTint: null,
    polarised: null,
  })
})
