import { expect, test } from 'vitest'
import { sizeAdvice } from './size-advice.ts'

test.each([
  [146, false, { fit: 'wider', differenceMm: 6 }],
  [145, false, { fit: 'fits', differenceMm: 5 }],
  [138, false, { fit: 'fits', differenceMm: -2 }],
  [130, false, { fit: 'narrower', differenceMm: -10 }],
  [144, true, { fit: 'wider', differenceMm: 4 }],
  [143, true, { fit: 'fits', differenceMm: 3 }],
  [136, true, { fit: 'narrower', differenceMm: -4 }],
])('a frame of %i mm on a face of 140 mm, measured by card: %s, %o', (frameWidthMm, isMeasuredByCard, expected) => {
  expect(sizeAdvice(frameWidthMm, { widthMm: 140, isMeasuredByCard })).toEqual(expected)
})
