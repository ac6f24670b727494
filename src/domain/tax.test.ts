import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containedVatCents } from './money.ts'
import { DEFAULT_TAX, ratePercentOn, splitCents, type Taxed, taxLines } from './tax.ts'

describe('the rate of a class', () => {
  const settings = { ...DEFAULT_TAX, standard: [{ from: '2027-01-01', percent: 21 }, ...DEFAULT_TAX.standard] }
  test.each([
    ['2026-12-31', 19],
    ['2027-01-01', 21],
    ['2000-01-01', 19],
  ])('is on %s %i %', (day, percent) => {
    expect(ratePercentOn(settings, 'standard', day)).toBe(percent)
  })
  test('can be zero', () => expect(ratePercentOn(DEFAULT_TAX, 'zero', '2026-11-22')).toBe(0))
})

test('lines of two rates have their VAT, and delivery goes by its own', () => {
  const { lines, rates } = taxLines([
    { name: 'frame', grossCents: 12_000, ratePercent: 19 },
    { name: 'lenses', grossCents: 8_000, ratePercent: 5 },
    { name: 'delivery', grossCents: 500, ratePercent: 19 },
  ])
  expect(rates).toEqual([
    { ratePercent: 19, grossCents: 12_500, vatCents: 1_996, netCents: 10_504 },
    { ratePercent: 5, grossCents: 8_000, vatCents: 381, netCents: 7_619 },
  ])
  expect(lines.map(({ name, vatCents }) => [name, vatCents])).toEqual([
    ['frame', 1_916],
    ['lenses', 381],
    ['delivery', 80],
  ])
})

const rate = fc.constantFrom(19, 9, 5, 3, 0)
const someLines = fc.array(fc.record({ grossCents: fc.integer({ min: 0, max: 5_000_000 }), ratePercent: rate }), {
  minLength: 1,
  maxLength: 30,
})
const sum = (entries: readonly Taxed[], key: 'grossCents' | 'netCents' | 'vatCents') =>
  entries.reduce((all, entry) => all + entry[key], 0)

test('rates and lines add up to the total, net and VAT to gross, and each rate is what the law computes', () => {
  fc.assert(
    fc.property(someLines, (given) => {
      const { lines, rates } = taxLines(given)
      const total = given.reduce((all, { grossCents }) => all + grossCents, 0)
      expect(sum(rates, 'grossCents')).toBe(total)
      for (const key of ['grossCents', 'netCents', 'vatCents'] as const) expect(sum(lines, key)).toBe(sum(rates, key))
      for (const one of [...rates, ...lines]) expect(one.netCents + one.vatCents).toBe(one.grossCents)
      for (const { ratePercent, grossCents, vatCents } of rates) {
        expect(vatCents).toBe(containedVatCents(grossCents, ratePercent))
      }
      for (const line of lines) {
        const exact = line.grossCents - (line.grossCents * 100) / (100 + line.ratePercent)
        expect(Math.abs(line.vatCents - exact)).toBeLessThan(2)
      }
    }),
  )
})

test('an order credited in parts has no VAT left at the end, whatever the parts', () => {
  const part = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), rate, (parts, ratePercent) => {
      const grossCents = parts.reduce((all, one) => all + one, 0)
      const said = taxLines([{ grossCents, ratePercent }]).rates
      for (const one of parts) said.push(...taxLines([{ grossCents: -one, ratePercent }], said).rates)
      expect(sum(said, 'grossCents')).toBe(0)
      expect(sum(said, 'vatCents')).toBe(0)
    }),
  )
})

test('cents are split without one lost or added', () => {
  expect(splitCents(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(splitCents(5, [0, 0])).toEqual([5, 0])
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
      (cents, weights) => {
        expect(splitCents(cents, weights).reduce((all, one) => all + one, 0)).toBe(cents)
      },
    ),
  )
})
