import { expect, test } from 'vitest'
import { faceWidthOf, sizeAdvice } from './face-size.ts'

test('a face’s width is told in three classes', () => {
  expect([131.9, 132, 146, 146.1].map(faceWidthOf)).toEqual(['narrow', 'medium', 'medium', 'wide'])
})

test('a frame that is 6 mm wider than the face is told so', () => {
  expect(sizeAdvice(146, 140)).toEqual({ fit: 'wider', differenceMm: 6 })
  expect(sizeAdvice(130, 140)).toEqual({ fit: 'narrower', differenceMm: -10 })
  expect(sizeAdvice(138, 140)).toEqual({ fit: 'fits', differenceMm: -2 })
})
