import { expect, test } from 'vitest'
import { sizeAdvice } from './size-advice.ts'

test.each([
  [146, { fit: 'wider', differenceMm: 6 }],
  [145, { fit: 'fits', differenceMm: 5 }],
  [138, { fit: 'fits', differenceMm: -2 }],
  [130, { fit: 'narrower', differenceMm: -10 }],
])('a frame of %s mm on a face of 140 mm: %o', (frameWidthMm, expected) => {
  expect(sizeAdvice(frameWidthMm, 140)).toEqual(expected)
})
