import fc from 'fast-check'
import { expect, test } from 'vitest'
import { place2d, placePlane } from './place-2d.ts'
import { type Rotation, rotationOf } from './pose.ts'
import { type Pose, poseFrom } from './solve-pose.ts'

const PICTURE = { width: 800, height: 1000 }
const VIEW = { widthMm: 180, proportion: 0.625 }

const poseAt = (x: number, y: number, pxPerMm: number, roll = 0): Pose => ({
  rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  yaw: 0,
  pitch: 0,
  roll,
  pxPerMm,
  position: [0, 0, -600],
  focal: 600 * pxPerMm,
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

const turnedBy = (degrees: number): Rotation => {
  const half = (degrees * Math.PI) / 360
  return rotationOf([Math.cos(half), 0, Math.sin(half), 0])
}

test('the plane of the front is foreshortened as the head turns away, and as large as the face says', () => {
  const middle = { x: 400, y: 500 }
  const [a, b, c, d] = placePlane(poseFrom(turnedBy(0), [0, 0, -600], 1200, middle))
  expect([b, c]).toEqual([0, 0])
  expect(a).toBeCloseTo(d, 9)
  expect(a).toBeCloseTo(1200 / (600 - 52), 6)
  const turned = placePlane(poseFrom(turnedBy(40), [0, 0, -600], 1200, middle))
  expect(turned[0] / turned[3]).toBeCloseTo(Math.cos((40 * Math.PI) / 180), 1)
  expect(placePlane(poseFrom(turnedBy(0), [0, 0, -600], 1200, middle), 1.1)[0]).toBeCloseTo(a * 1.1, 1)
})
