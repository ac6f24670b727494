import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Eyes } from './eyes.ts'
import { type Rotation, rotationOf } from './pose.ts'
import {
  agreedScale,
  type EyeMeasure,
  estimatePd,
  fuseScales,
  IRIS_MM,
  measureEyes,
  obstacleTo,
} from './pupillary-distance.ts'
import { type Pose, poseFrom } from './solve-pose.ts'

const STRAIGHT = { yaw: 0, pitch: 0, eyeOpening: 0.3, irisPx: 20 }

test.each([
  [STRAIGHT, null],
  [{ ...STRAIGHT, yaw: 12, pitch: -18, eyeOpening: 0.18, irisPx: 14 }, null],
  [{ ...STRAIGHT, yaw: -31 }, 'turned'],
  [{ ...STRAIGHT, pitch: 19 }, 'turned'],
  [{ ...STRAIGHT, eyeOpening: 0.05 }, 'closed'],
  [{ ...STRAIGHT, irisPx: 13 }, 'far'],
  [{ ...STRAIGHT, irisPx: Number.NaN }, 'far'],
])('the gates for %o: %s', (gates, obstacle) => {
  expect(obstacleTo(gates)).toBe(obstacle)
})

const FOCAL = 1104
const turnedBy = (degrees: number): Rotation => {
  const half = (degrees * Math.PI) / 360
  return rotationOf([Math.cos(half), 0, Math.sin(half), 0])
}

/** Eyes whose pupils are so far apart when they look far away, before a camera so near and seen by a head so turned. */
function seenEyes(farMm: number, awayMm: number, yaw: number): { eyes: Eyes; pose: Pose } {
  const nearMm = (farMm * awayMm) / (awayMm + 10.5)
  const pose = poseFrom(turnedBy(yaw), [0, 0, -awayMm - 38], FOCAL, { x: 480, y: 360 })
  const halfPx = (nearMm / 2) * Math.cos((yaw * Math.PI) / 180) * (FOCAL / awayMm)
  const eye = { irisPx: (IRIS_MM * FOCAL) / awayMm, opening: 0.3 }
  return {
    eyes: [
      { ...eye, pupil: [480 - halfPx, 300] },
      { ...eye, pupil: [480 + halfPx, 300] },
    ],
    pose,
  }
}

test('pupils are measured whatever their distance, how near the camera is and how the head is turned within the gates', () => {
  const [far, away, yaw] = [
    fc.integer({ min: 50, max: 78 }),
    fc.integer({ min: 300, max: 850 }),
    fc.integer({ min: -12, max: 12 }),
  ]
  fc.assert(
    fc.property(far, away, yaw, (farMm, awayMm, degrees) => {
      const { eyes, pose } = seenEyes(farMm, awayMm, degrees)
      const { distanceMm } = measureEyes(eyes, pose) as EyeMeasure
      expect(distanceMm).toBeCloseTo(farMm, 1)
    }),
  )
})

test('a face of true size before the camera is told to be that', () => {
  const { eyes, pose } = seenEyes(62, 500, 0)
  expect((measureEyes(eyes, pose) as EyeMeasure).scale).toBeCloseTo(1, 3)
})

test('a head that is turned too far, an eye that is closed and a face too far away are refused', () => {
  const turned = seenEyes(62, 500, 31)
  expect(measureEyes(turned.eyes, turned.pose)).toBe('turned')
  const { eyes, pose } = seenEyes(62, 500, 0)
  expect(measureEyes([eyes[0], { ...eyes[1], opening: 0.1 }], pose)).toBe('closed')
  const far = seenEyes(62, 1000, 0)
  expect(measureEyes(far.eyes, far.pose)).toBe('far')
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
  const trembling = Array.from({ length: 60 }, (_, i) => 61 + ((i % 11) - 5) * 1.1)
  expect(estimatePd(trembling)).toEqual({ aboutMm: 61, leastMm: 55, mostMm: 67 })
})

test('a few wild frames do not move the estimate', () => {
  expect(estimatePd([...Array(40).fill(62), 120, 20])).toMatchObject({ aboutMm: 62 })
})

test('frames that do not agree, or tell what no face has, are no estimate', () => {
  expect(estimatePd(Array.from({ length: 60 }, (_, i) => 62 + ((i % 11) - 5) * 1.7))).toBe('unsure')
  expect(estimatePd(Array(30).fill(90))).toBe('unsure')
  expect(estimatePd(Array(30).fill(40))).toBe('unsure')
})

test('the scale of a face is what most pictures tell', () => {
  expect(agreedScale([1.02, 1.01, 1.03, 9, 0.1])).toBe(1.02)
})
