import { expect, test } from 'vitest'
import { overlaps, projectReduction, reducedPriceCents, reductionTimes } from './reductions.ts'

const at = (text: string) => new Date(text)
const NOW = at('2026-11-22T13:00:00Z')

test('a reduction from today begins now, one from a later day with that day in Cyprus; the last day is inclusive', () => {
  expect(reductionTimes('2026-11-22', '2026-11-22', NOW)).toEqual({ startsAt: NOW, endsAt: at('2026-11-22T22:00:00Z') })
  expect(reductionTimes('2026-11-23', '2026-11-29', NOW)).toEqual({
    startsAt: at('2026-11-22T22:00:00Z'),
    endsAt: at('2026-11-29T22:00:00Z'),
  })
})

test('after midnight in Cyprus, yesterday in UTC is over', () => {
  const night = at('2026-11-22T22:30:00Z')
  expect(reductionTimes('2026-11-22', '2026-11-25', night)).toEqual({ field: 'from', problem: 'date_past' })
  expect(reductionTimes('2026-11-23', '2026-11-25', night)).toMatchObject({ startsAt: night })
})

test('the last day may not be before the first', () => {
  expect(reductionTimes('2026-11-25', '2026-11-24', NOW)).toEqual({ field: 'to', problem: 'day_before_start' })
})

test('a week over the change of clocks is an hour shorter in March and an hour longer in October', () => {
  const hours = (from: string, to: string, now: string) => {
    const times = reductionTimes(from, to, at(now))
    return 'startsAt' in times ? (times.endsAt.valueOf() - times.startsAt.valueOf()) / 3_600_000 : null
  }
  expect(hours('2027-03-26', '2027-04-01', '2027-03-01T10:00:00Z')).toBe(7 * 24 - 1)
  expect(hours('2027-10-29', '2027-11-04', '2027-10-01T10:00:00Z')).toBe(7 * 24 + 1)
})

test('reductions that follow one another without a gap do not overlap', () => {
  const one = { startsAt: at('2026-12-01T00:00:00Z'), endsAt: at('2026-12-08T00:00:00Z') }
  const next = { startsAt: one.endsAt, endsAt: at('2026-12-09T00:00:00Z') }
  expect(overlaps(one, next)).toBe(false)
  expect(overlaps(one, { ...next, startsAt: at('2026-12-07T23:59:59Z') })).toBe(true)
})

test.each([
  [14_990, 20, 11_992],
  [9_999, 50, 5_000],
  [100, 33, 67],
])('%i cents less %i percent are %i cents', (price, percent, expected) => {
  expect(reducedPriceCents(price, percent)).toBe(expected)
})

const FULL = { priceCents: 15_000, discountPriceCents: null, validFrom: at('2026-01-01T00:00:00Z') }
const startsAt = at('2026-12-01T00:00:00Z')

test('a first reduction is shown beside the full price', () => {
  const seen = projectReduction([FULL], 15_000, { startsAt, priceCents: 12_000 }, [])
  expect(seen).toEqual({ referenceCents: 15_000, lowestCents: 15_000 })
})

test('a reduction within 30 days of a deeper one has no struck-through price', () => {
  const earlier = [
    FULL,
    { ...FULL, discountPriceCents: 11_000, validFrom: at('2026-11-05T00:00:00Z') },
    { ...FULL, validFrom: at('2026-11-10T00:00:00Z') },
  ]
  const seen = projectReduction(earlier, 15_000, { startsAt, priceCents: 12_000 }, [])
  expect(seen).toEqual({ referenceCents: null, lowestCents: 11_000 })
})

test('a reduction that is planned before counts among the earlier prices', () => {
  const planned = [{ startsAt: at('2026-11-24T00:00:00Z'), endsAt: at('2026-11-26T00:00:00Z'), priceCents: 13_000 }]
  const seen = projectReduction([FULL], 15_000, { startsAt, priceCents: 12_000 }, planned)
  expect(seen).toEqual({ referenceCents: 13_000, lowestCents: 13_000 })
})

test('a product that was never sold before has no struck-through price', () => {
  const seen = projectReduction([], 15_000, { startsAt, priceCents: 12_000 }, [])
  expect(seen).toEqual({ referenceCents: null, lowestCents: null })
})
