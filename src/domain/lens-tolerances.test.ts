import { describe, expect, test } from 'vitest'
import {
  axisDifference,
  axisTolerance,
  checkTolerances,
  cylinderTolerance,
  isPassed,
  type MeasuredEye,
  type OrderedPair,
  powerTolerance,
  type ToleranceField,
} from './lens-tolerances.ts'

const eye = (changes: Partial<MeasuredEye> = {}): MeasuredEye => ({
  ...{ sphere: -200, cylinder: 0, axis: null, add: null, monoPd: null, height: null },
  ...changes,
})
const pair = (changes: Partial<MeasuredEye> = {}): OrderedPair => ({ right: eye(changes), left: eye(changes), pd: 630 })

interface Measured extends Partial<MeasuredEye> {
  pd?: number
  verticalPrism?: number
  horizontalPrism?: number
}

function failuresOf(ordered: OrderedPair, { pd = 630, verticalPrism = 0, horizontalPrism = 0, ...eyes }: Measured) {
  const measured = {
    right: { ...ordered.right, ...eyes },
    left: ordered.left,
    ...{ pd, verticalPrism, horizontalPrism },
  }
  return checkTolerances(ordered, measured)
    .filter(({ isMet }) => !isMet)
    .map(({ field }) => field)
}

describe('the vectors of the trade', () => {
  const cases: [string, Partial<MeasuredEye>, Measured, ToleranceField[]][] = [
    ['−6.00 as −6.13', { sphere: -600 }, { sphere: -613 }, ['power']],
    ['−6.00 as −6.12', { sphere: -600 }, { sphere: -612 }, []],
    ['−8.00 as −8.16', { sphere: -800 }, { sphere: -816 }, []],
    ['−8.00 as −8.17', { sphere: -800 }, { sphere: -817 }, ['power']],
    ['+8.00 as +7.84', { sphere: 800 }, { sphere: 784 }, []],
    ['cylinder 1.00, the axis 4 degrees off', { cylinder: -100, axis: 90 }, { axis: 94 }, ['axis']],
    ['cylinder 1.00, the axis 3 degrees off', { cylinder: -100, axis: 90 }, { axis: 87 }, []],
    ['cylinder 0.50, the axis 7 degrees off', { cylinder: -50, axis: 178 }, { axis: 5 }, []],
    ['cylinder 0.50, the axis 8 degrees off', { cylinder: -50, axis: 178 }, { axis: 6 }, ['axis']],
    ['a cylinder that nobody ordered', {}, { cylinder: -25, axis: 10 }, ['cylinder']],
    ['the other form of the cylinder', { cylinder: -100, axis: 90 }, { sphere: -300, cylinder: 100, axis: 180 }, []],
    ['a weak addition', { add: 200 }, { add: 187 }, ['add']],
    ['a missing addition', { add: 200 }, { add: null }, ['add']],
    ['a PD 2.0 mm off, above 2.75 D', { sphere: -300 }, { pd: 650 }, []],
    ['a PD 2.1 mm off, above 2.75 D', { sphere: -300 }, { pd: 651 }, ['pd']],
    ['a PD 5 mm off, below 2.75 D, without prism', {}, { pd: 680 }, []],
    ['0.68 of horizontal prism below 2.75 D', {}, { horizontalPrism: 68 }, ['horizontalPrism']],
    ['0.33 of vertical prism', {}, { verticalPrism: 33 }, []],
    ['0.34 of vertical prism', { sphere: -800 }, { verticalPrism: 34 }, ['verticalPrism']],
    ['a progressive lens 1.1 mm too far out', { monoPd: 315, add: 200, height: 180 }, { monoPd: 326 }, ['monoPd']],
    ['a progressive lens 1 mm too low', { monoPd: 315, add: 200, height: 180 }, { height: 170 }, []],
  ]
  test.each(cases)('%s', (_, ordered, measured, failures) => {
    expect(failuresOf(pair(ordered), measured)).toEqual(failures)
  })
})

test('a pair as it was ordered passes', () => {
  const ordered = pair({ sphere: -425, cylinder: -175, axis: 12, add: 125 })
  expect(failuresOf(ordered, {})).toEqual([])
  expect(isPassed(checkTolerances(ordered, { ...ordered, pd: 630, verticalPrism: 0, horizontalPrism: 0 }))).toBe(true)
})

test('tolerances grow with what was ordered, and axes are narrower for stronger cylinders', () => {
  expect([650, 651, 1000].map(powerTolerance)).toEqual([12, 13.02, 20])
  expect([200, 201, 450, 500].map(cylinderTolerance)).toEqual([12, 15, 15, 20])
  expect([25, 50, 75, 150, 151].map(axisTolerance)).toEqual([14, 7, 5, 3, 2])
})

test('axes are compared around the half circle', () => {
  expect([axisDifference(179, 1), axisDifference(1, 179), axisDifference(90, 180), axisDifference(180, 180)]).toEqual([
    2, 2, 90, 0,
  ])
})
