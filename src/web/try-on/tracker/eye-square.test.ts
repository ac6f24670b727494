import { expect, test } from 'vitest'
import { fromSquare, sampleSquare, squareAround } from './eye-square.ts'

function coordinateFeatures(): Float32Array {
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

test('the square is 1.5 times as large as its landmarks and rotated with the corners', () => {
  const level = squareAround(box, [box[0], box[1]])
  expect(fromSquare(level, 8, 8)).toEqual([14, 22])
  expect(fromSquare(level, 0, 0)).toEqual([8, 19])
  expect(fromSquare(level, 16, 16)).toEqual([20, 25])

  const turned = box.map(([x, y]) => [-y, x] as const)
  const square = squareAround(turned, [turned[0] as never, turned[1] as never])
  const [x, y] = fromSquare(square, 0, 0)
  expect(x).toBeCloseTo(-19)
  expect(y).toBeCloseTo(8)
})

test('features are sampled where the square lies, interpolated between places', () => {
  const square = squareAround(box, [box[0], box[1]])
  const cut = sampleSquare(coordinateFeatures(), square)
  for (const [u, v] of [
    [0, 0],
    [5, 11],
    [15, 15],
  ] as const) {
    const [x, y] = fromSquare(square, u, v)
    expect(cut[(v * 16 + u) * 32]).toBeCloseTo(x, 4)
    expect(cut[(v * 16 + u) * 32 + 1]).toBeCloseTo(y, 4)
  }
})

test('beyond the edge the nearest value is sampled', () => {
  const outside = box.map(([x, y]) => [x - 40, y] as const)
  const square = squareAround(outside, [outside[0] as never, outside[1] as never])
  expect(sampleSquare(coordinateFeatures(), square)[0]).toBe(0)
})
