import { expect, test } from 'vitest'
import { cutSquare, squareRound, throughSquare } from './eye-square.ts'

/** What tells at each of 48 × 48 places where that is: the column, then the row. */
function placesThemselves(): Float32Array {
  const features = new Float32Array(48 * 48 * 32)
  for (let row = 0; row < 48; row++) {
    for (let column = 0; column < 48; column++) features.set([column, row], (row * 48 + column) * 32)
  }
  return features
}

const box = [
  [10, 20],
  [18, 20],
  [18, 24],
  [10, 24],
] as const

test('the square is half as large again as what it is laid round, and turned with its corners', () => {
  const level = squareRound(box, [box[0], box[1]])
  expect(throughSquare(level, 8, 8)).toEqual([14, 22])
  expect(throughSquare(level, 0, 0)).toEqual([8, 19])
  expect(throughSquare(level, 16, 16)).toEqual([20, 25])

  const turned = box.map(([x, y]) => [-y, x] as const)
  const square = squareRound(turned, [turned[0] as never, turned[1] as never])
  const [x, y] = throughSquare(square, 0, 0)
  expect(x).toBeCloseTo(-19)
  expect(y).toBeCloseTo(8)
})

test('what is cut out lies where the square says, blended between places', () => {
  const square = squareRound(box, [box[0], box[1]])
  const cut = cutSquare(placesThemselves(), square)
  for (const [u, v] of [
    [0, 0],
    [5, 11],
    [15, 15],
  ] as const) {
    const [x, y] = throughSquare(square, u, v)
    expect(cut[(v * 16 + u) * 32]).toBeCloseTo(x, 4)
    expect(cut[(v * 16 + u) * 32 + 1]).toBeCloseTo(y, 4)
  }
})

test('beyond the edge lies what lies at the edge', () => {
  const outside = box.map(([x, y]) => [x - 40, y] as const)
  const square = squareRound(outside, [outside[0] as never, outside[1] as never])
  expect(cutSquare(placesThemselves(), square)[0]).toBe(0)
})
