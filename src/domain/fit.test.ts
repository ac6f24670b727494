import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FrameNumbers, frameClass, frontWidthMm, NUMBER_LIMITS, nearestInSize, refuseNumbers } from './fit.ts'

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

describe('a front', () => {
  test('is two lenses, the bridge and ten millimetres wide', () => {
    expect(frontWidthMm(numbers(52, 18, 145))).toBe(132)
  })

  test.each([
    [131.9, 'narrow'],
    [132, 'medium'],
    [146, 'medium'],
    [146.1, 'wide'],
  ])('of %s mm is %s', (widthMm, expected) => {
    expect(frameClass(widthMm)).toBe(expected)
  })
})

describe('numbers', () => {
  test.each([
    [numbers(52, 18, 145), null],
    [numbers(29, 18, 145), 'lensWidthMm'],
    [numbers(52, 31, 145), 'bridgeMm'],
    [numbers(52, 18, 80), 'templeMm'],
    [numbers(Number.NaN, 18, 145), 'lensWidthMm'],
  ])('%o are refused for %s', (given, refused) => {
    expect(refuseNumbers(given)).toBe(refused)
  })
})

describe('the nearest in size', () => {
  test('come first: the front before the bridge, the bridge before the temple', () => {
    const frames = [
      frame('wider', 54, 18, 145),
      frame('shorter temple', 52, 18, 140),
      frame('narrower bridge', 53, 16, 145),
      frame('the same', 52, 18, 145),
    ]
    const names = nearestInSize(frames, numbers(52, 18, 145), 4).map(({ name }) => name)
    expect(names).toEqual(['the same', 'shorter temple', 'narrower bridge', 'wider'])
  })

  test('are never what has no measurements', () => {
    expect(nearestInSize([{ measurements: null }], numbers(52, 18, 145), 3)).toEqual([])
  })

  test('begin with a pair of the very same numbers, wherever it stands', () => {
    fc.assert(
      fc.property(fc.array(anyNumbers), anyNumbers, (others, mine) => {
        const frames = [...others, mine].map((measurements) => ({ measurements }))
        expect(nearestInSize(frames, mine, 1)[0]?.measurements).toEqual(mine)
      }),
    )
  })

  test('are as many as were asked for, where there are so many', () => {
    fc.assert(
      fc.property(fc.array(anyNumbers), anyNumbers, fc.nat(9), (all, mine, count) => {
        const frames = all.map((measurements) => ({ measurements }))
        expect(nearestInSize(frames, mine, count)).toHaveLength(Math.min(count, all.length))
      }),
    )
  })
})
