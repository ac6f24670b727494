import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CANONICAL_FACE } from './canonical-face.ts'
import { PUPIL_MIDPOINT } from './place-2d.ts'
import { angleBetween, rotate, rotationFromQuaternion } from './pose.ts'
import { createPose, type Pose, solvePose } from './solve-pose.ts'

const PICTURE = { width: 1280, height: 960 }
const EYES = new Set([33, 133, 263, 362])

const turned = (yaw: number, pitch: number): Pose => {
  const [y, p] = [(yaw * Math.PI) / 360, (pitch * Math.PI) / 360]
  const rotation = rotationFromQuaternion([
    Math.cos(y) * Math.cos(p),
    Math.cos(y) * Math.sin(p),
    Math.sin(y) * Math.cos(p),
    -Math.sin(y) * Math.sin(p),
  ])
  return createPose(rotation, [0, 0, -600], 1472, { x: 640, y: 480 })
}

/** The landmarks of a face in a pose, with some points moved from the canonical face, in mm. */
function landmarksOf(pose: Pose, moved: (index: number) => readonly [number, number, number]): Float32Array {
  const landmarks = new Float32Array(468 * 3)
  for (const [index, x, y, z] of CANONICAL_FACE) {
    const [dx, dy, dz] = moved(index)
    const point = [x + dx, y + dy, z + dz] as const
    landmarks.set([...pose.project(point), -rotate(pose.rotation, point)[2] * pose.pxPerMm], index * 3)
  }
  return landmarks
}

test('a long chin or a crooked nose does not move the frame away from the eyes', () => {
  const [yaw, pitch, chin, nose] = [
    fc.integer({ min: -30, max: 30 }),
    fc.integer({ min: -18, max: 18 }),
    fc.integer({ min: -8, max: 8 }),
    fc.integer({ min: -5, max: 5 }),
  ]
  fc.assert(
    fc.property(yaw, pitch, chin, nose, (yawDegrees, pitchDegrees, chinMm, noseMm) => {
      const pose = turned(yawDegrees, pitchDegrees)
      const landmarks = landmarksOf(pose, (index) => {
        const [, , y = 0] = CANONICAL_FACE.find(([one]) => one === index) ?? []
        return EYES.has(index) ? [0, 0, 0] : [y < 0 ? noseMm : 0, y < 0 ? -chinMm : 0, 0]
      })
      const found = solvePose(landmarks, PICTURE)
      const [x, y] = found.project(PUPIL_MIDPOINT)
      const [trueX, trueY] = pose.project(PUPIL_MIDPOINT)
      expect(Math.hypot(x - trueX, y - trueY) / pose.pxPerMm).toBeLessThan(1)
      expect(Math.abs(found.roll - pose.roll)).toBeLessThan(1)
    }),
  )
})

test('tilted eyes roll the frame with them, up to a limit', () => {
  const pose = turned(0, 0)
  const lifted = (mm: number) =>
    solvePose(
      landmarksOf(pose, (index) => [0, index === 263 || index === 362 ? mm : 0, 0]),
      PICTURE,
    )
  const tilted = lifted(3)
  expect(tilted.roll).toBeCloseTo((Math.atan2(3, 63) * 180) / Math.PI, 0)
  expect(Math.abs(lifted(30).roll)).toBeLessThan(14)
})

test('a canonical face keeps its pose', () => {
  const pose = turned(20, -10)
  const found = solvePose(
    landmarksOf(pose, () => [0, 0, 0]),
    PICTURE,
  )
  expect(angleBetween(found.rotation, pose.rotation)).toBeLessThan(0.2)
  for (const axis of [0, 1, 2] as const) expect(found.position[axis]).toBeCloseTo(pose.position[axis], 0)
})
