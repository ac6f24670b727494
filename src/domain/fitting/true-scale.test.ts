import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faceWidthMm } from './face-width.ts'
import { createPose } from './solve-pose.ts'
import { scaleFromFit } from './true-scale.ts'

/** A canonical face, seen from so far that perspective does not change sizes. */
const pose = createPose([1, 0, 0, 0, 1, 0, 0, 0, 1], [0, 0, -60_000], 120_000, { x: 640, y: 480 })
const landmarks = new Float64Array(468 * 3)
landmarks.set([-154.9, -47.3, 40.1], 127 * 3)
landmarks.set([154.9, -47.3, 40.1], 356 * 3)
const FACE = { pose, landmarks }

test('the numbers of a pair that fits make the face as wide as its front', () => {
  const scale = scaleFromFit(FACE, { kind: 'numbers', lensWidthMm: 48, bridgeMm: 18, templeMm: 140 })
  expect(faceWidthMm(landmarks, pose, scale ?? 1)).toBeCloseTo(124, 6)
})

test('a given width of the face is its width, where that is possible', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 260 }), (widthMm) => {
      const scale = scaleFromFit(FACE, { kind: 'width', widthMm })
      if (widthMm < 99 || widthMm > 200) expect(scale).toBeNull()
      else if (widthMm > 100 && widthMm < 199) expect(faceWidthMm(landmarks, pose, scale ?? 1)).toBeCloseTo(widthMm, 6)
    }),
  )
})

test('a class of widths tells no scale', () => {
  expect(scaleFromFit(FACE, { kind: 'class', frameClass: 'wide' })).toBeNull()
})
