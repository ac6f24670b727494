import fc from 'fast-check'
import { expect, test } from 'vitest'
import { regionFromBox, regionFromLandmarks, toImage } from './region.ts'
import { LANDMARK_COUNT } from './tracker.ts'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })

function turnedFace(x: number, y: number, width: number, height: number, angle: number): Float32Array {
  const points = new Float32Array(LANDMARK_COUNT * 3)
  const put = (index: number, right: number, down: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    points.set([x + right * cos - down * sin, y + right * sin + down * cos, 0], index * 3)
  }
  for (let i = 0; i < LANDMARK_COUNT; i++) put(i, ((i % 20) / 19 - 0.5) * width, ((i % 31) / 30 - 0.5) * height)
  put(33, -width / 4, -height / 8)
  put(263, width / 4, -height / 8)
  return points
}

test('the next region has the middle and angle of the face and is 1.5 times as large', () => {
  fc.assert(
    fc.property(number(100, 900), number(100, 900), number(40, 300), number(-1.5, 1.5), (x, y, size, angle) => {
      const region = regionFromLandmarks(turnedFace(x, y, size, size * 1.3, angle))
      expect(region.x).toBeCloseTo(x, 1)
      expect(region.y).toBeCloseTo(y, 1)
      expect(region.side).toBeCloseTo(size * 1.3 * 1.5, 1)
      expect(region.angle).toBeCloseTo(angle, 3)
    }),
  )
})

test('a point of a mirrored region is the opposite point of the unmirrored one', () => {
  const region = { x: 300, y: 200, side: 120, angle: 0.4 }
  fc.assert(
    fc.property(number(0, 1), number(0, 1), (u, v) => {
      const [x, y] = toImage(region, u, v)
      const [mirroredX, mirroredY] = toImage({ ...region, isMirrored: true }, 1 - u, v)
      expect(mirroredX).toBeCloseTo(x, 9)
      expect(mirroredY).toBeCloseTo(y, 9)
    }),
  )
  expect(toImage(region, 0.5, 0.5)).toEqual([300, 200])
})

test('the region of a box is rotated to the line of the eyes', () => {
  const box = { x: 50, y: 60, width: 40, height: 30 }
  expect(regionFromBox(box, [40, 55, 60, 75])).toEqual({ x: 50, y: 60, side: 60, angle: Math.PI / 4 })
})
