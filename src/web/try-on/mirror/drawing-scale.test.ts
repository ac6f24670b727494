import { expect, test } from 'vitest'
import { drawingScale } from './drawing-scale.ts'

test.each([
  ['a photo', {}, 1, 2],
  ['a photo on a fine screen', { detail: 2 }, 2, 3],
  ['a live picture', { isLive: true }, 1, 1],
  ['a live picture on a slow device', { isLive: true, isCoarse: true }, 0.5, 0.75],
])('%s', (_, subject, smooth, plain) => {
  expect(drawingScale(subject, true)).toBe(smooth)
  expect(drawingScale(subject, false)).toBe(plain)
})
