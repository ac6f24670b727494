import { DataUtils } from 'three'
import { expect, test } from 'vitest'
import { createEnvironmentCube, directionOf } from './environment-cube.ts'

test('the middles of a cube’s faces point along the axes, with x mirrored', () => {
  const middles = Array.from({ length: 6 }, (_, face) => directionOf(face, 0, 0).map((value) => value + 0))
  expect(middles).toEqual([
    [-1, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
  ])
})

test('dull levels keep even light and spread light from above', () => {
  const { texture, draw } = createEnvironmentCube()
  const firstOf = (face: number) => {
    const [level] = texture.mipmaps.slice(-1) as unknown as { image: { image: { data: Uint16Array } }[] }[]
    return DataUtils.fromHalfFloat(level?.image[face]?.image.data[0] ?? 0)
  }
  draw(() => [0.5, 0.5, 0.5])
  expect(firstOf(2)).toBeCloseTo(0.5, 2)
  draw(([, y]) => (y > 0 ? [1, 1, 1] : [0, 0, 0]))
  expect(firstOf(2)).toBeGreaterThan(0.8)
  expect(firstOf(3)).toBeLessThan(0.2)
})
