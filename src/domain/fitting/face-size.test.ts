import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canMeasureEyes, estimatePd, faceWidthOf, fuseScales, IRIS_MM, sizeAdvice } from './face-size.ts'

const STRAIGHT = { yaw: 0, pitch: 0, eyeOpening: 0.3, irisPx: 20 }

test.each([
  [STRAIGHT, true],
  [{ ...STRAIGHT, yaw: 12, pitch: -18, eyeOpening: 0.18, irisPx: 14 }, true],
  [{ ...STRAIGHT, yaw: -31 }, false],
  [{ ...STRAIGHT, pitch: 19 }, false],
  [{ ...STRAIGHT, eyeOpening: 0.05 }, false],
  [{ ...STRAIGHT, irisPx: 13 }, false],
])('the gates for %o: %s', (gates, passes) => {
  expect(canMeasureEyes(gates)).toBe(passes)
})

test('two scales are fused between them, nearer the iris only where the eyes can be measured', () => {
  const scale = fc.double({ min: 0.5, max: 20, noNaN: true })
  fc.assert(
    fc.property(scale, scale, (face, iris) => {
      const [sure, unsure] = [fuseScales(face, iris, true), fuseScales(face, iris, false)]
      expect(sure).toBeGreaterThanOrEqual(Math.min(face, iris) * (1 - 1e-12))
      expect(sure).toBeLessThanOrEqual(Math.max(face, iris) * (1 + 1e-12))
      expect(Math.abs(Math.log(sure / iris))).toBeLessThanOrEqual(Math.abs(Math.log(unsure / iris)) + 1e-12)
    }),
  )
  expect(fuseScales(3, undefined, true)).toBe(3)
  expect(fuseScales(4, 1, true)).toBeCloseTo(4 ** 0.4)
})

test('the pupillary distance is told whole, with four millimetres of doubt at least, from thirty frames on', () => {
  expect(estimatePd(Array(29).fill(61))).toBeNull()
  expect(estimatePd(Array(30).fill(61.4))).toEqual({ aboutMm: 61, leastMm: 57, mostMm: 65 })
  const trembling = Array.from({ length: 60 }, (_, i) => 61 + ((i % 11) - 5) * 1.5)
  expect(estimatePd(trembling)?.mostMm).toBeGreaterThan(65)
})

test('a few wild frames do not move the estimate', () => {
  expect(estimatePd([...Array(40).fill(62), 120, 20])?.aboutMm).toBe(62)
})

test('a face’s width is told in three classes', () => {
  expect([131.9, 132, 146, 146.1].map(faceWidthOf)).toEqual(['narrow', 'medium', 'medium', 'wide'])
})

test('a frame that is 6 mm wider than the face is told so', () => {
  expect(sizeAdvice(146, 140)).toEqual({ fit: 'wider', differenceMm: 6 })
  expect(sizeAdvice(130, 140)).toEqual({ fit: 'narrower', differenceMm: -10 })
  expect(sizeAdvice(138, 140)).toEqual({ fit: 'fits', differenceMm: -2 })
  expect(IRIS_MM).toBe(11.7)
})
