import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FaceSample } from './face-sample.ts'
import { skinColourOf, skinLikeness } from './skin-colour.ts'

const SIDE = 64
const SKINS = [
  [236, 200, 180],
  [200, 150, 120],
  [120, 80, 60],
  [70, 45, 35],
] as const

function sampleOf(color: (x: number, y: number) => readonly number[]): FaceSample {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let i = 0; i < SIDE * SIDE; i++) pixels.set([...color(i % SIDE, Math.floor(i / SIDE)), 255], i * 4)
  return { width: SIDE, height: SIDE, pixels, left: 0, top: 0, scale: 1 }
}

/** All over the sample, in no order. */
const LANDMARKS = Float32Array.from({ length: 468 * 3 }, (_, i) => (Math.floor(i / 3) * (i % 3 ? 29 : 37)) % SIDE)

const likenessOf = (sample: FaceSample, color: readonly number[]) => {
  const skin = skinColourOf(sample, LANDMARKS)
  return skin && skinLikeness(skin, color, 0)
}

describe('the colour of a face’s own skin', () => {
  test.each(SKINS)('is recognised in half the light: %d %d %d', (...skin) => {
    const sample = sampleOf(() => skin)
    expect(likenessOf(sample, skin)).toBe(1)
    expect(
      likenessOf(
        sample,
        skin.map((value) => value * 0.55),
      ),
    ).toBeGreaterThan(0.9)
  })

  test.each(SKINS)('is no hair, cloth or sky: %d %d %d', (...skin) => {
    const sample = sampleOf(() => skin)
    for (const other of [
      [15, 13, 12],
      [40, 90, 160],
      [60, 120, 60],
    ]) {
      expect(likenessOf(sample, other)).toBe(0)
    }
  })

  test('is not changed by a minority of other pixels', () => {
    const sample = sampleOf((x) => (x % 5 === 0 ? [20, 20, 20] : SKINS[1]))
    expect(likenessOf(sample, SKINS[1])).toBe(1)
    expect(likenessOf(sample, [20, 20, 20])).toBe(0)
  })

  test('is a share for every colour', () => {
    const sample = sampleOf(() => SKINS[1])
    const value = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.tuple(value, value, value), (color) => {
        const likeness = likenessOf(sample, color)
        expect(likeness).toBeGreaterThanOrEqual(0)
        expect(likeness).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('is unknown where the face is outside the sample', () => {
    const outside = LANDMARKS.map((value) => value + 1000)
    expect(
      skinColourOf(
        sampleOf(() => SKINS[1]),
        outside,
      ),
    ).toBeNull()
  })
})
