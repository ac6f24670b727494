import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Eyes } from './eyes.ts'
import { type Rotation, rotationFromQuaternion } from './pose.ts'
import {
  type EyeMeasurement,
  estimatePupillaryDistance,
  eyeObstacle,
  IRIS_WIDTH_MM,
  measureEyes,
  medianScale,
} from './pupillary-distance.ts'
import { createPose, type Pose } from './solve-pose.ts'

const STRAIGHT = { yaw: 0, pitch: 0, eyeOpening: 0.3, irisPx: 20 }

test.each([
  [STRAIGHT, null],
  [{ ...STRAIGHT, yaw: 12, pitch: -18, eyeOpening: 0.18, irisPx: 14 }, null],
  [{ ...STRAIGHT, yaw: -31 }, 'turned'],
  [{ ...STRAIGHT, pitch: 19 }, 'turned'],
  [{ ...STRAIGHT, eyeOpening: 0.05 }, 'closed'],
  [{ ...STRAIGHT, irisPx: 13 }, 'far'],
  [{ ...STRAIGHT, irisPx: Number.NaN }, 'far'],
])('the obstacle under %o is %s', (conditions, obstacle) => {
  expect(eyeObstacle(conditions)).toBe(obstacle)
})

const FOCAL = 1104
const turnedBy = (degrees: number): Rotation => {
  const half = (degrees * Math.PI) / 360
  return rotationFromQuaternion([Math.cos(half), 0, Math.sin(half), 0])
}

/** Eyes with a pupillary distance, at a distance from the camera, in a head turned by degrees. */
function eyesAt(distanceMm: number, cameraMm: number, yaw: number): { eyes: Eyes; pose: Pose } {
  const convergedMm = (distanceMm * cameraMm) / (cameraMm + 10.5)
  const pose = createPose(turnedBy(yaw), [0, 0, -cameraMm - 38], FOCAL, { x: 480, y: 360 })
  const halfPx = (convergedMm / 2) * Math.cos((yaw * Math.PI) / 180) * (FOCAL / cameraMm)
  const eye = { irisPx: (IRIS_WIDTH_MM * FOCAL) / cameraMm, opening: 0.3 }
  return {
    eyes: [
      { ...eye, pupil: [480 - halfPx, 300] },
      { ...eye, pupil: [480 + halfPx, 300] },
    ],
    pose,
  }
}

test('pupils are measured at any distance and turn of the head within the limits', () => {
  const [far, away, yaw] = [
    fc.integer({ min: 50, max: 78 }),
    fc.integer({ min: 300, max: 850 }),
    fc.integer({ min: -12, max: 12 }),
  ]
  fc.assert(
    fc.property(far, away, yaw, (expectedMm, cameraMm, degrees) => {
      const { eyes, pose } = eyesAt(expectedMm, cameraMm, degrees)
      const { distanceMm } = measureEyes(eyes, pose) as EyeMeasurement
      expect(distanceMm).toBeCloseTo(expectedMm, 1)
    }),
  )
})

test('a face of canonical size has a scale of 1', () => {
  const { eyes, pose } = eyesAt(62, 500, 0)
  expect((measureEyes(eyes, pose) as EyeMeasurement).scale).toBeCloseTo(1, 3)
})

test('a head turned too far, a closed eye and a face too far away are obstacles', () => {
  const turned = eyesAt(62, 500, 31)
  expect(measureEyes(turned.eyes, turned.pose)).toBe('turned')
  const { eyes, pose } = eyesAt(62, 500, 0)
  expect(measureEyes([eyes[0], { ...eyes[1], opening: 0.1 }], pose)).toBe('closed')
  const far = eyesAt(62, 1000, 0)
  expect(measureEyes(far.eyes, far.pose)).toBe('far')
})

test('irises count for 0.6 of the scale, against the canonical face', () => {
  const { eyes, pose } = eyesAt(62, 500, 0)
  const wider = eyes.map((eye) => ({ ...eye, irisPx: eye.irisPx * 1.2 })) as unknown as Eyes
  expect((measureEyes(wider, pose) as EyeMeasurement).scale).toBeCloseTo(1.2 ** 0.6, 3)
})

test('thirty samples give whole millimetres, with an uncertainty of four at least', () => {
  expect(estimatePupillaryDistance(Array(29).fill(61))).toBeNull()
  expect(estimatePupillaryDistance(Array(30).fill(61.4))).toEqual({ estimateMm: 61, minMm: 57, maxMm: 65 })
  const noisy = Array.from({ length: 60 }, (_, i) => 61 + ((i % 11) - 5) * 1.1)
  expect(estimatePupillaryDistance(noisy)).toEqual({ estimateMm: 61, minMm: 55, maxMm: 67 })
})

test('a few outliers do not move the estimate', () => {
  expect(estimatePupillaryDistance([...Array(40).fill(62), 120, 20])).toMatchObject({ estimateMm: 62 })
})

test('samples that do not agree, or are impossible, are inconclusive', () => {
  expect(estimatePupillaryDistance(Array.from({ length: 60 }, (_, i) => 62 + ((i % 11) - 5) * 1.7))).toBe(
    'inconclusive',
  )
  expect(estimatePupillaryDistance(Array(30).fill(90))).toBe('inconclusive')
  expect(estimatePupillaryDistance(Array(30).fill(40))).toBe('inconclusive')
})

test('the scale of several pictures is their median', () => {
  expect(medianScale([1.02, 1.01, 1.03, 9, 0.1])).toBe(1.02)
})
