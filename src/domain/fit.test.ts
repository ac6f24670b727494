import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FrameNumbers, frameClass, frameNumberErrors, frontWidthMm, NUMBER_LIMITS, nearestInSize } from './fit.ts'

const numbers = (lensWidthMm: number, bridgeMm: number, templeMm: number): FrameNumbers => ({
  lensWidthMm,
  bridgeMm,
  templeMm,
})
const frame = (name: string, ...mm: [number, number, number]) => ({ name, measurements: numbers(...mm) })
const within = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max })
const anyNumbers = fc.record({
  lensWidthMm: within(NUMBER_LIMITS.lensWidthMm),
  bridgeMm: within(NUMBER_LIMITS.bridgeMm),
  templeMm: within(NUMBER_LIMITS.templeMm),
})

describe('the width of a front', () => {
  test('is two lenses, the bridge and ten millimetres', () => {
    expect(frontWidthMm(numbers(52, 18, 145))).toBe(132)
  })

  test.each([
    [131.9, 'narrow'],
    [132, 'medium'],
    [146, 'medium'],
    [146.1, 'wide'],
  ])('of %s mm is in the class %s', (widthMm, expected) => {
    expect(frameClass(widthMm)).toBe(expected)
  })
})

describe('frame numbers', () => {
  test.each([
    [numbers(52, 18, 145), null],
    [numbers(29, 18, 145), 'lensWidthMm'],
    [numbers(52, 31, 145), 'bridgeMm'],
    [numbers(52, 18, 80), 'templeMm'],
    [numbers(Number.NaN, 18, 145), 'lensWidthMm'],
  ])('%o have the error %s', (given, error) => {
    expect(frameNumberErrors(given)).toBe(error)
  })
})

describe('the nearest frames in size', () => {
  test('are ranked by the front, then the bridge, then the temple', () => {
    const frames = [
      frame('wider', 54, 18, 145),
      frame('shorter temple', 52, 18, 140),
      frame('narrower bridge', 53, 16, 145),
      frame('the same', 52, 18, 145),
    ]
    const names = nearestInSize(frames, numbers(52, 18, 145), 4).map(({ name }) => name)
    expect(names).toEqual(['the same', 'shorter temple', 'narrower bridge', 'wider'])
  })

  test('never include a frame without measurements', () => {
    expect(nearestInSize([{ measurements: null }], numbers(52, 18, 145), 3)).toEqual([])
  })

  test('begin with a frame of the same numbers', () => {
    fc.assert(
      fc.property(fc.array(anyNumbers), anyNumbers, (others, target) => {
        const frames = [...others, target].map((measurements) => ({ measurements }))
        expect(nearestInSize(frames, target, 1)[0]?.measurements).toEqual(target)
      }),
    )
  })

  test('are as many as requested, where there are enough', () => {
    fc.assert(
      fc.property(fc.array(anyNumbers), anyNumbers, fc.nat(9), (all, target, count) => {
        const frames = all.map((measurements) => ({ measurements }))
        expect(nearestInSize(frames, target, count)).toHaveLength(Math.min(count, all.length))
      }),
    )
  })
})
