import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_PRESCRIPTION_LIMITS as LIMITS } from './prescription-limits.ts'
import { readCylinder, readPower } from './read-power.ts'

const sphere = (text: string) => readPower(text, LIMITS.sphere)
const problem = (text: string, range = LIMITS.sphere) => {
  const reading = readPower(text, range)
  return reading.ok ? reading.value : [reading.problem.code, reading.problem.proposals]
}

describe('a sphere', () => {
  test.each([
    ['−2,25', -225],
    ['-2.25', -225],
    ['–2.25', -225],
    ['—2.25', -225],
    ['－２．２５', -225],
    ['+1.5', 150],
    [' + 1,50 D', 150],
    ['-0·75', -75],
    ['-.75', -75],
    ['-,75', -75],
    ['-3', -300],
    ['-3.', -300],
    ['-12', -1200],
    ['-2.25 DS', -225],
    ['+2,00 διοπτρίες', 200],
    ['-2.250', -225],
    ['-20.00', -2000],
    ['∞', 0],
    ['PL', 0],
    ['plano', 0],
    ['Plan', 0],
    ['πλάνο', 0],
    ['0.00', 0],
    ['0', 0],
    ['-0.00', 0],
    ['000', 0],
  ])('“%s” is %i', (text, value) => {
    expect(sphere(text)).toStrictEqual({ ok: true, value })
  })

  test.each([
    ['2.25', 'sign_missing', [225, -225]],
    ['225', 'sign_missing', [225, -225]],
    ['15', 'sign_missing', [1500, -1500, 150, -150]],
    ['-225', 'point_missing', [-225]],
    ['-2 25', 'point_missing', [-225]],
    ['−2²⁵', 'point_missing', [-225]],
    ['+1250', 'point_missing', [1250]],
    ['-075', 'point_missing', [-75]],
    ['-05', 'point_missing', [-50]],
    ['-25', 'point_missing', [-250, -25]],
    ['-15', 'point_missing', [-1500, -150]],
    ['-1.30', 'off_step', [-150, -125]],
    ['1.30', 'off_step', undefined],
    ['-1.12', 'eighth_step', undefined],
    ['-1.125', 'eighth_step', undefined],
    ['+0.37', 'eighth_step', undefined],
    ['+0.63', 'eighth_step', undefined],
    ['+0.88', 'eighth_step', undefined],
    ['-20.25', 'out_of_range', undefined],
    ['+9999', 'out_of_range', undefined],
    ['', 'missing', undefined],
    [' ', 'missing', undefined],
    ['BAL', 'balance', undefined],
    ['-', 'unreadable', undefined],
    ['±2.25', 'unreadable', undefined],
    ['2.25-', 'unreadable', undefined],
    ['-2.2.5', 'unreadable', undefined],
    ['-1e1', 'unreadable', undefined],
    ['NaN', 'unreadable', undefined],
    ['-2.25 x 180', 'unreadable', undefined],
    ['DS', 'unreadable', undefined],
  ])('“%s” is not taken: %s, with the proposals %j', (text, code, proposals) => {
    expect(problem(text)).toEqual([code, proposals])
  })

  test('has the right range beside a problem', () => {
    expect(sphere('-33.00')).toEqual({ ok: false, problem: { code: 'out_of_range', range: LIMITS.sphere } })
  })
})

describe('an addition', () => {
  test.each([
    ['+1.50', 150],
    ['1,5', 150],
    ['2.00', 200],
    ['+2', 200],
  ])('“%s” is %i, since it has one sign only', (text, value) => {
    expect(problem(text, LIMITS.add)).toBe(value)
  })

  test.each([
    ['+15', 'point_missing', [150]],
    ['225', 'point_missing', [225]],
    ['-1.50', 'out_of_range', undefined],
    ['+0.50', 'out_of_range', undefined],
    ['0', 'out_of_range', undefined],
    ['+1.62', 'eighth_step', undefined],
  ])('“%s” is not taken: %s, with the proposals %j', (text, code, proposals) => {
    expect(problem(text, LIMITS.add)).toEqual([code, proposals])
  })
})

test.each(['', '-', '—', 'DS', 'sph', '0.00', '∞'])('“%s” is no cylinder', (text) => {
  expect(readCylinder(text, LIMITS.cylinder)).toStrictEqual({ ok: true, value: 0 })
})

test('every power of a quarter dioptre is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -80, max: 80 }), fc.constantFrom('.', ',', '·'), (quarters, point) => {
      const text = `${quarters < 0 ? '−' : '+'}${Math.abs(quarters / 4).toFixed(2)}`
      expect(sphere(text.replace('.', point))).toStrictEqual({ ok: true, value: quarters * 25 })
    }),
  )
})

test('a power without its sign is never taken', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.boolean(), (hundredths, hasPoint) => {
      expect(sphere(hasPoint ? (hundredths / 100).toFixed(2) : String(hundredths)).ok).toBe(false)
    }),
  )
})

test('no text throws, and what is taken is in range and on a step', () => {
  const pieces = fc.constantFrom('+', '-', '−', '.', ',', '0', '2', '5', '75', ' ', 'D', 'pl', '∞', '²', 'x', 'ά')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((parts) => parts.join('')),
      ),
      (text) => {
        const reading = sphere(text)
        if (reading.ok) expect(reading.value).toSatisfy((value: number) => Math.abs(value) <= 2000 && value % 25 === 0)
        else for (const value of reading.problem.proposals ?? []) expect(value).toSatisfy((v: number) => v % 25 === 0)
      },
    ),
    { numRuns: 1000 },
  )
})
