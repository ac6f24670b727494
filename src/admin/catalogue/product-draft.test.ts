import { expect, test } from 'vitest'
import { EMPTY_DRAFT, slugOf, toChanges, toNewProduct } from './product-draft.ts'

test('only changed fields are sent, and an empty choice is none', () => {
  const draft = { ...EMPTY_DRAFT, name: 'Round', shape: '', uv400: 'no', filterCategory: '3', isNew: true }
  expect(toChanges(draft, ['shape', 'uv400', 'filterCategory', 'isNew'])).toEqual({
    shape: null,
    uv400: false,
    filterCategory: 3,
    isNew: true,
  })
})

test('measurements are sent together, with a comma or a point, and all empty ones are none', () => {
  const measures = { lensWidthMm: '52,5', lensHeightMm: '40', bridgeMm: '18', templeMm: '145', frameWidthMm: '140.5' }
  const sent = toChanges({ ...EMPTY_DRAFT, ...measures, weightG: '22' }, ['lensWidthMm'])
  expect(sent.measurements).toEqual({
    ...{ lensWidthMm: 52.5, lensHeightMm: 40, bridgeMm: 18, templeMm: 145, frameWidthMm: 140.5, weightG: 22 },
  })
  expect(toChanges(EMPTY_DRAFT, ['weightG'])).toEqual({ measurements: null })
})

test('an emptied text is sent empty, an emptied model is none', () => {
  expect(toChanges(EMPTY_DRAFT, ['nameEl', 'model'])).toEqual({ nameEl: '', model: null })
})

test('a new product has what was typed, its price in euros', () => {
  const draft = { ...EMPTY_DRAFT, sku: 'A-1', slug: 'a-1', name: 'A', brand: 'Kyma', price: '149,90' }
  expect(toNewProduct(draft, 'key')).toEqual({
    ...{ sku: 'A-1', slug: 'a-1', name: 'A', brand: 'Kyma', price: 149.9, requestKey: 'key' },
    ...{ categoryId: 1, material: 'acetate', color: 'black', taxClass: 'standard' },
  })
})

test('an address is made of brand and name', () => {
  expect(slugOf('Hélianos', 'Kórda Round, black')).toBe('helianos-korda-round-black')
})
