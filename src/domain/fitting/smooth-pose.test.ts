import fc from 'fast-check'
import { expect, test } from 'vitest'
import { angleBetween, type Rotation, rotationFromQuaternion } from './pose.ts'
import { createPoseSmoother } from './smooth-pose.ts'
import { createPose } from './solve-pose.ts'

const MIDDLE = { x: 320, y: 240 }
const turned = (degrees: number): Rotation => {
  const half = (degrees * Math.PI) / 360
  return rotationFromQuaternion([Math.cos(half), 0, Math.sin(half), 0])
}
const poseAt = (degrees: number, x: number) => createPose(turned(degrees), [x, 0, -600], 736, MIDDLE)

test('noise of a degree and a millimetre on a resting head is more than halved', () => {
  const smooth = createPoseSmoother()
  const smoothed = Array.from({ length: 90 }, (_, i) => {
    const sign = i % 2 === 0 ? 0.5 : -0.5
    return smooth(poseAt(sign, sign), MIDDLE, i / 30)
  }).slice(45)
  const yaws = smoothed.map(({ yaw }) => yaw)
  const places = smoothed.map(({ position }) => position[0])
  expect(Math.max(...yaws) - Math.min(...yaws)).toBeLessThan(0.45)
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(0.45)
})

test('a turn by thirty degrees is followed within a fifth of a second', () => {
  const smooth = createPoseSmoother()
  for (let i = 0; i < 30; i++) smooth(poseAt(0, 0), MIDDLE, i / 30)
  let smoothed = poseAt(0, 0)
  for (let i = 30; i < 36; i++) smoothed = smooth(poseAt(30, 0), MIDDLE, i / 30)
  expect(angleBetween(smoothed.rotation, turned(30))).toBeLessThan(3)
})

test('the result is always a rotation', () => {
  const smooth = createPoseSmoother()
  let seconds = 0
  fc.assert(
    fc.property(fc.double({ min: -70, max: 70, noNaN: true }), (degrees) => {
      seconds += 1 / 30
      const { rotation: r } = smooth(poseAt(degrees, 0), MIDDLE, seconds)
      for (const row of [0, 3, 6]) expect(Math.hypot(r[row] ?? 0, r[row + 1] ?? 0, r[row + 2] ?? 0)).toBeCloseTo(1, 9)
      expect(r[0] * r[3] + r[1] * r[4] + r[2] * r[5]).toBeCloseTo(0, 9)
    }),
  )
})
