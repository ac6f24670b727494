import fc from 'fast-check'
import { expect, test } from 'vitest'
import { angleBetween, type Rotation, rotationOf } from './pose.ts'
import { poseFrom } from './solve-pose.ts'
import { createSteadyPose } from './steady-pose.ts'

const MIDDLE = { x: 320, y: 240 }
const turned = (degrees: number): Rotation => {
  const half = (degrees * Math.PI) / 360
  return rotationOf([Math.cos(half), 0, Math.sin(half), 0])
}
const poseAt = (degrees: number, x: number) => poseFrom(turned(degrees), [x, 0, -600], 736, MIDDLE)

test('a head at rest that trembles by a degree and a millimetre is shown calmer', () => {
  const steady = createSteadyPose()
  const shown = Array.from({ length: 90 }, (_, i) => {
    const sign = i % 2 === 0 ? 0.5 : -0.5
    return steady(poseAt(sign, sign), MIDDLE, i / 30)
  }).slice(45)
  const yaws = shown.map(({ yaw }) => yaw)
  const places = shown.map(({ position }) => position[0])
  expect(Math.max(...yaws) - Math.min(...yaws)).toBeLessThan(0.45)
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(0.45)
})

test('a turn of thirty degrees is followed within a fifth of a second', () => {
  const steady = createSteadyPose()
  for (let i = 0; i < 30; i++) steady(poseAt(0, 0), MIDDLE, i / 30)
  let shown = poseAt(0, 0)
  for (let i = 30; i < 36; i++) shown = steady(poseAt(30, 0), MIDDLE, i / 30)
  expect(angleBetween(shown.rotation, turned(30))).toBeLessThan(3)
})

test('what is shown is always a rotation', () => {
  const steady = createSteadyPose()
  let seconds = 0
  fc.assert(
    fc.property(fc.double({ min: -70, max: 70, noNaN: true }), (degrees) => {
      seconds += 1 / 30
      const { rotation: r } = steady(poseAt(degrees, 0), MIDDLE, seconds)
      for (const row of [0, 3, 6]) expect(Math.hypot(r[row] ?? 0, r[row + 1] ?? 0, r[row + 2] ?? 0)).toBeCloseTo(1, 9)
      expect(r[0] * r[3] + r[1] * r[4] + r[2] * r[5]).toBeCloseTo(0, 9)
    }),
  )
})
