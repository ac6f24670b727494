import { expect, test } from 'vitest'
import { type Publishable, publishingGaps } from './publishing.ts'

const COMPLETE: Publishable = {
  nameEl: 'Κόρδα',
  description: 'Round, in acetate.',
  descriptionEl: 'Στρογγυλά, από οξικό.',
  priceCents: 14_900,
  categoryId: 1,
  filterCategory: 3,
  hasPicture: true,
  maker: { name: 'Kyma Ltd', postalAddress: '1 Quay Street, 8820 Polis', email: 'safety@kyma.example' },
}

test('a complete product lacks nothing', () => {
  expect(publishingGaps(COMPLETE)).toEqual([])
})

test.each<[string, Partial<Publishable>]>([
  ['nameEl', { nameEl: ' ' }],
  ['description', { description: '' }],
  ['descriptionEl', { descriptionEl: '\n' }],
  ['price', { priceCents: 0 }],
  ['picture', { hasPicture: false }],
  ['filterCategory', { filterCategory: null }],
  ['maker', { maker: { ...COMPLETE.maker, email: '' } }],
  ['maker', { maker: { ...COMPLETE.maker, postalAddress: '' } }],
])('without it, a product lacks %s alone', (gap, without) => {
  expect(publishingGaps({ ...COMPLETE, ...without })).toEqual([gap])
})

test('only sunglasses need a filter category, and 0 is one', () => {
  expect(publishingGaps({ ...COMPLETE, categoryId: 2, filterCategory: null })).toEqual([])
  expect(publishingGaps({ ...COMPLETE, filterCategory: 0 })).toEqual([])
})
