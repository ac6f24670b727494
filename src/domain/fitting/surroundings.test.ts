import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { USUAL_LIGHT } from './face-light.ts'
import type { FaceSample } from './face-sample.ts'
import type { Vector } from './pose.ts'
import { backgroundOf, radianceFrom } from './surroundings.ts'

const SIDE = 40

function sampleOf(color: (column: number, row: number) => readonly number[]): FaceSample {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let i = 0; i < SIDE * SIDE; i++) pixels.set(color(i % SIDE, Math.floor(i / SIDE)), i * 4)
  return { width: SIDE, height: SIDE, pixels, left: 0, top: 0, scale: 1 }
}

const RED = [200, 40, 40, 255]
const BLUE = [40, 60, 200, 255]
const TRANSPARENT = [0, 0, 0, 0]
const LEVEL: Vector = [0, -0.1, 1]

describe('what surrounds a head', () => {
  test('is read at the edges of its picture', () => {
    const { left, right } = backgroundOf(sampleOf((column) => (column < SIDE / 2 ? RED : BLUE)))
    expect(left[0]).toBeGreaterThan(5 * left[2])
    expect(right[2]).toBeGreaterThan(5 * right[0])
  })

  test('is unknown and grey outside the picture', () => {
    expect(backgroundOf(sampleOf(() => TRANSPARENT)).top).toEqual([0.3, 0.3, 0.3])
  })

  test('is mirrored before the wearer', () => {
    const seen = backgroundOf(sampleOf((column) => (column < SIDE / 2 ? RED : BLUE)))
    const [left, right] = [
      radianceFrom([-0.8, -0.1, 0.6], USUAL_LIGHT, seen),
      radianceFrom([0.8, -0.1, 0.6], USUAL_LIGHT, seen),
    ]
    expect(left[0] / left[2]).toBeGreaterThan(right[0] / right[2])
  })

  test('is brighter above than below, and brightest where the light comes from', () => {
    const seen = backgroundOf(sampleOf(() => [120, 120, 120, 255]))
    const light = { ...USUAL_LIGHT, direction: [0.6, 0.2, 0.77] as const, directedness: 0.5 }
    const green = (direction: Vector) => radianceFrom(direction, light, seen)[1]
    expect(green([0, 0.9, 0.4])).toBeGreaterThan(2 * green([0, -0.9, 0.4]))
    expect(green(light.direction)).toBeGreaterThan(3 * green(LEVEL))
  })

  test.each([0.1, -0.6])('have a shape wherever a head turns, at height %d', (y) => {
    const seen = backgroundOf(sampleOf(() => [120, 120, 120, 255]))
    const level = Math.sqrt(1 - y * y)
    const at = (degrees: number) => {
      const around = (degrees * Math.PI) / 180
      return radianceFrom([level * Math.sin(around), y, level * Math.cos(around)], USUAL_LIGHT, seen)[1]
    }
    // A lens that curves by 30° mirrors twice as much.
    for (let from = -150; from <= 90; from += 10) {
      const seenInLens = Array.from({ length: 31 }, (_, i) => at(from + 2 * i))
      expect(Math.max(...seenInLens) / Math.min(...seenInLens), `from ${from}°`).toBeGreaterThan(1.7)
    }
  })

  test('never takes light away', () => {
    const seen = backgroundOf(sampleOf(() => [0, 0, 0, 255]))
    const angle = fc.double({ min: -3.2, max: 3.2, noNaN: true })
    fc.assert(
      fc.property(angle, angle, (around, up) => {
        const direction = [Math.cos(up) * Math.sin(around), Math.sin(up), Math.cos(up) * Math.cos(around)] as const
        for (const value of radianceFrom(direction, USUAL_LIGHT, seen)) expect(value).toBeGreaterThan(0)
      }),
    )
  })
})
