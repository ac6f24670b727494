import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CARD_WIDTH_MM, faceWidthMm, scaleFromCard } from './face-width.ts'
import { type Rotation, rotate, rotationFromQuaternion, type Vector } from './pose.ts'
import { createPose } from './solve-pose.ts'

const MIDDLE = { x: 640, y: 480 }
const SIDES: readonly (readonly [number, Vector])[] = [
  [127, [-77.43, 23.65, -20.05]],
  [356, [77.43, 23.65, -20.05]],
]

function turned(yaw: number): Rotation {
  const half = (yaw * Math.PI) / 360
  return rotationFromQuaternion([Math.cos(half), 0, Math.sin(half), 0])
}

/** Seen from so far that perspective does not change sizes. */
function project(yaw: number, size = 1) {
  const pose = createPose(turned(yaw), [0, 0, -60_000], 120_000, MIDDLE)
  const landmarks = new Float64Array(468 * 3)
  for (const [index, place] of SIDES) {
    const [x, y, z] = rotate(pose.rotation, place)
    landmarks.set([x * 2 * size, -y * 2 * size, -z * 2 * size], index * 3)
  }
  return { pose, landmarks }
}

test('the canonical face suits a frame of 139 mm, however the head is turned', () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (yaw) => {
      const { pose, landmarks } = project(yaw)
      expect(faceWidthMm(landmarks, pose)).toBeCloseTo(139.4, 0)
    }),
  )
})

test('the scale corrects a face that is smaller than the canonical one', () => {
  const { pose, landmarks } = project(0)
  expect(faceWidthMm(landmarks, pose, 1.1)).toBeCloseTo(139.4 / 1.1, 0)
})

test('a card held to a face of canonical size gives a scale of 1', () => {
  const pose = createPose(turned(0), [0, 0, -600], 1200, MIDDLE)
  const pxPerMmThere = 1200 / (600 - 52)
  expect(scaleFromCard(pose, CARD_WIDTH_MM * pxPerMmThere)).toBeCloseTo(1, 9)
  expect(scaleFromCard(pose, CARD_WIDTH_MM * pxPerMmThere * 1.08)).toBeCloseTo(1.08, 9)
})
