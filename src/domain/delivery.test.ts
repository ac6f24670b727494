import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { addBusinessDays, deliveryDays, isBusinessDay } from './delivery.ts'

test.each([
  ['a Monday', '2026-11-23', '2026-11-25', '2026-11-27'],
  ['a Thursday, over the weekend', '2026-11-26', '2026-11-30', '2026-12-02'],
  ['a Saturday, which does not count', '2026-11-21', '2026-11-24', '2026-11-26'],
  ['Christmas Eve, over two holidays and a weekend', '2026-12-24', '2026-12-29', '2026-12-31'],
  ['the Thursday before Orthodox Easter', '2026-04-09', '2026-04-15', '2026-04-17'],
])('an order on %s, %s, arrives between %s and %s', (_, orderedOn, first, last) => {
  expect(deliveryDays(orderedOn, '2-4')).toEqual({ first, last })
})

const day = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2025-01-01', days))

test('the result is a business day, exactly the given number of business days later', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 12 }), (from, count) => {
      const to = addBusinessDays(from, count)
      expect(isBusinessDay(to)).toBe(true)
      let passed = 0
      for (let one = addDays(from, 1); one <= to; one = addDays(one, 1)) if (isBusinessDay(one)) passed++
      expect(passed).toBe(count)
    }),
  )
})
