import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CARD_MM, faceWidthMm, scaleByCard } from './face-width.ts'
import { type Rotation, rotate, rotationOf, type Vector } from './pose.ts'
import { poseFrom } from './solve-pose.ts'

const MIDDLE = { x: 640, y: 480 }
const SIDES: readonly (readonly [number, Vector])[] = [
  [127, [-77.43, 23.65, -20.05]],
  [356, [77.43, 23.65, -20.05]],
]

function turned(yaw: number): Rotation {
  const half = (yaw * Math.PI) / 360
  return rotationOf([Math.cos(half), 0, Math.sin(half), 0])
}

/** A far camera, so that nearness does not change sizes. */
function seen(yaw: number, size = 1) {
  const pose = poseFrom(turned(yaw), [0, 0, -60_000], 120_000, MIDDLE)
  const landmarks = new Float64Array(468 * 3)
  for (const [index, place] of SIDES) {
    const [x, y, z] = rotate(pose.rotation, place)
    landmarks.set([x * 2 * size, -y * 2 * size, -z * 2 * size], index * 3)
  }
  return { pose, landmarks }
}

test('the canonical face is 139 mm wide for a frame, however it is turned', () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (yaw) => {
      const { pose, landmarks } = seen(yaw)
      expect(faceWidthMm(landmarks, pose)).toBeCloseTo(139.4, 0)
    }),
  )
})

test('a face that the pose takes for larger than it is, is told smaller by its scale', () => {
  const { pose, landmarks } = seen(0)
  expect(faceWidthMm(landmarks, pose, 1.1)).toBeCloseTo(139.4 / 1.1, 0)
})

test('a card against the canonical face that is seen at its own width leaves the scale at 1', () => {
  const pose = poseFrom(turned(0), [0, 0, -600], 1200, MIDDLE)
  const pxPerMmThere = 1200 / (600 - 52)
  expect(scaleByCard(pose, CARD_MM * pxPerMmThere)).toBeCloseTo(1, 9)
  expect(scaleByCard(pose, CARD_MM * pxPerMmThere * 1.08)).toBeCloseTo(1.08, 9)
})
