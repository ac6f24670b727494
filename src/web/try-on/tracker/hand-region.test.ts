import fc from 'fast-check'
import { expect, test } from 'vitest'
import { regionOfHand, regionOfPalm } from './hand-region.ts'
import { HAND_POINT_COUNT } from './tracker.ts'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** A palm whose wrist is below the middle knuckle by `length`, turned by `angle`, in a square of 200 px at 100, 50. */
function palm(angle: number, length: number) {
  const [x, y, size] = [0.5, 0.5, 0.2]
  const [right, up] = [(Math.sin(angle) * length) / 2, (Math.cos(angle) * length) / 2]
  return { score: 1, x, y, width: size, height: size, points: [x - right, y + up, 0, 0, x + right, y - up] }
}

const SEEN_IN = { x: 200, y: 150, side: 200, angle: 0 }

test('the square of a palm has the fingers up, is 2.6 times as large and moved towards them', () => {
  fc.assert(
    fc.property(number(-3, 3), (angle) => {
      const region = regionOfPalm(palm(angle, 0.15), SEEN_IN)
      expect(Math.cos(region.angle - angle)).toBeCloseTo(1, 6)
      expect(region.side).toBeCloseTo(104, 6)
      expect([region.x, region.y]).toEqual([
        expect.closeTo(200 + Math.sin(angle) * 20, 6),
        expect.closeTo(150 - Math.cos(angle) * 20, 6),
      ])
    }),
  )
})

test('the square of the next picture turns, moves and grows with the hand', () => {
  const points = Array.from({ length: HAND_POINT_COUNT }, (_, i) => [(i % 5) * 10 - 20, -i * 6] as const)
  points[0] = [0, 0]
  points[5] = [-20, -90]
  points[9] = [0, -95]
  points[13] = [20, -90]
  const place = (angle: number, scale: number, x: number, y: number) =>
    Float32Array.from(
      points.flatMap(([right, down]) => [
        x + (right * Math.cos(angle) - down * Math.sin(angle)) * scale,
        y + (right * Math.sin(angle) + down * Math.cos(angle)) * scale,
        0,
      ]),
    )
  const first = regionOfHand(place(0, 1, 0, 0))
  expect(first.angle).toBeCloseTo(0, 6)
  fc.assert(
    fc.property(number(-3, 3), number(0.5, 4), number(0, 900), number(0, 900), (angle, scale, x, y) => {
      const region = regionOfHand(place(angle, scale, x, y))
      expect(Math.cos(region.angle - angle)).toBeCloseTo(1, 4)
      expect(region.side / scale).toBeCloseTo(first.side, 2)
      const [right, down] = [first.x * scale, first.y * scale]
      expect(region.x).toBeCloseTo(x + right * Math.cos(angle) - down * Math.sin(angle), 1)
      expect(region.y).toBeCloseTo(y + right * Math.sin(angle) + down * Math.cos(angle), 1)
    }),
  )
})
