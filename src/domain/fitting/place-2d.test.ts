import fc from 'fast-check'
import { expect, test } from 'vitest'
import { place2d } from './place-2d.ts'
import type { Pose } from './solve-pose.ts'

const PICTURE = { width: 800, height: 1000 }
const VIEW = { widthMm: 180, proportion: 0.625 }

const poseAt = (x: number, y: number, pxPerMm: number, roll = 0): Pose => ({
  rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  yaw: 0,
  pitch: 0,
  roll,
  pxPerMm,
  project: () => [x, y],
})

test('a frame lies between the eyes at its true size, turned as the head is', () => {
  expect(place2d(poseAt(400, 450, 2, 10), PICTURE, VIEW)).toEqual({ left: 0.275, top: 0.3375, width: 0.45, turn: -10 })
})

test('its middle is always where the bridge is, and half the scale is half the size', () => {
  const within = (max: number) => fc.double({ min: 0, max, noNaN: true })
  fc.assert(
    fc.property(within(800), within(1000), fc.double({ min: 0.2, max: 12, noNaN: true }), (x, y, scale) => {
      const whole = place2d(poseAt(x, y, scale), PICTURE, VIEW)
      const half = place2d(poseAt(x, y, scale), PICTURE, VIEW, scale / 2)
      expect((whole.left + whole.width / 2) * 800).toBeCloseTo(x, 6)
      expect(whole.top * 1000 + (whole.width * 800 * 0.625) / 2).toBeCloseTo(y, 6)
      expect(half.width).toBeCloseTo(whole.width / 2, 9)
    }),
  )
})
