import { expect, test } from 'vitest'
import { measureWords, rangeWord, widened, wordsOfRange } from './measure-words.ts'

const MEASUREMENTS = {
  lensWidthMm: 51,
  lensHeightMm: 47,
  bridgeMm: 20,
  templeMm: 145,
  frameWidthMm: 133,
  weightG: 18,
} as const

const filed = (product: Partial<Parameters<typeof measureWords>[0]> = {}) =>
  measureWords({ measurements: MEASUREMENTS, filterCategory: 3, material: 'titanium', ...product })

test('a product is filed under each of its measurements alone', () => {
  const own = { bridge: 20, temple: 145, lens: 51, height: 47, width: 133, filter: 3, weight: 18 } as const
  for (const [name, value] of Object.entries(own) as [keyof typeof own, number][]) {
    expect(filed()).toEqual(expect.arrayContaining([...(wordsOfRange(rangeWord(name, value, value)) ?? ['none'])]))
    expect(filed()).not.toEqual(
      expect.arrayContaining([...(wordsOfRange(rangeWord(name, value - 1, value - 1)) ?? [])]),
    )
  }
})

test('a range stands for the values that there can be, and no other word for any', () => {
  expect(wordsOfRange(rangeWord('bridge', 27, 400))).toEqual(['xqbridge27', 'xqbridge28'])
  expect(wordsOfRange(rangeWord('bridge', 20, 19))).toEqual([])
  expect(['bridge', 'xqbridge20', 'xqother1q2'].map(wordsOfRange)).toEqual([null, null, null])
  expect(widened(`black ${rangeWord('weight', 0, 10)} round`, 2)).toBe(`black ${rangeWord('weight', 0, 12)} round`)
})

test('light is up to 20 g, wire is metal or titanium, and what has no measurements has neither', () => {
  const heavy = { ...MEASUREMENTS, weightG: 21 }
  expect(filed()).toEqual(expect.arrayContaining(['lightweight', 'wire']))
  expect(filed({ measurements: heavy, material: 'acetate' })).not.toEqual(expect.arrayContaining(['lightweight']))
  expect(filed({ material: 'acetate' })).not.toContain('wire')
  expect(filed({ measurements: null })).toHaveLength(1)
  expect(filed({ measurements: null, filterCategory: null })).toEqual([])
})
