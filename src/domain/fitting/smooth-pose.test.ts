import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FRAME_ORIGIN } from './place-2d.ts'
import { angleBetween, type Rotation, rotate, rotationFromQuaternion } from './pose.ts'
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

/** Between the outer corners of the eyes of the canonical face, in mm. */
const EYES_MM = 89

test('however a head moves, every frame is drawn within 2 % of where the face is', () => {
  const within = (max: number) => fc.double({ min: -max, max, noNaN: true })
  const places = fc.array(fc.tuple(within(35), within(200), fc.double({ min: 350, max: 1200, noNaN: true })), {
    minLength: 2,
    maxLength: 20,
  })
  fc.assert(
    fc.property(places, (path) => {
      const smooth = createPoseSmoother()
      for (const [i, [degrees, x, distance]] of path.entries()) {
        const measured = createPose(turned(degrees), [x, 0, -distance], 736, MIDDLE)
        const shown = smooth(measured, MIDDLE, i / 30)
        const [place, shownPlace] = [measured.project(FRAME_ORIGIN), shown.project(FRAME_ORIGIN)]
        const lagPx = Math.hypot(place[0] - shownPlace[0], place[1] - shownPlace[1])
        expect(lagPx / (EYES_MM * measured.pxPerMm)).toBeLessThan(0.02)
      }
    }),
  )
})

test('noise of a tenth of a millimetre, as measured on portraits, stays below 0.1 % at rest', () => {
  const smooth = createPoseSmoother()
  let seed = 7
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
  const noise = (deviation: number) => deviation * Math.sqrt(12) * (random() - 0.5)
  const places = Array.from({ length: 150 }, (_, i) => {
    const rotation = turned(noise(0.18))
    // The pose is aligned to the eyes, so an error of the rotation does not move the frame.
    const [right, up, near] = rotate(rotation, FRAME_ORIGIN)
    const position = [noise(0.1) - right, noise(0.1) - up, -600 + noise(1.3) - near] as const
    return smooth(createPose(rotation, position, 736, MIDDLE), MIDDLE, i / 30).project(FRAME_ORIGIN)
  }).slice(30)
  const mean = [0, 1].map((axis) => places.reduce((sum, place) => sum + (place[axis] ?? 0), 0) / places.length)
  const square = places.reduce((sum, [x, y]) => sum + (x - (mean[0] ?? 0)) ** 2 + (y - (mean[1] ?? 0)) ** 2, 0)
  expect(Math.sqrt(square / places.length) / (EYES_MM * (736 / 600))).toBeLessThan(0.001)
})
