import { expect, test } from 'vitest'
import { type EyeModel, readEyes } from './eye-reader.ts'
import { type Region, toImage } from './region.ts'

const [RIGHT_MIDDLE, LEFT_MIDDLE] = [
  [66, 80],
  [126, 80],
] as const
const [HALF_WIDTH, HALF_HEIGHT] = [15, 9]

const list = (length: number, at: Record<number, readonly [number, number]>, otherwise: readonly [number, number]) =>
  Float32Array.from(Array.from({ length }, (_, i) => at[i] ?? otherwise).flat())

function createTestModel(receivedSquares: (readonly [Float32Array, Float32Array])[]): EyeModel<null> {
  const points = new Float32Array(468 * 3)
  for (let i = 0; i < 468; i++) points.set([...(isOfLeft(i) ? LEFT_MIDDLE : RIGHT_MIDDLE), 0], i * 3)
  const put = (index: number, x: number, y: number) => points.set([x, y, 0], index * 3)
  for (const [outer, inner, upper, lower, [x, y]] of [
    [33, 133, 63, 119, RIGHT_MIDDLE],
    [362, 263, 293, 348, LEFT_MIDDLE],
  ] as const) {
    put(outer, x - HALF_WIDTH, y)
    put(inner, x + HALF_WIDTH, y)
    put(upper, x, y - HALF_HEIGHT)
    put(lower, x, y + HALF_HEIGHT)
  }
  const features = Float32Array.from({ length: 48 * 48 * 32 }, (_, i) => Math.floor(i / 32) % 48)
  const iris = list(5, { 1: [36, 32], 3: [28, 32] }, [32, 32])
  const outline = (upper: number) =>
    list(
      71,
      { 0: [12, 32], 8: [52, 32], 3: [30, 32], 5: [34, 32], 11: [30, upper], 12: [32, upper], 13: [34, upper] },
      [32, 32],
    )
  return async (_, __, squares) => {
    receivedSquares.push(squares)
    return {
      features,
      points,
      eyes: [
        { iris, outline: outline(26) },
        { iris, outline: outline(32) },
      ],
    }
  }
}

const isOfLeft = (index: number) => index >= 248

test.each([
  { x: 400, y: 300, side: 192, angle: 0 },
  { x: 400, y: 300, side: 384, angle: 0.4 },
] satisfies Region[])('irises are read in pixels of the picture, from a face at %o', async (region) => {
  const squares: (readonly [Float32Array, Float32Array])[] = []
  const [right, left] = await readEyes(null, region, createTestModel(squares))
  const [x, y] = toImage(region, RIGHT_MIDDLE[0] / 192, RIGHT_MIDDLE[1] / 192)
  expect(right.pupil[0]).toBeCloseTo(x, 3)
  expect(right.pupil[1]).toBeCloseTo(y, 3)
  expect(left.pupil[0]).toBeCloseTo(toImage(region, LEFT_MIDDLE[0] / 192, LEFT_MIDDLE[1] / 192)[0], 3)
  // The square is 1.5 × 30 pixels wide, and the iris an eighth of that.
  expect(right.irisPx).toBeCloseTo(((30 * 1.5) / 8) * (region.side / 192), 3)
  // The squares are 45 wide and 27 high: 6 of 64 high, to 40 of 64 wide.
  expect(right.opening).toBeCloseTo(((6 / 64) * 27) / ((40 / 64) * 45), 3)
  expect(left.opening).toBeCloseTo(0)
})

test('the model runs twice, the second time with the features around each eye', async () => {
  const squares: (readonly [Float32Array, Float32Array])[] = []
  await readEyes(null, { x: 0, y: 0, side: 192, angle: 0 }, createTestModel(squares))
  expect(squares).toHaveLength(2)
  expect(squares[0]?.[0].every((value) => value === 0)).toBe(true)
  const middle = (8 * 16 + 8) * 32
  expect(squares[1]?.[0][middle]).toBeCloseTo(RIGHT_MIDDLE[0] / 4, 3)
  expect(squares[1]?.[1][middle]).toBeCloseTo(LEFT_MIDDLE[0] / 4, 3)
})
