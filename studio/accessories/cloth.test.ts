import { expect, test } from 'vitest'
import { boundingBox } from '../geometry/mesh.ts'
import { foldedCloth } from './cloth.ts'

const cloth = foldedCloth({ sideMm: 100, turn: 0, liftMm: 0, at: [0, 0] })

test('a folded cloth has the given size and lies on the table', () => {
  const { low, high } = boundingBox(cloth)
  expect(high[0] - low[0]).toBeGreaterThan(100)
  expect(high[0] - low[0]).toBeLessThan(104)
  expect(high[2] - low[2]).toBeCloseTo(100, 0)
  expect(low[1]).toBeGreaterThan(-0.1)
  expect(high[1]).toBeLessThan(8)
})

test('the mesh is closed: every edge has two faces in opposite directions', () => {
  const edges = new Map<string, number>()
  for (let t = 0; t < cloth.indices.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const [a, b] = [cloth.indices[t + k] as number, cloth.indices[t + ((k + 1) % 3)] as number]
      const key = a < b ? `${a} ${b}` : `${b} ${a}`
      edges.set(key, (edges.get(key) ?? 0) + (a < b ? 1 : -1))
    }
  }
  expect([...edges.values()].filter((balance) => balance !== 0)).toHaveLength(0)
})

test('all positions are finite', () => {
  expect(cloth.positions.every(Number.isFinite)).toBe(true)
})
