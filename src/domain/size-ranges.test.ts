import { expect, test } from 'vitest'
import { sizeFacets } from './size-ranges.ts'

const frame = (lensWidthMm: number, bridgeMm: number, frameWidthMm: number) => ({
  lensWidthMm,
  bridgeMm,
  frameWidthMm,
  templeMm: 145,
})

test.each([
  [28, '30-46'],
  [30, '30-46'],
  [46, '30-46'],
  [46.5, '47-49'],
  [49, '47-49'],
  [50, '50-52'],
  [53, '53-55'],
  [56, '56-75'],
  [75, '56-75'],
  [80, '56-75'],
])('a lens of %d mm is in %s', (mm, range) => {
  expect(sizeFacets(frame(mm, 18, 132)).lensWidth).toBe(range)
})

test.each([
  [8, '8-15'],
  [15, '8-15'],
  [16, '16-17'],
  [18, '18-19'],
  [19, '18-19'],
  [20, '20-30'],
  [30, '20-30'],
])('a bridge of %d mm is in %s', (mm, range) => {
  expect(sizeFacets(frame(52, mm, 132)).bridge).toBe(range)
})

test('the size is the class of the measured front, not of a reckoned one', () => {
  expect(sizeFacets(frame(52, 18, 128)).size).toBe('narrow')
})

test('a product without measurements has none', () => {
  expect(sizeFacets(null)).toEqual({ size: null, lensWidth: null, bridge: null })
})
