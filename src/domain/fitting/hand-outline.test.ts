import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outlineCovers } from '../../../test/support/outline-covers.ts'
import { handOutline } from './hand-outline.ts'

/** A flat hand with its fingers up: the wrist at 0, 0, in mm. */
// biome-ignore format: as points
const FLAT: readonly (readonly [number, number])[] = [
  [0, 0],
  [-28, -22], [-48, -46], [-62, -72], [-72, -96],
  [-28, -88], [-30, -130], [-31, -154], [-32, -176],
  [-4, -90], [-4, -136], [-4, -164], [-4, -188],
  [16, -86], [18, -128], [19, -154], [20, -176],
  [34, -76], [40, -108], [43, -126], [46, -144],
]

const handOf = (change: (point: readonly [number, number]) => readonly [number, number, number]) =>
  Float32Array.from(FLAT.flatMap((point) => [...change(point)]))

test('fingers and the palm are covered, what is beside them and between spread fingers is not', () => {
  const outline = handOutline(handOf(([x, y]) => [x * 2, y * 2, 0]))
  for (const [x, y] of FLAT) expect(outlineCovers(outline, [x * 2, y * 2])).toBe(true)
  // Eight mm beside the index finger's outer joint and beyond the middle finger's tip.
  expect(outlineCovers(outline, [-39 * 2, -154 * 2])).toBe(true)
  expect(outlineCovers(outline, [-4 * 2, -195 * 2])).toBe(true)
  for (const [x, y] of [
    [-50, -154],
    [-4, -205],
    [-52, -110],
    [33, -150],
    [60, -60],
  ] as const)
    expect(outlineCovers(outline, [x * 2, y * 2])).toBe(false)
})

test('the wrist goes on as a forearm, away from the fingers', () => {
  const outline = handOutline(handOf(([x, y]) => [x, y, 0]))
  expect(outlineCovers(outline, [0, 50])).toBe(true)
  expect(outlineCovers(outline, [20, 30])).toBe(true)
  expect(outlineCovers(outline, [0, 100])).toBe(false)
})

test('widths follow the size of the hand however it is turned, also away from the viewer', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  fc.assert(
    fc.property(number(0.3, 6), number(-3, 3), number(-1.2, 1.2), (scale, roll, tilt) => {
      const hand = handOf(([x, y]) => {
        const [high, deep] = [y * Math.cos(tilt), y * Math.sin(tilt)]
        const [cos, sin] = [Math.cos(roll), Math.sin(roll)]
        return [(x * cos - high * sin) * scale, (x * sin + high * cos) * scale, deep * scale]
      })
      const widths = handOutline(hand).limbs.map(({ widthPx }) => widthPx / scale)
      const flat = handOutline(handOf(([x, y]) => [x, y, 0])).limbs.map(({ widthPx }) => widthPx)
      for (const [i, width] of widths.entries()) expect(width).toBeCloseTo(flat[i] ?? 0, 3)
    }),
  )
})
