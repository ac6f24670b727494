import { expect, test } from 'vitest'
import { markMeasures, measureWords } from './search-measures.ts'

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

test.each([
  'bridge 20',
  'γεφυρα 20',
  'temple 145',
  'βραχιονασ: 145',
  'lens 51',
  'φακοσ 51',
  'cat.3',
  'κατηγορια φιλτρου 3',
])('%s is a word that the product is filed under', (typed) => expect(filed()).toContain(markMeasures(typed)))

test.each(['bridge 21', 'temple 140', 'lens 52', 'category 2'])('%s is a word that it is not filed under', (typed) => {
  expect(markMeasures(typed)).not.toBe(typed)
  expect(filed()).not.toContain(markMeasures(typed))
})

test.each([
  'bridge',
  'bridge 200',
  'bridge 9',
  'temple 90',
  'category 5',
  'cat 33',
  'cat eye 52',
  'φακοι 2',
  'lens 51-20',
  'lens 51/20/145',
  'lens 51mm',
  'cambridge 20',
  '3 lenses',
  '52-20 bridge',
  'under 150 bridge',
])('%s is left as it is', (typed) => expect(markMeasures(typed)).toBe(typed))

test('the words around stay', () => {
  expect(markMeasures('black cat 3 round bridge 20')).toBe(
    `black ${markMeasures('cat 3')} round ${markMeasures('bridge 20')}`,
  )
})

test('light is up to 20 g, wire is metal or titanium, and what has no measurements has neither', () => {
  const heavy = { ...MEASUREMENTS, weightG: 21 }
  expect(filed()).toEqual(expect.arrayContaining(['lightweight', 'wire']))
  expect(filed({ measurements: heavy, material: 'acetate' })).not.toEqual(expect.arrayContaining(['lightweight']))
  expect(filed({ material: 'acetate' })).not.toContain('wire')
  expect(filed({ measurements: null })).toHaveLength(1)
  expect(filed({ measurements: null, filterCategory: null })).toEqual([])
})
