import { expect, test } from 'vitest'
import { eye } from '../../../test/support/prescriptions.ts'
import { formatEye, formatLength, formatLens, formatPower } from './format.ts'

test.each([
  [125, '+1.25'],
  [-50, '−0.50'],
  [0, '0.00'],
  [-2000, '−20.00'],
])('%i is %s', (hundredths, text) => {
  expect(formatPower(hundredths)).toBe(text)
})

test.each([
  [125, -50, 180, '+1.25 −0.50 × 180'],
  [0, -50, 90, 'PL −0.50 × 90'],
  [-225, 0, null, '−2.25 DS'],
  [0, 0, null, 'PL'],
])('a lens of %i %i %j is %s', (sphere, cylinder, axis, text) => {
  expect(formatLens({ sphere, cylinder, axis })).toBe(text)
})

test('an eye’s line has its addition and its prisms', () => {
  const prisms = [
    { amount: 150, base: 'in' as const },
    { amount: 25, base: 'up' as const },
  ]
  const text = '−2.25 −0.50 × 180 ADD +2.00 1.50Δ in 0.25Δ up'
  expect(formatEye(eye({ sphere: -225, cylinder: -50, axis: 180, add: 200, prisms }))).toBe(text)
})

test.each([
  [630, '63'],
  [315, '31.5'],
])('%i tenths of a millimetre are %s', (tenths, text) => {
  expect(formatLength(tenths)).toBe(text)
})
