import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frontPlaneTransform, place2d } from './place-2d.ts'
import { type Rotation, rotationFromQuaternion } from './pose.ts'
import { createPose, type Pose } from './solve-pose.ts'

const PICTURE = { width: 800, height: 1000 }
const VIEW = { widthMm: 180, heightToWidth: 0.625 }

const poseAt = (x: number, y: number, pxPerMm: number, roll = 0): Pose => ({
  rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  yaw: 0,
  pitch: 0,
  roll,
  pxPerMm,
  position: [0, 0, -600],
  focalPx: 600 * pxPerMm,
  project: () => [x, y],
})

test('a frame lies between the eyes at its true size and rotates with the head', () => {
  expect(place2d(poseAt(400, 450, 2, 10), PICTURE, VIEW)).toEqual({
    left: 0.275,
    top: 0.3375,
    width: 0.45,
    rotationDegrees: -10,
  })
})

test('its middle is always at the bridge, and half the scale is half the size', () => {
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
  return rotationFromQuaternion([Math.cos(half), 0, Math.sin(half), 0])
}

test('the front is foreshortened as the head turns away, and grows with the face', () => {
  const middle = { x: 400, y: 500 }
  const [a, b, c, d] = frontPlaneTransform(createPose(turnedBy(0), [0, 0, -600], 1200, middle))
  expect([b, c]).toEqual([0, 0])
  expect(a).toBeCloseTo(d, 9)
  expect(a).toBeCloseTo(1200 / (600 - 57), 6)
  const turned = frontPlaneTransform(createPose(turnedBy(40), [0, 0, -600], 1200, middle))
  expect(turned[0] / turned[3]).toBeCloseTo(Math.cos((40 * Math.PI) / 180), 1)
  expect(frontPlaneTransform(createPose(turnedBy(0), [0, 0, -600], 1200, middle), 1.1)[0]).toBeCloseTo(a * 1.1, 1)
})
